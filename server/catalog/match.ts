import { type RawBuilder, sql } from 'kysely';
import { type Dimension, type Filter, rangesInPaise } from './filter.ts';
import { soundOf } from './text.ts';

type Condition = RawBuilder<boolean>;

const and = (conditions: Condition[]): Condition =>
  conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;

// Under three letters trigrams say nothing: such a word must start a word. Longer ones may have typing errors.
const wordMatches = (word: string): Condition =>
  word.length < 3 ? sql`p.search_text like ${`% ${word}%`}` : sql`${word} <% p.search_text`;

/** True for products in which every word of the search stands, as written or as it sounds, near enough. */
export function matchesSearch(q: string): Condition {
  const words = q.split(' ').filter(Boolean).slice(0, 8);
  return and(
    words.map((word) => {
      const sound = soundOf(word);
      return sound === word ? wordMatches(word) : sql`(${wordMatches(word)} or ${wordMatches(sound)})`;
    }),
  );
}

/** True for products that pass the filters, the one that is being counted left out. Columns are those of `products p`. */
export function matchesFilters(filter: Filter, leftOut?: Dimension): Condition {
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
export const matches = (filter: Filter): Condition =>
  sql`p.deleted_at is null and ${matchesSearch(filter.q)} and ${matchesFilters(filter)}`;

/** The order of relevance: the very name first, then names that start so, then any word that starts so, then the nearest. */
export function byRelevance(q: string): RawBuilder<unknown> {
  const sound = q.split(' ').map(soundOf).join(' ');
  return sql`
    case when plain_text(p.name) = ${q} then 0
      when starts_with(plain_text(p.name), ${q}) then 1
      when strpos(p.search_text, ${` ${q} `}) > 0 then 2
      when strpos(p.search_text, ${` ${q}`}) > 0 then 3
      else 4 end,
    greatest(word_similarity(${q}, p.search_text), word_similarity(${sound}, p.search_text)) desc,
    p.created_at desc, p.id desc`;
}
