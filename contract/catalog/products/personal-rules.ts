// What a buyer fills in for products that are made to order. No zod here, because the product page loads this file.
import { isPrintable } from '../../core/scripts.ts';

/** The kinds of fields: a line of text, a photo, a day, or one of some choices. */
export const personalKinds = ['text', 'photo', 'date', 'choice'] as const;
/** A kind of field. */
export type PersonalKind = (typeof personalKinds)[number];

/** The scripts that a text can be limited to, because a tool engraves only these. */
export const personalScripts = ['any', 'latin', 'devanagari'] as const;
/** A script of a text. */
export type PersonalScript = (typeof personalScripts)[number];

/** The limits of fields: how many, and the lengths in characters. A photo is in bytes. */
export const personalLimits = {
  fields: 6,
  label: 60,
  text: 120,
  choices: 20,
  choice: 60,
  value: 160,
  photoBytes: 8_000_000,
} as const;

/** Words in both languages. */
export type BothWords = { en: string; hi: string };

/** A field that a buyer fills in. `max` and `script` are for texts, `choices` for choices. */
export type PersonalField = {
  id: string;
  kind: PersonalKind;
  label: BothWords;
  required: boolean;
  max: number;
  script: PersonalScript;
  choices: BothWords[];
};

/** The problem of a value. */
export type PersonalProblem = 'missing' | 'long' | 'script' | 'letters' | 'signs' | 'date' | 'choice';

const otherLetters = {
  any: null,
  latin: /(?!\p{Script=Latin})\p{L}/u,
  devanagari: /(?!\p{Script=Devanagari})\p{L}/u,
} as const;

/** Counts characters as a reader does: क्षि is one. */
export const countCharacters = (text: string): number =>
  [...new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(text)].length;

function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}

function textProblem({ max, script }: PersonalField, value: string): PersonalProblem | null {
  if (countCharacters(value) > max) return 'long';
  // Line breaks, control characters, and the marks that turn the direction of writing.
  if (/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(value)) return 'signs';
  if (script !== 'any' && /\p{Extended_Pictographic}/u.test(value)) return 'signs';
  if (otherLetters[script]?.test(value)) return 'script';
  if (isPrintable(value)) return null;
  return /\p{L}/u.test(value) ? 'letters' : 'signs';
}

/**
 * Returns the problem of a trimmed value of a field, or null. A choice is its English word; a photo is the id of an
 * uploaded photo, which is not looked up here.
 */
export function personalProblem(field: PersonalField, value: string): PersonalProblem | null {
  if (value === '') return field.required ? 'missing' : null;
  if (value.length > personalLimits.value * 4) return 'long';
  if (field.kind === 'date') return isDay(value) ? null : 'date';
  if (field.kind === 'choice') return field.choices.some(({ en }) => en === value) ? null : 'choice';
  return field.kind === 'text' ? textProblem(field, value) : null;
}

/** Returns the address of a photo that a buyer has given. Only the buyer and the staff can open it. */
export const personalPhotoPath = (id: string): string => `/api/personal-photos/${id}`;
