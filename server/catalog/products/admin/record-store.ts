import { type RawBuilder, sql } from 'kysely';
import type { ProductFacts } from '#contract/catalog/products/facts/kinds.ts';
import type { ProductState } from '#contract/catalog/products/rules.ts';
import type { SizeType } from '#contract/core/rules.ts';
import type { Paise } from '../../../platform/core/money.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { HindiTexts } from '../../../schema/column-types.ts';

/** A sale of a SKU, as JSON has it: timestamps with their UTC offset. `was` is the price that is shown beside it. */
export type AdminSale = { price: Paise; from: string; to: string | null; runs: boolean; was: Paise | null };

/** A SKU in the admin. `reserved` pieces are held by orders. */
export type AdminSku = {
  id: string;
  name: string;
  gram: number | null;
  price: Paise;
  code: string | null;
  isDefault: boolean;
  picture: string | null;
  available: number;
  reserved: number;
  /** Pieces at which it is low. Null: the setting stockLow. */
  reorderLevel: number | null;
  /** Its sale, planned or running; null if there is none. The price above is the regular one. */
  sale: AdminSale | null;
};

/** A product with everything that the admin edits. May be deleted. */
export type AdminRecord = {
  id: string;
  /** The product number, ascending in the order of creation. */
  number: number;
  slug: string | null;
  version: number;
  name: string;
  miniDesc: string;
  description: string;
  translations: { hi?: HindiTexts };
  tags: string[];
  searchWords: string[];
  category: string;
  subcategory: string;
  brand: string;
  howToWear: string[];
  benefits: string[];
  bestDays: string[];
  facts: ProductFacts;
  hasVariants: boolean;
  sizeType: SizeType | null;
  hsn: string;
  customised: boolean;
  featured: boolean;
  priority: number;
  minPrice: Paise;
  maxPrice: Paise;
  images: string[];
  imageAlts: string[];
  gstRates: { from: string; basisPoints: number }[];
  skus: AdminSku[];
  createdAt: Date;
  updatedAt: Date;
  updatedBy: string | null;
  deletedAt: Date | null;
  state: ProductState;
  /** The service that it is; null for other products. */
  service: 'energisation' | null;
};

const columns = sql`
  p.id, p.product_number as number, p.slug, p.version, p.name, p.mini_desc as "miniDesc", p.description, p.translations, p.tags,
  p.search_words as "searchWords", p.category, p.subcategory, p.brand, p.how_to_wear as "howToWear", p.benefits,
  p.best_days as "bestDays", p.facts, p.has_variants as "hasVariants", p.size_type as "sizeType", p.hsn, p.customised,
  p.featured, p.priority, p.min_price as "minPrice", p.max_price as "maxPrice",
  array(select i.url from product_images i where i.product_id = p.id order by i.position) as images,
  array(select i.alt from product_images i where i.product_id = p.id order by i.position) as "imageAlts",
  (select coalesce(json_agg(json_build_object('from', r.valid_from, 'basisPoints', r.basis_points) order by r.valid_from), '[]')
    from product_gst_rates r where r.product_id = p.id) as "gstRates",
  (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'gram', s.gram, 'price', coalesce(s.regular_price, s.price), 'code', s.code,
      'isDefault', s.is_default, 'available', s.available, 'reserved', s.reserved, 'reorderLevel', s.reorder_level, 'picture', s.picture, 'sale',
      case when s.sale_price is not null then json_build_object('price', s.sale_price, 'from', s.sale_from, 'to', s.sale_to,
        'runs', s.regular_price is not null, 'was', s.was_price) end) order by s.position), '[]')
    from skus s where s.product_id = p.id and s.deleted_at is null) as skus,
  p.created_at as "createdAt", p.updated_at as "updatedAt", p.updated_by as "updatedBy", p.deleted_at as "deletedAt",
  p.state, p.service`;

/** Selects records. `rest` is everything after `from products p`. One query. */
export async function selectRecords(db: Reader, rest: RawBuilder<unknown>): Promise<AdminRecord[]> {
  const { rows } = await sql<AdminRecord>`select ${columns} from products p ${rest}`.execute(db);
  return rows;
}

/** Returns records in the order of the ids. */
export const readRecords = (db: Reader, ids: readonly string[]): Promise<AdminRecord[]> =>
  selectRecords(db, sql`where p.id = any(${ids}) order by array_position(${ids}::text[], p.id)`);
