import { sql } from 'kysely';
import { madeToOrderCategory } from '#contract/core/rules.ts';
import { type AppError, appError } from '../platform/core/app-error.ts';
import type { Paise } from '../platform/core/money.ts';
import type { Reader } from '../platform/database/database.ts';

/** What a client names when it means one thing that can be bought; a size of '' and null are the same. */
export type SellableKey = { productId: string; variantId: string | null; size: string | null };

/** One thing that can be bought, as it stands now: a SKU with what carts and orders keep of its product. */
export type Sellable = {
  skuId: string;
  productId: string;
  name: string;
  nameHi: string | null;
  category: string;
  subcategory: string;
  brand: string;
  /** All picture URLs, the card picture first. */
  images: string[];
  hasVariants: boolean;
  sizeType: string | null;
  /** Made for one buyer: by the desk's tick, or by its category. */
  customised: boolean;
  /** HSN code for the invoice. */
  hsn: string;
  /** Of one piece. */
  price: Paise;
  /** Pieces that can be bought now; 0 once the SKU or the product is deleted. */
  available: number;
  /** The size of the row; null for variants and for products sold by quantity alone. */
  size: string | null;
  /** The variant, `gram` in grams; null for products without variants. */
  variant: { id: string; variantName: string; gram: number | null; sku: string | null } | null;
  /** False once the SKU or the product is deleted. */
  onSale: boolean;
};

/** What {@link sellableColumns} reads of one SKU. */
export type SellableRow = Omit<Sellable, 'size' | 'variant'> & {
  skuName: string;
  gram: number | null;
  code: string | null;
};

// The add-product call of the specification has no field for it, so the category says it as well.
const madeToOrder = sql<boolean>`(p.customised or p.category = ${sql.lit(madeToOrderCategory)})`;

/** The columns of a {@link SellableRow}, for whoever joins SKUs as `s` and products as `p`; {@link toSellable} reads them. */
export const sellableColumns = sql`
  s.id as "skuId", p.id as "productId", p.name, p.translations->'hi'->>'name' as "nameHi", p.category, p.subcategory, p.brand,
  array(select url from product_images i where i.product_id = p.id order by i.position) as images,
  p.has_variants as "hasVariants", p.size_type as "sizeType", ${madeToOrder} as customised,
  p.hsn, s.price,
  case when s.deleted_at is null and p.deleted_at is null then s.available else 0 end as available,
  s.name as "skuName", s.gram::float8 as gram, s.code, s.deleted_at is null and p.deleted_at is null as "onSale"`;

// PostgreSQL takes no NUL in a text; whoever sends one means nothing that is sold here.
const plain = (text: string | null): string => (text ?? '').replaceAll('\0', '');

/** A row of {@link sellableColumns} as a thing that can be bought. */
export function toSellable({ skuName, gram, code, ...row }: SellableRow): Sellable {
  return {
    ...row,
    size: row.hasVariants || skuName === '' ? null : skuName,
    variant: row.hasVariants ? { id: row.skuId, variantName: skuName, gram, sku: code } : null,
  };
}

/** The products and SKUs that keys mean, to select {@link sellableColumns} from; `k.n` counts the keys from 1. */
export const skusByKey = (keys: readonly SellableKey[]) => sql`
  (select * from unnest(${keys.map((key) => plain(key.productId))}::text[], ${keys.map((key) => plain(key.variantId))}::text[],
    ${keys.map((key) => plain(key.size))}::text[]) with ordinality as k (product_id, variant_id, size, n) limit ${keys.length}) k
  join products p on p.id = k.product_id and p.deleted_at is null
  left join skus s on s.product_id = p.id and s.deleted_at is null
    and case when p.has_variants then s.id = k.variant_id else s.name = k.size end`;

/** What a key means by its row; without a SKU it was not enough. */
export function resolveSku(
  row: (Omit<SellableRow, 'skuId'> & { skuId: string | null }) | undefined,
): Sellable | AppError {
  if (!row) return appError('product_not_found');
  const { skuId, ...rest } = row;
  if (!skuId) return appError(row.hasVariants ? 'variant_required' : 'size_required');
  return toSellable({ skuId, ...rest });
}

/**
 * What each key means, in the order of the keys, in one query: a variant by its id, a sized row by product and size,
 * a product sold by quantity by itself. A fault stands where a key means nothing that is on sale: `product_not_found`,
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
