import { type RawBuilder, sql } from 'kysely';
import { categories, type PriceRange, priceRanges } from '#contract/rules.ts';
import type { Reader } from '../platform/database/database.ts';
import { type Dimension, rangesInPaise } from './filter.ts';
import { matchesFilters, matchesSearch, type Sought } from './match.ts';

/** How many products a value of a filter would leave. */
export type Count = { value: string; count: number };

/** The counts beside the filters: each with all other filters applied, `total` with all of them. */
export type Facets = { total: number } & Record<Dimension, Count[]>;

type Row = { kind: Dimension | 'total'; value: string; count: number };

const rangeOf = sql.join(
  Object.entries(rangesInPaise).map(([key, { max }]) =>
    max === null ? sql`else ${key}::text` : sql`when p.min_price <= ${max} then ${key}`,
  ),
  sql` `,
);

/** Counts every filter in one round trip. */
export async function countFacets(db: Reader, filter: Sought): Promise<Facets> {
  const counted = (dimension: Dimension, value: RawBuilder<unknown>, from = sql``) => sql`
    select ${dimension}::text as kind, ${value} as value, count(*) as count from found p ${from}
    where ${matchesFilters(filter, dimension)} group by 2`;
  const { rows } = await sql<Row>`
    with found as materialized (
      select p.category, p.brand, p.sizes, p.min_price from products p where p.deleted_at is null and ${matchesSearch(filter.search)}
    )
    select 'total' as kind, '' as value, count(*) as count from found p where ${matchesFilters(filter)}
    union all ${counted('category', sql`p.category`)}
    union all ${counted('brand', sql`p.brand`)}
    union all ${counted('size', sql`size`, sql`cross join unnest(p.sizes) as size`)}
    union all ${counted('price', sql`case ${rangeOf} end`)}`.execute(db);
  const of = (kind: Dimension) =>
    withChosen(
      rows.filter((row) => row.kind === kind && row.value !== ''),
      filter[kind],
    );
  return {
    total: rows.find((row) => row.kind === 'total')?.count ?? 0,
    category: inOrderOf(of('category'), categories),
    brand: of('brand').sort((a, b) => b.count - a.count || byName(a, b)),
    size: of('size').sort(byName),
    price: inOrderOf(
      withChosen(of('price'), Object.keys(priceRanges) as PriceRange[]),
      Object.keys(priceRanges),
    ),
  };
}

/** A chosen value stays in the list with 0, or nobody could take it back. */
function withChosen(counts: readonly Count[], chosen: readonly string[] | string | null): Count[] {
  const wanted = typeof chosen === 'string' ? [chosen] : (chosen ?? []);
  const missing = wanted.filter((value) => !counts.some((count) => count.value === value));
  return [
    ...counts.map(({ value, count }) => ({ value, count })),
    ...missing.map((value) => ({ value, count: 0 })),
  ];
}

// Numbers inside names count as numbers: 3, 3.5, 10; 2 Mukhi before 10 Mukhi.
const collator = new Intl.Collator('en', { numeric: true });
const byName = (a: Count, b: Count): number => collator.compare(a.value, b.value);

function inOrderOf(counts: Count[], order: readonly string[]): Count[] {
  const place = ({ value }: Count) => (order.includes(value) ? order.indexOf(value) : order.length);
  return counts.sort((a, b) => place(a) - place(b) || byName(a, b));
}
