import { compareChoices } from '#contract/catalog/products/choice-names.ts';
import { choicesOf } from '#contract/catalog/products/facts/choices.ts';
import { categories, priceRanges } from '#contract/core/rules.ts';
import { createFiltering, filterValues, passes } from '../search/search-index/filtering.ts';
import type { Entry, Table, Values } from '../search/search-index/product-index.ts';
import { byRelevance } from '../search/search-index/relevance.ts';
import { certificates, countryOrder } from './fact-filter.ts';
import { type Dimension, dimensions } from './filter.ts';
import type { ProductQuery } from './match-sql.ts';

/** A value of a filter and the number of products that it would leave. */
export type Count = { value: string; count: number };

/** Facet counts. Each applies all other filters; `total` applies every filter. */
export type Facets = { total: number } & Record<Dimension, Count[]>;

const rangeNames: readonly string[] = Object.keys(priceRanges);

/** Counts the products of every value of every filter, in one pass over what the search finds. */
export function countFacets(table: Table, query: ProductQuery): Facets {
  const filtering = createFiltering(table, query);
  const counts = table.values.map(({ lists }) => new Array<number>(lists.length).fill(0));
  let total = 0;
  const count = (n: number, { values }: Entry) => {
    const own = counts[n] as number[];
    const list = values[n] as number;
    own[list] = (own[list] as number) + 1;
  };
  for (const entry of query.search ? byRelevance(table, query.search).entries : table.entries.values()) {
    const out = filtering(entry);
    if (out >= 0) count(out, entry);
    if (out !== passes) continue;
    total += 1;
    for (let n = 0; n < counts.length; n++) count(n, entry);
  }
  const facets = dimensions.map((dimension, n) => {
    const chosen = dimension === 'price' ? rangeNames : filterValues(query, dimension);
    return [
      dimension,
      toCounts(table.values[n] as Values, counts[n] as number[], chosen, compares[dimension]),
    ];
  });
  const { brand, ...rest }: Record<Dimension, Count[]> = Object.fromEntries(facets);
  return { ...rest, total, brand: brand.sort((a, b) => b.count - a.count) };
}

type Compare = (a: string, b: string) => number;

/** Returns the values with their counts. A chosen value stays at 0, so that it can be deselected. */
function toCounts(
  { lists }: Values,
  ofLists: readonly number[],
  chosen: readonly string[],
  compare: Compare,
): Count[] {
  const counts = new Map(chosen.map((value) => [value, 0]));
  ofLists.forEach((count, list) => {
    if (count === 0) return;
    for (const value of lists[list] as readonly string[]) counts.set(value, (counts.get(value) ?? 0) + count);
  });
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => compare(a.value, b.value));
}

// Numeric collation: 3, 3.5, 10; 2 Mukhi before 10 Mukhi.
const byName: Compare = new Intl.Collator('en', { numeric: true }).compare;

/** Compares by position in `order`. Values that are not in it come last, by name. */
const asIn = (order: readonly string[]): Compare => {
  const places = new Map(order.map((value, place) => [value, place]));
  const placeOf = (value: string) => places.get(value) ?? order.length;
  return (a, b) => placeOf(a) - placeOf(b) || byName(a, b);
};
const compares: Record<Dimension, Compare> = {
  category: asIn(categories),
  brand: byName,
  size: compareChoices,
  price: asIn(rangeNames),
  graha: asIn(choicesOf('grahas')),
  stone: asIn(choicesOf('stones')),
  metal: asIn(choicesOf('metals')),
  mukhi: byName,
  certificate: asIn(certificates),
  guide: asIn(['wear', 'use', 'place']),
  country: asIn(countryOrder),
  stock: byName,
};
