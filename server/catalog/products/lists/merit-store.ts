import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { ratingOf } from '../../reviews/service.ts';
import { buyable } from '../product-store.ts';
import { published } from '../published-sql.ts';
import type { Merits } from '../search/search-index/recommendation.ts';

type Row = {
  id: string;
  pieces: number;
  rating: { average: number; count: number } | null;
  buyable: boolean;
};

/** A rating counts as if five other buyers had given four stars: one enthusiast does not outweigh fifty buyers. */
const usual = { stars: 4, count: 5 };

/** Returns the merit of a product: the logarithm of its sales, and the stars by which buyers rate it above the usual. */
function meritOf({ pieces, rating }: Row): number {
  const { average, count } = rating ?? { average: 0, count: 0 };
  const stars = (average * count + usual.stars * usual.count) / (count + usual.count);
  return Math.log1p(Math.max(0, pieces)) + stars - usual.stars;
}

/**
 * Returns what recommends the products in the shop: pieces sold minus pieces restored since `since`, ratings, and which are
 * sold out. One query; products without any of it are left out. `version` becomes that of the merits.
 */
export async function readMerits(
  db: Reader,
  { since, version }: { since: Date; version: number },
): Promise<Merits> {
  const { rows } = await sql<Row>`
    select * from (
      select p.id, coalesce(s.pieces, 0)::int as pieces, ${ratingOf(sql`p.id`)} as rating, ${buyable} as buyable
      from products p left join (
        select k.product_id, sum(m.pieces) as pieces from sku_sales m join skus k on k.id = m.sku_id
        where m.at >= ${since} group by k.product_id
      ) s on s.product_id = p.id
      where ${published} and p.service is null
    ) merits where pieces > 0 or rating is not null or not buyable`.execute(db);
  return {
    version,
    of: new Map(rows.map((row) => [row.id, meritOf(row)])),
    soldOut: new Set(rows.filter((row) => !row.buyable).map(({ id }) => id)),
  };
}
