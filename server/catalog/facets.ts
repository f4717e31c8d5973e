import { compareChoices } from '#contract/catalog/choice-names.ts';
import { metals } from '#contract/catalog/facts/materials.ts';
import { grahas } from '#contract/catalog/facts/places.ts';
import { stones } from '#contract/catalog/facts/stones.ts';
import { categories, priceRanges } from '#contract/core/rules.ts';
import { certificates, countryOrder } from './fact-filter.ts';
import { type Dimension, dimensions } from './filter.ts';
import type { ProductQuery } from './match-sql.ts';
import { complement, countBits, listBits } from './search-index/bits.ts';
import type { Column } from './search-index/columns.ts';
import { allBitset, filterBitset, filterValues } from './search-index/filter-bitsets.ts';
import type { Table } from './search-index/product-index.ts';
import type { Values } from './search-index/values.ts';

/** A value of a filter and the number of products that it would leave. */
export type Count = { value: string; count: number };

/** Facet counts. Each applies all other filters; `total` applies every filter. */
export type Facets = { total: number } & Record<Dimension, Count[]>;

const rangeNames: readonly string[] = Object.keys(priceRanges);

/** Counts the products of every value of every filter. */
export function countFacets(table: Table, filter: ProductQuery): Facets {
  // Dimensions without a filter share one result set, so one pass counts them all.
  const idle = dimensions.filter((dimension) => filterValues(filter, dimension).length === 0);
  const { passed: total, counts } = countOver(table, filter, idle);
  const of = (dimension: Dimension, chosen = filterValues(filter, dimension)): Count[] => {
    const ofLists = counts[dimension] ?? countOver(table, filter, [dimension], dimension).counts[dimension];
    return toCounts(table.values[dimension], ofLists ?? [], chosen, compares[dimension]);
  };
  return {
    total,
    category: of('category'),
    brand: of('brand').sort((a, b) => b.count - a.count),
    size: of('size'),
    price: of('price', rangeNames),
    graha: of('graha'),
    stone: of('stone'),
    metal: of('metal'),
    mukhi: of('mukhi'),
    certificate: of('certificate'),
    guide: of('guide'),
    country: of('country'),
    stock: of('stock'),
  };
}

/**
 * Counts the products that pass the filters, except `exclude`. For each dimension in `counted` it also counts them per
 * value list.
 */
function countOver(
  table: Table,
  filter: ProductQuery,
  counted: readonly Dimension[],
  exclude?: Dimension,
): { passed: number; counts: Partial<Record<Dimension, number[]>> } {
  const bits = filterBitset(table, filter, exclude);
  const passed = countBits(bits);
  // If most products pass, it is cheaper to count the others and subtract them from the totals.
  const most = passed > table.size / 2;
  if (most) complement(bits, allBitset(table));
  const slots = table.scratchSlots();
  const size = listBits(bits, slots);
  const counts: Partial<Record<Dimension, number[]>> = {};
  for (const dimension of counted) {
    const values = table.values[dimension];
    const own = perList(values, slots, size);
    const all = most ? allOf(table, dimension) : null;
    counts[dimension] = all ? own.map((count, list) => (all[list] as number) - count) : own;
  }
  return { passed, counts };
}

/** Returns the number of products per value list, over the whole index. */
const allOf = (table: Table, dimension: Dimension): Uint32Array =>
  table.bitsets.get(`all ${dimension}`, () =>
    Uint32Array.from(perList(table.values[dimension], table.sortColumns.id.all(), table.size)),
  );

/** Counts the first `size` slots per value list. */
function perList({ lists, column }: Values, slots: Column, size: number): number[] {
  const counts = new Array<number>(lists.length).fill(0);
  const listOf = column.all();
  for (let i = 0; i < size; i++) {
    const list = listOf[slots[i] as number] as number;
    counts[list] = (counts[list] as number) + 1;
  }
  return counts;
}

type Compare = (a: string, b: string) => number;

/** Returns the values with their counts. A chosen value stays at 0, so that it can be deselected. */
function toCounts(
  values: Values,
  ofLists: readonly number[],
  chosen: readonly string[],
  compare: Compare,
): Count[] {
  const { texts } = values.names;
  const counts = new Array<number>(texts.length).fill(0);
  ofLists.forEach((count, list) => {
    if (count === 0) return;
    for (const value of values.lists[list] as readonly number[])
      counts[value] = (counts[value] as number) + count;
  });
  const found: Count[] = [];
  for (const value of inOrder(values, compare)) {
    const [text, count] = [texts[value] as string, counts[value] as number];
    if (count > 0 || chosen.includes(text)) found.push({ value: text, count });
  }
  const unknown = chosen.filter((value) => values.names.find(value) === undefined);
  if (unknown.length === 0) return found;
  found.push(...unknown.map((value) => ({ value, count: 0 })));
  return found.sort((a, b) => compare(a.value, b.value));
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
  graha: asIn(Object.keys(grahas)),
  stone: asIn(Object.keys(stones)),
  metal: asIn(Object.keys(metals)),
  mukhi: byName,
  certificate: asIn(certificates),
  guide: asIn(['wear', 'use', 'place']),
  country: asIn(countryOrder),
  stock: byName,
};

// The sorted order is cached: sorting on every request took longer than counting.
const orders = new WeakMap<Values, readonly number[]>();

/** Returns the value ids in display order. */
function inOrder(values: Values, compare: Compare): readonly number[] {
  const { texts } = values.names;
  const known = orders.get(values);
  if (known?.length === texts.length) return known;
  const order = texts
    .map((_, value) => value)
    .sort((a, b) => compare(texts[a] as string, texts[b] as string));
  orders.set(values, order);
  return order;
}
