import { type RawBuilder, sql } from 'kysely';
import { type Dimension, type Filter, rangesInPaise } from './filter.ts';
import type { Search } from './search.ts';

/** The filters with the search read against the catalogue; null when nothing is searched. */
export type Sought = Omit<Filter, 'q'> & { search: Search | null };

type Condition = RawBuilder<boolean>;

const and = (conditions: Condition[]): Condition =>
  conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;

/** True for products that have, for every word of the search, one of the words that satisfy it. */
export const matchesSearch = (search: Search | null): Condition =>
  and((search?.groups ?? []).map((words) => sql`p.search_tokens && ${words}::text[]`));

/** True for products that pass the filters, the one that is being counted left out. Columns are those of `products p`. */
export function matchesFilters(filter: Sought, leftOut?: Dimension): Condition {
  const conditions: Condition[] = [];
  const applies = (dimension: Dimension) => dimension !== leftOut && (filter[dimension]?.length ?? 0) > 0;
  if (applies('category')) conditions.push(sql`p.category = any(${filter.category})`);
  if (applies('brand')) conditions.push(sql`p.brand = any(${filter.brand})`);
  if (applies('size')) conditions.push(sql`p.sizes && ${filter.size}::text[]`);
  if (filter.price && applies('price')) {
    const { min, max } = rangesInPaise[filter.price];
    conditions.push(sql`p.min_price >= ${min}`);
    if (max !== null) conditions.push(sql`p.min_price <= ${max}`);
  }
  return and(conditions);
}

/** All conditions of a filter on products that are in the shop. */
export const matches = (filter: Sought): Condition =>
  sql`p.deleted_at is null and ${matchesSearch(filter.search)} and ${matchesFilters(filter)}`;

/**
 * The order of relevance: the very name, names that begin so, names with a word that begins so, then by how many of
 * the words stand in the name; among equals the newest first.
 */
export function byRelevance({ phrase, sound }: Search): RawBuilder<unknown> {
  const named = (before: string, after = '') =>
    sql`(strpos(p.search_name, ${before + phrase + after}) > 0 or strpos(p.search_name, ${before + sound + after}) > 0)`;
  const words = phrase.split(' ').map((word, i) => {
    const heard = sound.split(' ')[i] ?? word;
    return sql`(strpos(p.search_name, ${` ${word}`}) > 0 or strpos(p.search_name, ${` ${heard}`}) > 0)::int`;
  });
  return sql`
    case when ${named('| ', ' |')} then 0 when ${named('| ')} then 1 when ${named(' ')} then 2 else 3 end,
    ${sql.join(words, sql` + `)} desc, p.created_at desc, p.id desc`;
}
