import type { Product, StockRow, Variant } from '#contract/catalog/endpoints.ts';
import { rupeeText, toRupees } from '../platform/core/money.ts';
import type { ProductRow, SkuRow } from './rows.ts';

const presentVariant = (sku: SkuRow): Variant => ({
  _id: sku.id,
  variantName: sku.name,
  gram: sku.gram,
  price: toRupees(sku.price),
  stock: sku.available,
  sku: sku.code,
  isDefault: sku.isDefault,
});

const presentStock = (sku: SkuRow): StockRow => ({ _id: sku.id, size: sku.name, quantity: sku.available });

/**
 * Sizes that can be bought before those that are sold out, each group in the desk's order: clients of the API preselect the
 * first one.
 */
const inStockFirst = (rows: readonly StockRow[]): StockRow[] =>
  rows.toSorted((a, b) => Number(b.quantity > 0) - Number(a.quantity > 0));

/** A product's prices from the lowest to the highest, in rupees and in words. */
export const priceRangeOf = ({ minPrice, maxPrice }: Pick<ProductRow, 'minPrice' | 'maxPrice'>) => ({
  min: toRupees(minPrice),
  max: toRupees(maxPrice),
  display: minPrice === maxPrice ? rupeeText(minPrice) : `${rupeeText(minPrice)} - ${rupeeText(maxPrice)}`,
});

/** A product on the wire: rupees, and stock as what can still be bought. `stock` and `variants` are always lists. */
export function presentProduct(row: ProductRow): Product {
  const { minPrice, hasVariants, skus } = row;
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
    rating: row.rating,
    translations: row.translations,
    featured: row.featured,
    priority: row.priority,
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
  };
}

/** The variant a product page opens with: the default one, else the first; null for products without variants. */
export const defaultVariant = ({ variants }: Product): Variant | null =>
  variants.find((variant) => variant.isDefault) ?? variants[0] ?? null;
