import { type RawBuilder, sql } from 'kysely';
import type { RuleOrder } from '#contract/catalog/collections/rules.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { published } from '../published-sql.ts';
import { countryOfOrigin, countryPlace, matches, ofCountries, type ProductQuery } from './match-sql.ts';

/** A rule that chooses products. `newSince` is the earliest day of creation; null asks for nothing. */
export type ResolvedRule = {
  filter: Omit<ProductQuery, 'search'>;
  onSale: boolean;
  newSince: Date | null;
  order: RuleOrder;
};

/** A page of the ids of products in the shop, their total, and the products of each country of origin. */
export type CollectionIds = { ids: string[]; total: number; countries: { value: string; count: number }[] };

/** The part of a collection that a visitor asks for: a page, only some countries of origin, and the order by them. */
export type CollectionWindow = {
  limit: number;
  offset: number;
  countries: readonly string[];
  byCountry: boolean;
};

const orders: Record<RuleOrder, RawBuilder<unknown>> = {
  newest: sql`p.created_at desc, p.id desc`,
  'price-asc': sql`p.min_price, p.id`,
  'price-desc': sql`p.min_price desc, p.id`,
  'name-asc': sql`lower(p.name), p.id`,
  'name-desc': sql`lower(p.name) desc, p.id`,
};

async function readIds(
  db: Reader,
  { where, order }: { where: RawBuilder<unknown>; order: RawBuilder<unknown> },
  { limit, offset, countries, byCountry }: CollectionWindow,
): Promise<CollectionIds> {
  const [page, counted] = await Promise.all([
    sql<{ id: string }>`select p.id from products p where ${where} and ${ofCountries(countries)}
      order by ${byCountry ? sql`${countryPlace}, ${order}` : order} limit ${limit} offset ${offset}`.execute(
      db,
    ),
    sql<{ value: string; count: number }>`select value, count(*)::int as count
      from (select ${countryOfOrigin} as value, ${countryPlace} as place from products p where ${where}) found
      group by place, value order by place`.execute(db),
  ]);
  const found = counted.rows.filter(({ value }) => countries.length === 0 || countries.includes(value));
  return {
    ids: page.rows.map(({ id }) => id),
    total: found.reduce((sum, { count }) => sum + count, 0),
    countries: counted.rows,
  };
}

/** Returns a page of picked products in the shop, in the order of the picks. */
export const readPicked = (
  db: Reader,
  picks: readonly string[],
  window: CollectionWindow,
): Promise<CollectionIds> =>
  readIds(
    db,
    {
      where: sql`p.id = any(${picks}) and ${published} and p.service is null`,
      order: sql`array_position(${picks}::text[], p.id)`,
    },
    window,
  );

/** Returns a page of products in the shop that pass a rule. A product is on sale while one of its SKUs is. */
export function readByRule(
  db: Reader,
  { filter, onSale, newSince, order }: ResolvedRule,
  window: CollectionWindow,
): Promise<CollectionIds> {
  const sale = sql`exists (select from skus s
    where s.product_id = p.id and s.regular_price is not null and s.deleted_at is null)`;
  return readIds(
    db,
    {
      where: sql`${matches(filter)} and ${onSale ? sale : sql`true`}
        and ${newSince ? sql`p.created_at >= ${newSince}` : sql`true`}`,
      order: orders[order],
    },
    window,
  );
}
