import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { ratingOf } from '../../reviews/service.ts';
import { buyable, type ProductRow, selectProducts } from '../product-store.ts';
import { published } from '../published-sql.ts';
import { matches, type ProductQuery } from './match-sql.ts';

/** The attributes by which products are related. */
export type Kind = { category: string; brand: string };

/** Whether the buyers of a product gave it less than four stars on average. */
const underFourStars = sql<boolean>`coalesce((${ratingOf(sql`p.id`)} ->> 'average')::numeric < 4, false)`;

/**
 * Lists the best sellers that pass the filters and are in stock, of all or `among` the ones that a search finds, by pieces sold minus pieces restored since `since`;
 * after them the newest, and those under four stars last: nobody recommends them. One query: few products have sales, and the newest come from an index.
 */
export const findTrending = (
  db: Reader,
  filter: Omit<ProductQuery, 'search'>,
  { since, limit, among }: { since: Date; limit: number; among: readonly string[] | null },
): Promise<ProductRow[]> => {
  const wanted = among ? sql`${matches(filter)} and p.id = any(${among}::text[])` : matches(filter);
  return selectProducts(
    db,
    sql`join (
      select id, max(pieces) as pieces from (
        (select p.id, sum(m.pieces) as pieces
          from sku_sales m join skus k on k.id = m.sku_id join products p on p.id = k.product_id
          where m.at >= ${since} and ${wanted} and ${buyable}
          group by p.id having sum(m.pieces) > 0
          order by ${underFourStars}, pieces desc, p.created_at desc, p.id desc limit ${limit})
        union all
        (select p.id, 0 from products p where ${wanted} and ${buyable} order by p.created_at desc, p.id desc limit ${limit})
      ) candidates group by id
    ) best on best.id = p.id order by ${underFourStars}, best.pieces desc, p.created_at desc, p.id desc limit ${limit}`,
  );
};

/** Lists the newest products of a category that are in stock: the first part of {@link findNear}. */
export const findOfCategory = (db: Reader, category: string, limit: number): Promise<ProductRow[]> =>
  selectProducts(
    db,
    sql`where ${published} and p.service is null and p.category = ${category} and ${buyable}
      order by p.created_at desc, p.id desc limit ${limit}`,
  );

/** Lists related products that are in stock: same category first, then same brand, then the newest. */
export function findNear(db: Reader, { category, brand }: Kind, limit: number): Promise<ProductRow[]> {
  const some = (nearness: number, condition: RawBuilder<unknown>) => sql`
    (select p.id, ${nearness}::int as nearness from products p
      where ${published} and p.service is null and ${condition} and ${buyable}
      order by p.created_at desc, p.id desc limit ${limit})`;
  return selectProducts(
    db,
    sql`join (
      select id, min(nearness) as nearness from (
        ${some(1, sql`p.category = ${category}`)}
        union all ${some(2, sql`p.brand = ${brand} and p.brand <> ''`)}
        union all ${some(3, sql`true`)}
      ) candidates group by id
    ) near on near.id = p.id order by near.nearness, p.created_at desc, p.id desc limit ${limit}`,
  );
}
