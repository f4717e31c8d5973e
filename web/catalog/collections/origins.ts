import { choiceNames, choicesOf, type FactWords } from '#contract/catalog/products/facts/choices.ts';
import { unstatedCountry } from '#contract/core/rules.ts';

/** A country of origin among the products of a collection. The name is null for products that state none. */
export type Origin = { code: string; name: string | null; count: number };

/** Returns whether a text is a country of origin that products can be filtered by. */
export const isOrigin = (code: string): boolean =>
  code === unstatedCountry || choicesOf('countries').includes(code);

/** Returns the countries of origin with their names. The chosen one stays, also without products. For loaders. */
export function originsOf(
  counted: readonly { value: string; count: number }[],
  chosen: string | null,
  words: FactWords,
): Origin[] {
  const names = choiceNames(words, 'countries');
  const all =
    counted.some(({ value }) => value === chosen) || chosen === null
      ? counted
      : [...counted, { value: chosen, count: 0 }];
  return all.map(({ value, count }) => ({ code: value, name: names[value] ?? null, count }));
}
