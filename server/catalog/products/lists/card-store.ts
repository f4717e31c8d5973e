import { sql } from 'kysely';
import type { CardProduct } from '#contract/catalog/products/endpoints.ts';
import type { SizeType } from '#contract/core/rules.ts';
import { type Paise, toRupees } from '../../../platform/core/money.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { ratingOf } from '../../reviews/service.ts';
import { priceRangeOf } from '../present.ts';
import { buyable } from '../product-store.ts';
import { published } from '../published-sql.ts';

/** The columns of a product that its card shows. */
type CardRow = {
  id: string;
  name: string;
  miniDesc: string;
  hindiName: string | null;
  hindiMiniDesc: string | null;
  category: string;
  brand: string;
  minPrice: Paise;
  maxPrice: Paise;
  wasPrice: Paise | null;
  available: number;
  images: string[];
  hasVariants: boolean;
  sizeType: SizeType | null;
  /** Names of its SKUs. */
  sizes: string[];
  rating: CardProduct['rating'];
};

/** Names of variants that are weights: "5 ratti", "10 g". */
const weight = /\d ?(?:ratti|carat|ct|g|kg)$/i;

/** Returns what a buyer chooses first: a variant, by weight if all of them are weights, or a size. */
function chosenFirst({ hasVariants, sizeType, sizes }: CardRow): CardProduct['choose'] {
  if (!hasVariants) return sizeType === null || sizeType === 'Quantity' ? null : 'size';
  return sizes.every((name) => weight.test(name)) ? 'weight' : 'size';
}

const card = sql`json_build_object(
  'id', p.id, 'name', p.name, 'miniDesc', p.mini_desc, 'hindiName', p.translations #> '{hi,name}',
  'hindiMiniDesc', p.translations #> '{hi,miniDesc}', 'category', p.category, 'brand', p.brand,
  'minPrice', p.min_price, 'maxPrice', p.max_price, 'wasPrice', p.was_price,
  'available', (select coalesce(sum(s.available), 0) from skus s where s.product_id = p.id and s.deleted_at is null),
  'images', array(select i.url from product_images i where i.product_id = p.id order by i.position limit 1),
  'hasVariants', p.has_variants, 'sizeType', p.size_type, 'sizes', p.sizes,
  'rating', ${ratingOf(sql`p.id`)})`;

/** Formats a card for the API: prices in rupees, stock without reservations. */
function presentCard(row: CardRow): CardProduct {
  const { hindiName, hindiMiniDesc } = row;
  const hi = {
    ...(hindiName !== null && { name: hindiName }),
    ...(hindiMiniDesc !== null && { miniDesc: hindiMiniDesc }),
  };
  return {
    _id: row.id,
    name: row.name,
    miniDesc: row.miniDesc,
    category: row.category,
    brand: row.brand,
    image: row.images,
    priceRange: priceRangeOf(row),
    ...(row.wasPrice !== null && { wasPrice: toRupees(row.wasPrice) }),
    totalStock: row.available,
    rating: row.rating,
    choose: chosenFirst(row),
    translations: Object.keys(hi).length > 0 ? { hi } : {},
  };
}

/**
 * Returns the cards of up to three products of a stone that can be bought today: the cheapest, the one in the middle, and
 * the dearest, in this order. One query.
 */
export async function cardsOfStone(db: Reader, stone: string): Promise<CardProduct[]> {
  const { rows } = await sql<{ card: CardRow }>`
    with priced as (
      select p.id, row_number() over (order by p.min_price, p.id) as rank, count(*) over () as total
      from products p
      where p.facts #>> '{values,stone}' = ${stone} and ${published} and p.service is null and ${buyable})
    select ${card} as card from priced join products p on p.id = priced.id
    where rank in (1, (total + 1) / 2, total) order by rank`.execute(db);
  return rows.map((row) => presentCard(row.card));
}

/** Returns the cards of products in the shop, in the order of the ids. One query. */
export async function cardsById(db: Reader, ids: readonly string[]): Promise<CardProduct[]> {
  const { rows } = await sql<{ card: CardRow }>`
    select ${card} as card from products p
    where p.id = any(${ids}) and ${published} and p.service is null order by array_position(${ids}::text[], p.id)`.execute(
    db,
  );
  return rows.map((row) => presentCard(row.card));
}
