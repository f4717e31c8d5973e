import { plainText } from '../text.ts';

/**
 * The kind of thing that words mean. It says how much a search loses with them:
 * "ruby gift" without "gift" is still a search.
 */
export type Role =
  | 'kind'
  | 'stone'
  | 'mukhi'
  | 'thing'
  | 'graha'
  | 'purpose'
  | 'festival'
  | 'trait'
  | 'person'
  | 'gift';

/**
 * Words that mean products without naming them. `tiers` are the terms that find the products, the best first: facts such as `graha:shani`,
 * or words of a product; a term of several words wants all of them.
 */
export type Meaning = { role: Role; words: readonly string[]; tiers: readonly (readonly string[])[] };

const split = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** Whether a part of a term is a fact or a measure, and not a word. */
const isFact = (part: string): boolean => /[:=~]/.test(part);

/** Writes the words of a term as products have them. */
const termOf = (term: string): string =>
  term
    .split(' ')
    .map((part) => (isFact(part) ? part : plainText(part)))
    .join(' ');

/** Creates a meaning. Words and the terms of each tier are separated by commas. */
export const meaning = (role: Role, words: string, ...tiers: string[]): Meaning => ({
  role,
  words: split(words),
  tiers: tiers.map((tier) => split(tier).map(termOf)),
});
