import { categories, type PriceRange, priceRanges } from '#contract/rules.ts';
import { type Dimension, dimensions } from './filter.ts';
import type { Sought } from './match.ts';
import { bitOf, judge } from './memory/find.ts';
import type { Table } from './memory/table.ts';

/** How many products a value of a filter would leave. */
export type Count = { value: string; count: number };

/** The counts beside the filters: each with all other filters applied, `total` with all of them. */
export type Facets = { total: number } & Record<Dimension, Count[]>;

const rangeNames = Object.keys(priceRanges) as PriceRange[];

/** Counts every filter in one walk over the products. */
export function countFacets(table: Table, filter: Sought): Facets {
  const verdicts = judge(table, filter);
  const [category, brand, size, price] = dimensions.map(bitOf) as [number, number, number, number];
  const ofCategory = new Uint32Array(table.categories.texts.length);
  const ofBrand = new Uint32Array(table.brands.texts.length);
  const ofSizes = new Uint32Array(table.sizesOf.length);
  const ofRanges = new Uint32Array(1 << rangeNames.length);
  let total = 0;
  const slots = table.tracks.id.all();
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number;
    // A product that fails one filter is counted beside that one; one that fails two, or the search, nowhere.
    const failed = verdicts[slot] as number;
    if (failed === 0) total += 1;
    if (failed === 0 || failed === category) count(ofCategory, table.category.at(slot));
    if (failed === 0 || failed === brand) count(ofBrand, table.brand.at(slot));
    if (failed === 0 || failed === size) count(ofSizes, table.sizes.at(slot));
    if (failed === 0 || failed === price) count(ofRanges, table.ranges.at(slot));
  }
  const sizes = perMember(ofSizes, (list) => table.sizesOf[list] ?? []);
  const ranges = perMember(ofRanges, (bits) => rangeNames.filter((_, n) => bits & (1 << n)));
  const of = (dimension: Dimension, counts: Iterable<[string, number]>) =>
    withChosen(
      [...counts].flatMap(([value, n]) => (n > 0 && value !== '' ? [{ value, count: n }] : [])),
      filter[dimension],
    );
  const named = (texts: readonly string[], counts: Uint32Array) =>
    texts.map((text, n): [string, number] => [text, counts[n] as number]);
  return {
    total,
    category: inOrderOf(of('category', named(table.categories.texts, ofCategory)), categories),
    brand: of('brand', named(table.brands.texts, ofBrand)).sort((a, b) => b.count - a.count || byName(a, b)),
    size: of('size', sizes).sort(byName),
    price: inOrderOf(withChosen(of('price', ranges), rangeNames), rangeNames),
  };
}

const count = (counts: Uint32Array, at: number): void => {
  counts[at] = (counts[at] as number) + 1;
};

/** Counts of lists as counts of what stands in them. */
function perMember(counts: Uint32Array, membersOf: (list: number) => readonly string[]): Map<string, number> {
  const members = new Map<string, number>();
  counts.forEach((n, list) => {
    if (n === 0) return;
    for (const one of new Set(membersOf(list))) members.set(one, (members.get(one) ?? 0) + n);
  });
  return members;
}

/** A chosen value stays in the list with 0, or nobody could take it back. */
function withChosen(counts: readonly Count[], chosen: readonly string[] | string | null): Count[] {
  const wanted = typeof chosen === 'string' ? [chosen] : (chosen ?? []);
  const missing = wanted.filter((value) => !counts.some((count) => count.value === value));
  return [...counts, ...missing.map((value) => ({ value, count: 0 }))];
}

// Numbers inside names count as numbers: 3, 3.5, 10; 2 Mukhi before 10 Mukhi.
const collator = new Intl.Collator('en', { numeric: true });
const byName = (a: Count, b: Count): number => collator.compare(a.value, b.value);

function inOrderOf(counts: Count[], order: readonly string[]): Count[] {
  const place = ({ value }: Count) => (order.includes(value) ? order.indexOf(value) : order.length);
  return counts.sort((a, b) => place(a) - place(b) || byName(a, b));
}
