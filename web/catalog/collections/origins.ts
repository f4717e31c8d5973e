import { countries } from '#contract/catalog/products/facts/places.ts';
import { unstatedCountry } from '#contract/core/rules.ts';
import type { Lang } from '#languages/list.ts';

/** A country of origin among the products of a collection. The name is null for products that state none. */
export type Origin = { code: string; name: string | null; count: number };

const nameOf = (code: string, lang: Lang): string | null =>
  Object.entries(countries).find(([known]) => known === code)?.[1][lang] ?? null;

/** Returns whether a text is a country of origin that products can be filtered by. */
export const isOrigin = (code: string): boolean => code === unstatedCountry || Object.hasOwn(countries, code);

/** Returns the countries of origin with their names. The chosen one stays, also without products. For loaders. */
export function originsOf(
  counted: readonly { value: string; count: number }[],
  chosen: string | null,
  lang: Lang,
): Origin[] {
  const all =
    counted.some(({ value }) => value === chosen) || chosen === null
      ? counted
      : [...counted, { value: chosen, count: 0 }];
  return all.map(({ value, count }) => ({ code: value, name: nameOf(value, lang), count }));
}
