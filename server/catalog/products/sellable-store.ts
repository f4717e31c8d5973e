import { type RawBuilder, sql } from 'kysely';
import type { PersonalField } from '#contract/catalog/products/personal-rules.ts';
import { madeToOrderCategory } from '#contract/core/rules.ts';
import { type AppError, appError } from '../../platform/core/app-error.ts';
import type { Paise } from '../../platform/core/money.ts';
import type { Reader } from '../../platform/database/database.ts';
import { type GstRate, gstRates, toGstRate } from './gst-store.ts';
import { published } from './published-sql.ts';

/** A client's reference to a SKU: by variant, by size, or by product alone. Size '' equals null. */
export type SellableKey = { productId: string; variantId: string | null; size: string | null };

/** A SKU with the product data that carts and orders need. */
export type Sellable = {
  skuId: string;
  productId: string;
  name: string;
  nameHi: string | null;
  category: string;
  subcategory: string;
  brand: string;
  /** All picture URLs: the variant's or size's own first, else the card picture. */
  images: string[];
  hasVariants: boolean;
  sizeType: string | null;
  /** Made for one buyer: by the admin's flag, or by its category. */
  customised: boolean;
  /** What its buyer fills in; null for nothing. */
  personalFields: readonly PersonalField[] | null;
  /** HSN code for the invoice. */
  hsn: string;
  /** The days in which it is made to order; null for what is in stock. */
  makingDays: number | null;
  /** The HUID of its hallmark; null without one. */
  huid: string | null;
  /** GST rates of the product, newest first: the day from which a rate holds (YYYY-MM-DD, IST), in basis points. */
  gstRates: readonly GstRate[];
  /** The price of one piece. */
  price: Paise;
  /** Pieces that can be bought now; 0 once the SKU or the product is deleted. */
  available: number;
  /** The service that the product is; null for other products. A service has no stock and no parcel. */
  service: 'energisation' | null;
  /** Null for variants and for products sold by quantity alone. */
  size: string | null;
  /** The seller's Hindi name of the size or variant; null without one. */
  choiceHi: string | null;
  /** Null for products without variants. `gram` is in grams. */
  variant: { id: string; variantName: string; gram: number | null; sku: string | null } | null;
  /** False once the SKU or the product is deleted. */
  onSale: boolean;
};

/** A row of {@link sellableColumns}. */
export type SellableRow = Omit<Sellable, 'size' | 'variant' | 'gstRates'> & {
  /** See {@link gstRates}. */
  gstRates: readonly string[];
  skuName: string;
  gram: number | null;
  code: string | null;
};

// A service is done as often as it is bought. A stock of 0 pauses it.
const mostPieces = 999;

// The specified add-product endpoint has no field for it, so the category implies it as well.
const madeToOrder = sql<boolean>`(p.customised or p.category = ${sql.lit(madeToOrderCategory)})`;

/**
 * The columns of a {@link SellableRow}, for a query that joins SKUs as `s` and products as `p`. See {@link
 * toSellable}.
 */
export const sellableColumns = sql`
  s.id as "skuId", p.id as "productId", p.name, p.translations->'hi'->>'name' as "nameHi", p.category, p.subcategory, p.brand,
  array(select i.url from product_images i where i.product_id = p.id order by i.url is distinct from s.picture, i.position) as images,
  p.has_variants as "hasVariants", p.size_type as "sizeType", ${madeToOrder} as customised,
  (select f.fields from product_personal_fields f where f.product_id = p.id) as "personalFields",
  p.hsn, p.facts #>> '{values,huid}' as huid, (p.facts #>> '{values,making}')::float8 as "makingDays", ${gstRates} as "gstRates", s.price,
  case when s.deleted_at is not null or not (${published}) then 0
    when p.service is not null and s.available > 0 then ${sql.lit(mostPieces)} else s.available end as available,
  p.service,
  s.name as "skuName", p.translations #>> array['hi', 'choices', s.name] as "choiceHi", s.gram::float8 as gram, s.code, s.deleted_at is null and ${published} as "onSale"`;

// PostgreSQL rejects NUL in text. A key that contains one matches nothing.
const plain = (text: string | null): string => (text ?? '').replaceAll('\0', '');

/** Converts a row of {@link sellableColumns}. */
export function toSellable({ skuName, gram, code, gstRates: rates, ...row }: SellableRow): Sellable {
  return {
    ...row,
    gstRates: rates.map(toGstRate),
    size: row.hasVariants || skuName === '' ? null : skuName,
    variant: row.hasVariants ? { id: row.skuId, variantName: skuName, gram, sku: code } : null,
  };
}

/**
 * Returns a FROM clause that joins keys to products and SKUs, for {@link sellableColumns}. `k.n` numbers the
 * keys from 1.
 */
export const skusByKey = (keys: readonly SellableKey[]) => sql`
  (select * from unnest(${keys.map((key) => plain(key.productId))}::text[], ${keys.map((key) => plain(key.variantId))}::text[],
    ${keys.map((key) => plain(key.size))}::text[]) with ordinality as k (product_id, variant_id, size, n) limit ${keys.length}) k
  join products p on p.id = k.product_id and ${published}
  left join skus s on s.product_id = p.id and s.deleted_at is null
    and case when p.has_variants then s.id = k.variant_id else s.name = k.size end`;

/** Returns a JOIN clause from a SKU id to the SKU and its product, for {@link sellableColumns}. */
export const joinSku = (skuId: RawBuilder<unknown>) =>
  sql`join skus s on s.id = ${skuId} join products p on p.id = s.product_id`;

/** Converts the row of a key. Returns an error if there is no product, or if the key does not identify one SKU. */
export function resolveSku(
  row: (Omit<SellableRow, 'skuId'> & { skuId: string | null }) | undefined,
): Sellable | AppError {
  if (!row) return appError('product_not_found');
  const { skuId, ...rest } = row;
  if (!skuId) return appError(row.hasVariants ? 'variant_required' : 'size_required');
  return toSellable({ skuId, ...rest });
}

/**
 * Resolves keys to SKUs on sale in one query, in the order of the keys: a variant by its id, a size by
 * product and size, a product sold by quantity by itself. A key without a SKU gives `product_not_found`,
 * `variant_required` or `size_required`.
 */
export async function sellableByKey(
  db: Reader,
  keys: readonly SellableKey[],
): Promise<(Sellable | AppError)[]> {
  const { rows } = await sql<SellableRow & { n: number }>`
    select k.n::int as n, ${sellableColumns} from ${skusByKey(keys)}`.execute(db);
  const found = new Map(rows.map(({ n, ...row }) => [n, row]));
  return keys.map((_, i) => resolveSku(found.get(i + 1)));
}

/** Returns the names of products by id, also of those that are deleted or not on sale. */
export async function productNames(
  db: Reader,
  ids: readonly string[],
): Promise<Map<string, { en: string; hi: string }>> {
  const { rows } = await sql<{ id: string; en: string; hi: string }>`
    select id, name as en, coalesce(nullif(translations->'hi'->>'name', ''), name) as hi from products where id = any(${ids})`.execute(
    db,
  );
  return new Map(rows.map(({ id, en, hi }) => [id, { en, hi }]));
}
