import { categories, priceRanges } from '#contract/core/rules.ts';
import { type Dimension, dimensions } from './filter.ts';
import type { ProductQuery } from './match.ts';
import { complement, countBits, listBits } from './search-index/bits.ts';
import type { Column } from './search-index/columns.ts';
import { allBitset, filterBitset, filterValues } from './search-index/filter-bitsets.ts';
import type { Table } from './search-index/table.ts';
import type { Values } from './search-index/values.ts';

/** How many products a value of a filter would leave. */
export type Count = { value: string; count: number };

/** The counts beside the filters: each with all other filters applied, `total` with all of them. */
export type Facets = { total: number } & Record<Dimension, Count[]>;

const rangeNames: readonly string[] = Object.keys(priceRanges);

/** Counts every filter. */
export function countFacets(table: Table, filter: ProductQuery): Facets {
  // Filters that ask for nothing are counted over the same products.
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
  };
}

/**
 * How many products pass, one filter left out if asked; and for each of some filters how many of them have each of its
 * lists of values.
 */
function countOver(
  table: Table,
  filter: ProductQuery,
  counted: readonly Dimension[],
  leftOut?: Dimension,
): { passed: number; counts: Partial<Record<Dimension, number[]>> } {
  const bits = filterBitset(table, filter, leftOut);
  const passed = countBits(bits);
  // Where most pass, those that do not are counted, and taken from all.
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

/** How many products there are of each list of values. */
const allOf = (table: Table, dimension: Dimension): Uint32Array =>
  table.remembered.get(`all ${dimension}`, () =>
    Uint32Array.from(perList(table.values[dimension], table.tracks.id.all(), table.size)),
  );

/** How many of the first slots have each list of values. */
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

/** Values by name with their counts; one that is chosen stays with 0, or nobody could take it back. */
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

// Numbers inside names count as numbers: 3, 3.5, 10; 2 Mukhi before 10 Mukhi.
const byName: Compare = new Intl.Collator('en', { numeric: true }).compare;

/** First what stands in a list, in its order, then the others by name. */
const asIn = (order: readonly string[]): Compare => {
  const places = new Map(order.map((value, place) => [value, place]));
  const placeOf = (value: string) => places.get(value) ?? order.length;
  return (a, b) => placeOf(a) - placeOf(b) || byName(a, b);
};
const compares: Record<Dimension, Compare> = {
  category: asIn(categories),
  brand: byName,
  size: byName,
  price: asIn(rangeNames),
};

// Names are compared once, not at each count: that took longer than counting.
const orders = new WeakMap<Values, readonly number[]>();

/** The numbers of the values in their order. */
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
