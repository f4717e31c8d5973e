import type { Lang } from '#languages/list.ts';
import { type ChoiceKind, choiceKinds } from './choice-kinds.ts';
import { choiceWords } from './choice-words.ts';

const words: ReadonlyMap<string, string> = new Map(
  Object.values(choiceWords).flatMap((group) => Object.entries(group)),
);
const numbers: Readonly<Record<string, string>> = choiceWords.numbers;

const number = String.raw`\d+(?:\.\d+)?`;
/** A number, words that are written together ("rose quartz"), or what stands between them. */
const tokens = /\d+(?:\.\d+)?|[a-z']+(?:[ -][a-z']+)*|[^a-z'\d]+/gi;

/** Returns the Hindi of words that follow each other, the longest known first; null if one is unknown. */
function readWords(typed: string): string | null {
  const each = typed.toLowerCase().split(/[ -]+/);
  const read: string[] = [];
  for (let at = 0; at < each.length; ) {
    const length = [2, 1].find((n) => at + n <= each.length && words.has(each.slice(at, at + n).join(' ')));
    if (!length) return null;
    read.push(words.get(each.slice(at, at + length).join(' ')) as string);
    at += length;
  }
  return read.join(' ');
}

const packs = new RegExp(`^(set|pack|box|packet) of (${number}|[a-z]+)$`, 'i');

/**
 * Returns the Hindi name of a size or variant: numbers, units, colours, stones, packs and common words ("5 ratti",
 * "Large, 20 cm", "Pack of five"). Returns null if a word is unknown: then its seller says it.
 */
export function readChoiceInHindi(name: string): string | null {
  const pack = packs.exec(name.trim());
  if (pack) {
    const [, kind = '', amount = ''] = pack;
    const of = /^\d/.test(amount) ? amount : numbers[amount.toLowerCase()];
    return of ? `${of} का ${words.get(kind.toLowerCase())}` : null;
  }
  const read = (name.match(tokens) ?? []).map((token) => (/[a-z]/i.test(token) ? readWords(token) : token));
  return read.includes(null) ? null : read.join('');
}

/** Returns the name of a size or variant in a language. In Hindi the seller's own Hindi name leads. */
export function choiceName(name: string, lang: Lang, own?: string | null): string {
  return lang === 'hi' ? own || (readChoiceInHindi(name) ?? name) : name;
}

const unitOf = (kind: 'weight' | 'length' | 'volume') =>
  new RegExp(`^${number}\\s*(?:${Object.keys(choiceWords[kind]).join('|')})\\b`, 'i');
const isOf = (kind: 'sizes' | 'looks') =>
  new RegExp(`^(?:${Object.keys(choiceWords[kind]).join('|')})(?:$|[ ,-])`, 'i');
const countWords = Object.keys(choiceWords.count).join('|');
const numberWords = Object.keys(numbers).join('|');

// The first that fits: "Large, 20 cm" is a named size, although it has a length.
const rules: readonly (readonly [ChoiceKind, RegExp])[] = [
  ['ring', new RegExp(`^${number}$`)],
  ['mukhi', new RegExp(`^${number}\\s*mukhi\\b`, 'i')],
  ['weight', unitOf('weight')],
  ['length', unitOf('length')],
  ['volume', unitOf('volume')],
  [
    'count',
    new RegExp(`^(?:(?:${number}|${numberWords}) (?:${countWords})|${countWords}|${numberWords})\\b`, 'i'),
  ],
  ['named', isOf('sizes')],
  ['look', isOf('looks')],
];

/** Returns what the name of a size or variant tells. */
export const choiceKind = (name: string): ChoiceKind =>
  rules.find(([, pattern]) => pattern.test(name))?.[0] ?? 'other';

const collator = new Intl.Collator('en', { numeric: true });
const sizeWords = Object.keys(choiceWords.sizes);
const wordsOfNumbers = Object.keys(numbers);

/** Returns what a name is sorted by within its kind: the unit, then the amount. */
function orderOf(name: string, kind: ChoiceKind): readonly [unit: string, amount: number] {
  const text = name.toLowerCase();
  if (kind === 'named') {
    return ['', sizeWords.indexOf(sizeWords.filter((word) => text.startsWith(word)).at(-1) ?? '')];
  }
  const digits = /\d+(?:\.\d+)?/.exec(text);
  const spelt = text.split(/[ ,-]+/).find((word) => wordsOfNumbers.includes(word));
  const amount = digits ? Number(digits[0]) : spelt ? wordsOfNumbers.indexOf(spelt) + 1 : 0;
  return [text.replace(/\d+(?:\.\d+)?/g, '').trim(), amount];
}

/** Compares two names of sizes or variants: by kind, by unit, then by amount. */
export function compareChoices(a: string, b: string): number {
  const kinds = [choiceKind(a), choiceKind(b)] as const;
  const byKind = choiceKinds.indexOf(kinds[0]) - choiceKinds.indexOf(kinds[1]);
  if (byKind !== 0) return byKind;
  const [unitA, amountA] = orderOf(a, kinds[0]);
  const [unitB, amountB] = orderOf(b, kinds[1]);
  // Packs have many words and one meaning, so their amount leads.
  if (kinds[0] === 'count') return amountA - amountB || collator.compare(a, b);
  return collator.compare(unitA, unitB) || amountA - amountB || collator.compare(a, b);
}
