import { type FactProblem, factProblem } from './check.ts';
import { type ChoiceList, choiceNames, choicesOf, type FactWords } from './choices.ts';
import type { FactField, FactValue, Words } from './types.ts';

/** The input for a fact, typed in a form or in a cell. `hi` is for texts only. */
export type TypedFact = { en: string; hi?: string };

/** The values that mean yes and no whatever the language. */
const codes = { yes: ['yes', 'true', '1'], no: ['no', 'false', '0'] } as const;

/** Returns whether yes or no was typed: its code, or its word in one of the languages. */
const means = (answer: keyof typeof codes, typed: string, words: readonly FactWords[]): boolean =>
  [...codes[answer], ...words.map((one) => one[answer].toLowerCase())].includes(typed.toLowerCase());

/** Finds a choice by its stored value, or by its words in one of the languages. */
function choiceOf(list: ChoiceList, typed: string, words: readonly FactWords[]): string {
  const wanted = typed.toLowerCase();
  const found = choicesOf(list).find((value) =>
    [value, ...words.map((one) => choiceNames(one, list)[value] ?? '')].some(
      (word) => word.toLowerCase() === wanted,
    ),
  );
  return found ?? typed;
}

/** Parses `20`, `1,250.5` or `20-22`. Text that is no number becomes NaN, which no field allows. */
function numberOf(typed: string, words: readonly FactWords[]): number | [number, number] {
  const plain = typed.replace(/(?<=\d),(?=\d)/g, '');
  const [, least, between, most] = /^(\d+(?:\.\d+)?)\s*(\D+?)\s*(\d+(?:\.\d+)?)$/.exec(plain) ?? [];
  if (between && ['-', '–', 'to', ...words.map(({ rangeWord }) => rangeWord)].includes(between))
    return [Number(least), Number(most)];
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

function valueFrom(field: FactField, { en, hi }: Words, words: readonly FactWords[]): FactValue {
  switch (field.type) {
    case 'number':
      return numberOf(en, words);
    case 'choice':
      return choiceOf(field.list, en, words);
    case 'yesNo':
      return means('yes', en, words) || (means('no', en, words) ? false : en);
    case 'text':
      return { en: en || hi, hi } satisfies Words;
    case 'code':
      return field.form === 'huid' ? en.toUpperCase() : en;
    default:
      return en;
  }
}

/**
 * Parses what was typed, in one of the languages of `words`. Returns undefined for an empty field: the fact is not
 * known.
 */
export function readFact(
  field: FactField,
  typed: TypedFact,
  words: readonly FactWords[],
): { value: FactValue | undefined } | { problem: FactProblem } {
  const [en, hi] = [typed.en.trim(), typed.hi?.trim() ?? ''];
  if (en === '' && hi === '') return { value: undefined };
  const value = valueFrom(field, { en, hi }, words);
  const problem = factProblem(field, value);
  return problem ? { problem } : { value };
}

/** Returns a fact as it is typed, the inverse of {@link readFact}. */
export function typedFact(value: FactValue | undefined): Required<TypedFact> {
  if (value === undefined) return { en: '', hi: '' };
  if (typeof value === 'boolean') return { en: value ? 'yes' : 'no', hi: '' };
  if (typeof value === 'number' || typeof value === 'string') return { en: String(value), hi: '' };
  return 'en' in value ? { ...value } : { en: value.join('-'), hi: '' };
}
