import { type RawBuilder, sql } from 'kysely';
import type { Product } from '#contract/catalog/products/endpoints.ts';
import type { ProductFacts } from '#contract/catalog/products/facts/kinds.ts';
import type { PersonalField } from '#contract/catalog/products/personal-rules.ts';
import type { SizeType } from '#contract/core/rules.ts';
import type { Paise } from '../../platform/core/money.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { HindiTexts } from '../../schema/column-types.ts';
import { ratingOf } from '../reviews/service.ts';
import { gstRates } from './gst-store.ts';
import { published } from './published-sql.ts';

/** A SKU in a product row. `available` excludes reserved pieces; `gram` is in grams. */
export type SkuRow = {
  id: string;
  name: string;
  gram: number | null;
  price: Paise;
  code: string | null;
  isDefault: boolean;
  available: number;
  picture: string | null;
  /** The price before, and the end of the sale that runs. */
  was: Paise | null;
  saleTo: string | null;
};

/** A product with its live SKUs and picture URLs, both by position. */
export type ProductRow = {
  id: string;
  productNumber: number;
  name: string;
  miniDesc: string;
  description: string;
  translations: { hi?: HindiTexts };
  tags: string[];
  category: string;
  subcategory: string;
  brand: string;
  howToWear: string[];
  benefits: string[];
  bestDays: string[];
  facts: ProductFacts;
  hasVariants: boolean;
  sizeType: SizeType | null;
  featured: boolean;
  priority: number;
  minPrice: Paise;
  maxPrice: Paise;
  /** The price before the sale, of a product with one price. */
  wasPrice: Paise | null;
  /** A timestamp with its UTC offset, as PostgreSQL writes it. */
  createdAt: string;
  updatedAt: string;
  skus: SkuRow[];
  images: string[];
  imageAlts: string[];
  rating: Product['rating'];
  /** See `gstRates`. */
  gstRates: string[];
  service: 'energisation' | null;
  /** What a buyer fills in; null for most products. */
  personalFields: PersonalField[] | null;
};

// One JSON value a row: 26 columns, seven of them lists, parse several times as fast in one piece.
const product = sql`json_build_object(
  'id', p.id, 'productNumber', p.product_number, 'name', p.name, 'miniDesc', p.mini_desc, 'description', p.description,
  'translations', p.translations, 'tags', p.tags, 'category', p.category, 'subcategory', p.subcategory, 'brand', p.brand,
  'howToWear', p.how_to_wear, 'benefits', p.benefits, 'bestDays', p.best_days, 'facts', p.facts, 'hasVariants', p.has_variants,
  'sizeType', p.size_type, 'featured', p.featured, 'priority', p.priority, 'minPrice', p.min_price, 'maxPrice', p.max_price,
  'wasPrice', p.was_price,
  'createdAt', p.created_at, 'updatedAt', p.updated_at,
  'skus', (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'gram', s.gram, 'price', s.price,
      'code', s.code, 'isDefault', s.is_default, 'available', s.available, 'picture', s.picture, 'was', s.was_price,
      'saleTo', case when s.regular_price is not null then s.sale_to end) order by s.position), '[]')
    from skus s where s.product_id = p.id and s.deleted_at is null),
  'images', array(select i.url from product_images i where i.product_id = p.id order by i.position),
  'imageAlts', array(select i.alt from product_images i where i.product_id = p.id order by i.position),
  'rating', ${ratingOf(sql`p.id`)}, 'gstRates', ${gstRates}, 'service', p.service,
  'personalFields', (select f.fields from product_personal_fields f where f.product_id = p.id))`;

/** The SQL condition for products in stock. Refers to `products p`. */
export const buyable = sql<boolean>`exists (select from skus s where s.product_id = p.id and s.deleted_at is null and s.available > 0)`;

/** Selects whole product rows. `rest` is everything after `from products p`. One query. */
export async function selectProducts(db: Reader, rest: RawBuilder<unknown>): Promise<ProductRow[]> {
  const { rows } = await sql<{
    product: ProductRow;
  }>`select ${product} as product from products p ${rest}`.execute(db);
  return rows.map((row) => row.product);
}

/** Returns a product in the shop, or undefined. A service is returned too, because carts and orders name it. */
export const productById = async (db: Reader, id: string): Promise<ProductRow | undefined> =>
  (await selectProducts(db, sql`where p.id = ${id} and ${published}`))[0];

/** Returns a product that is not deleted, in any state, for a preview. */
export const previewById = async (db: Reader, id: string): Promise<ProductRow | undefined> =>
  (await selectProducts(db, sql`where p.id = ${id} and p.deleted_at is null`))[0];

/** Returns products that are not deleted, in any state, for certificates of what was sold. */
export const keptById = (db: Reader, ids: readonly string[]): Promise<ProductRow[]> =>
  selectProducts(db, sql`where p.id = any(${ids}) and p.deleted_at is null and p.service is null`);

/** Returns products in the shop, in the order of the ids. A service is in no list. */
export const productsById = (db: Reader, ids: readonly string[]): Promise<ProductRow[]> =>
  selectProducts(
    db,
    sql`where p.id = any(${ids}) and ${published} and p.service is null order by array_position(${ids}::text[], p.id)`,
  );
