import { type RawBuilder, sql } from 'kysely';
import { unstatedCountry } from '#contract/core/rules.ts';
import { buyable } from '../product-store.ts';
import { published } from '../published-sql.ts';
import type { Search } from '../search/search-store.ts';
import { certificateFacts, certificates, countryOrder, kindsOfGuides } from './fact-filter.ts';
import { type Filter, rangesInPaise } from './filter.ts';

/** The filters with the search resolved against the vocabulary; null without a search text. */
export type ProductQuery = Omit<Filter, 'q'> & { search: Search | null };

type Condition = RawBuilder<boolean>;

const and = (conditions: Condition[]): Condition =>
  conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;

/** The country of origin by its code, of a `products p`. One that is not stated or not known is `unstated`. */
export const countryOfOrigin = sql<string>`case when p.facts #>> '{values,country}' = any(${countryOrder}::text[])
  then p.facts #>> '{values,country}' else ${unstatedCountry} end`;

/** The place of a product in the order by country of origin. Refers to `products p`. */
export const countryPlace = sql<number>`array_position(${countryOrder}::text[], ${countryOfOrigin})`;

/** Matches products with one of these countries of origin; none asks for nothing. Refers to `products p`. */
export const ofCountries = (wanted: readonly string[]): Condition =>
  wanted.length > 0 ? sql`${countryOfOrigin} = any(${wanted}::text[])` : sql`true`;

/** Matches products that have one of the wanted values of each filter by fact. Refers to `products p`. */
function factConditions(filter: Omit<ProductQuery, 'search'>): Condition[] {
  const conditions: Condition[] = [];
  for (const name of ['graha', 'stone', 'metal'] as const) {
    if (filter[name].length > 0)
      conditions.push(sql`p.facts #>> array['values', ${name}] = any(${filter[name]})`);
  }
  if (filter.mukhi.length > 0) {
    const wanted = filter.mukhi.map(Number).filter(Number.isInteger);
    // A number, or the ends of a range.
    const end = (at: string) =>
      sql`coalesce(p.facts #>> array['values', 'mukhi', ${at}], p.facts #>> '{values,mukhi}')`;
    conditions.push(
      sql`exists (select from unnest(${wanted}::float8[]) wanted where wanted between (${end('0')})::float8 and (${end('1')})::float8)`,
    );
  }
  if (filter.certificate.length > 0) {
    const wanted = certificates.filter((name) => filter.certificate.includes(name));
    const facts = wanted.map((name) => certificateFacts[name]);
    conditions.push(
      sql`exists (select from unnest(${facts}::text[]) fact where p.facts -> 'values' -> fact <> 'false'::jsonb)`,
    );
  }
  if (filter.guide.length > 0) {
    const { kinds, categories } = kindsOfGuides(filter.guide);
    conditions.push(
      sql`(p.facts ->> 'kind' = any(${kinds}) or (p.facts ->> 'kind' is null and p.category = any(${categories})))`,
    );
  }
  if (filter.country.length > 0) conditions.push(ofCountries(filter.country));
  return conditions;
}

/** Matches products that pass the filters. Refers to `products p`. */
function matchesFilters(filter: Omit<ProductQuery, 'search'>): Condition {
  const conditions: Condition[] = [];
  if (filter.category.length > 0) conditions.push(sql`p.category = any(${filter.category})`);
  if (filter.brand.length > 0) conditions.push(sql`p.brand = any(${filter.brand})`);
  if (filter.size.length > 0) conditions.push(sql`p.sizes && ${filter.size}::text[]`);
  if (filter.price) {
    const { min, max } = rangesInPaise[filter.price];
    conditions.push(sql`p.min_price >= ${min}`);
    if (max !== null) conditions.push(sql`p.min_price <= ${max}`);
  }
  if (filter.stock.length > 0) conditions.push(filter.stock.includes('in') ? buyable : sql`false`);
  return and([...conditions, ...factConditions(filter)]);
}

/** Returns the SQL condition for products in the shop that pass the filters. What a search finds, the caller knows. Refers to `products p`. */
export const matches = (filter: Omit<ProductQuery, 'search'>): Condition =>
  sql`${published} and p.service is null and ${matchesFilters(filter)}`;
