import type { Product, StockRow, Variant } from '#contract/catalog/products/endpoints.ts';
import { kindOf, type ProductFacts } from '#contract/catalog/products/facts/kinds.ts';
import type { Facts } from '#contract/catalog/products/facts/schema.ts';
import { rupeeText, toRupees } from '../../platform/core/money.ts';
import type { ProductRow, SkuRow } from './product-store.ts';

/** Returns the fields of the sale that runs for a SKU. */
const saleOf = ({ was, saleTo }: Pick<SkuRow, 'was' | 'saleTo'>) => ({
  ...(was !== null && { wasPrice: toRupees(was) }),
  ...(saleTo !== null && { saleEnds: new Date(saleTo).toISOString() }),
});

const presentVariant = (sku: SkuRow): Variant => ({
  _id: sku.id,
  variantName: sku.name,
  gram: sku.gram,
  price: toRupees(sku.price),
  stock: sku.available,
  sku: sku.code,
  isDefault: sku.isDefault,
  ...(sku.picture !== null && { image: sku.picture }),
  ...saleOf(sku),
});

const presentStock = (sku: SkuRow): StockRow => ({
  _id: sku.id,
  size: sku.name,
  quantity: sku.available,
  ...(sku.picture !== null && { image: sku.picture }),
});

/**
 * Puts sizes in stock before sold-out ones and keeps the admin's order in each group: API clients preselect
 * the first.
 */
const inStockFirst = (rows: readonly StockRow[]): StockRow[] =>
  rows.toSorted((a, b) => Number(b.quantity > 0) - Number(a.quantity > 0));

/** Returns a product's lowest and highest price in rupees, and both as display text. */
export const priceRangeOf = ({ minPrice, maxPrice }: Pick<ProductRow, 'minPrice' | 'maxPrice'>) => ({
  min: toRupees(minPrice),
  max: toRupees(maxPrice),
  display: minPrice === maxPrice ? rupeeText(minPrice) : `${rupeeText(minPrice)} - ${rupeeText(maxPrice)}`,
});

/** Returns a product's facts with the kind that it has itself, or by its category. */
export const presentFacts = ({ category, facts }: { category: string; facts: ProductFacts }): Facts => ({
  kind: kindOf(category, facts.kind),
  own: facts.kind !== null,
  values: facts.values as Facts['values'],
});

/**
 * Formats a product for the API: prices in rupees, stock without reservations. `stock` and `variants` are
 * always lists.
 */
export function presentProduct(row: ProductRow): Product {
  const { minPrice, maxPrice, hasVariants, skus } = row;
  return {
    _id: row.id,
    productNumber: row.productNumber,
    name: row.name,
    description: row.description,
    miniDesc: row.miniDesc,
    tags: row.tags,
    category: row.category,
    subcategory: row.subcategory,
    brand: row.brand,
    sizeType: row.sizeType,
    price: hasVariants ? null : toRupees(minPrice),
    ...(minPrice === maxPrice && saleOf({ was: row.wasPrice, saleTo: skus[0]?.saleTo ?? null })),
    stock: hasVariants ? [] : inStockFirst(skus.map(presentStock)),
    hasVariants,
    variants: hasVariants ? skus.map(presentVariant) : [],
    totalStock: skus.reduce((sum, sku) => sum + sku.available, 0),
    priceRange: priceRangeOf(row),
    image: row.images,
    imageAlt: row.imageAlts,
    howToWear: row.howToWear,
    benefits: row.benefits,
    bestDayToWear: row.bestDays,
    facts: presentFacts(row),
    rating: row.rating,
    translations: row.translations,
    featured: row.featured,
    priority: row.priority,
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
  };
}

/** Returns the variant that a product page preselects: the default, else the first; null if there are none. */
export const defaultVariant = ({ variants }: Product): Variant | null =>
  variants.find((variant) => variant.isDefault) ?? variants[0] ?? null;
