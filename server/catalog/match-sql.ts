import { type RawBuilder, sql } from 'kysely';
import { type Filter, rangesInPaise } from './filter.ts';
import type { Search } from './search-store.ts';

/** The filters with the search resolved against the vocabulary; null without a search text. */
export type ProductQuery = Omit<Filter, 'q'> & { search: Search | null };

type Condition = RawBuilder<boolean>;

const and = (conditions: Condition[]): Condition =>
  conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;

/** Matches products that have at least one word of each search group. */
const matchesSearch = (search: Search | null): Condition =>
  and((search?.groups ?? []).map((words) => sql`p.search_tokens && ${words}::text[]`));

/** Matches products that pass the filters. Refers to `products p`. */
function matchesFilters(filter: ProductQuery): Condition {
  const conditions: Condition[] = [];
  if (filter.category.length > 0) conditions.push(sql`p.category = any(${filter.category})`);
  if (filter.brand.length > 0) conditions.push(sql`p.brand = any(${filter.brand})`);
  if (filter.size.length > 0) conditions.push(sql`p.sizes && ${filter.size}::text[]`);
  if (filter.price) {
    const { min, max } = rangesInPaise[filter.price];
    conditions.push(sql`p.min_price >= ${min}`);
    if (max !== null) conditions.push(sql`p.min_price <= ${max}`);
  }
  return and(conditions);
}

/** Returns the SQL condition for products in the shop that match a query. Refers to `products p`. */
export const matches = (filter: ProductQuery): Condition =>
  sql`p.deleted_at is null and ${matchesSearch(filter.search)} and ${matchesFilters(filter)}`;
