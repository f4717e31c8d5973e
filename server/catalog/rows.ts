import { type RawBuilder, sql } from 'kysely';
import type { Product } from '#contract/catalog.ts';
import type { SizeType } from '#contract/rules.ts';
import type { Reader } from '../platform/database/database.ts';
import type { Paise } from '../platform/money.ts';
import { ratingOf } from '../reviews/service.ts';

/** Texts of a product in Hindi; what is absent is shown in English. */
export type HindiTexts = {
  name?: string;
  miniDesc?: string;
  description?: string;
  howToWear?: string[];
  benefits?: string[];
};

/** A SKU inside a product row; `available` pieces can be bought now, `gram` is grams. */
export type SkuRow = {
  id: string;
  name: string;
  gram: number | null;
  price: Paise;
  code: string | null;
  isDefault: boolean;
  available: number;
};

/** A product with its live SKUs and picture URLs, both in their order. */
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
  hasVariants: boolean;
  sizeType: SizeType | null;
  featured: boolean;
  priority: number;
  minPrice: Paise;
  maxPrice: Paise;
  createdAt: Date;
  updatedAt: Date;
  skus: SkuRow[];
  images: string[];
  imageAlts: string[];
  rating: Product['rating'];
};

const columns = sql`
  p.id, p.product_number as "productNumber", p.name, p.mini_desc as "miniDesc", p.description, p.translations, p.tags,
  p.category, p.subcategory, p.brand, p.how_to_wear as "howToWear", p.benefits, p.best_days as "bestDays",
  p.has_variants as "hasVariants", p.size_type as "sizeType", p.featured, p.priority,
  p.min_price as "minPrice", p.max_price as "maxPrice",
  p.created_at as "createdAt", p.updated_at as "updatedAt",
  (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'gram', s.gram, 'price', s.price, 'code', s.code,
      'isDefault', s.is_default, 'available', s.available) order by s.position), '[]')
    from skus s where s.product_id = p.id and s.deleted_at is null) as skus,
  array(select i.url from product_images i where i.product_id = p.id order by i.position) as images,
  array(select i.alt from product_images i where i.product_id = p.id order by i.position) as "imageAlts",
  ${ratingOf(sql`p.id`)} as rating`;

/** True for products of which something can be bought now. */
export const buyable = sql<boolean>`exists (select from skus s where s.product_id = p.id and s.deleted_at is null and s.available > 0)`;

/** Whole product rows chosen by `rest`: everything after `from products p`. One query. */
export async function selectProducts(db: Reader, rest: RawBuilder<unknown>): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`select ${columns} from products p ${rest}`.execute(db);
  return rows;
}

/** One product in the shop. */
export const productById = async (db: Reader, id: string): Promise<ProductRow | undefined> =>
  (await selectProducts(db, sql`where p.id = ${id} and p.deleted_at is null`))[0];

/** Products in the shop by id, in the order of the ids. */
export const productsById = (db: Reader, ids: readonly string[]): Promise<ProductRow[]> =>
  selectProducts(
    db,
    sql`where p.id = any(${ids}) and p.deleted_at is null order by array_position(${ids}::text[], p.id)`,
  );
