import type { PageProduct } from './page-product.ts';

/** The choice of a buyer: a variant, else a size, and the quantity. */
export type Choice = { variantId: string | null; size: string | null; quantity: number };

/**
 * The unit price in rupees (null while a range must be shown) and the available stock of a choice. While a sale runs, `was` is the
 * price before, and `ends` the end of the sale.
 */
export type Offer = {
  price: number | null;
  available: number;
  was?: number | undefined;
  ends?: string | undefined;
};

/** The reason why a choice cannot go into the cart. */
export type ChoiceProblem = 'selectVariant' | 'selectSize' | 'soldOut';

/** The parts of a product that its choice depends on. */
export type ProductForSale = Pick<
  PageProduct,
  | 'hasVariants'
  | 'variants'
  | 'defaultVariantId'
  | 'sizeType'
  | 'stock'
  | 'totalStock'
  | 'priceRange'
  | 'wasPrice'
  | 'saleEnds'
>;

/** Returns whether a size must be chosen: there are no variants, and the size type is not quantity alone. */
export const needsSize = ({
  hasVariants,
  sizeType,
}: Pick<ProductForSale, 'hasVariants' | 'sizeType'>): boolean =>
  !hasVariants && sizeType !== null && sizeType !== 'Quantity';

/**
 * Returns the initial choice: the default variant, or the first in stock when that one is sold out; the size where there
 * is only one.
 */
export function firstChoice(product: ProductForSale): Choice {
  const { variants, defaultVariantId, stock } = product;
  const buyable = variants.filter((variant) => variant.stock > 0);
  const variant = buyable.find(({ _id }) => _id === defaultVariantId) ?? buyable[0];
  const [only, ...others] = needsSize(product) ? stock : [];
  return {
    variantId: variant?._id ?? null,
    size: others.length === 0 ? (only?.size ?? null) : null,
    quantity: 1,
  };
}

/** Returns price and stock of a choice. Sizes share one price. Without a choice the stock is the total. */
export function offerOf(product: ProductForSale, choice: Choice): Offer {
  const { variants, stock, totalStock, priceRange } = product;
  if (product.hasVariants) {
    const variant = variants.find(({ _id }) => _id === choice.variantId);
    return variant
      ? { price: variant.price, available: variant.stock, was: variant.wasPrice, ends: variant.saleEnds }
      : { price: priceRange.min === priceRange.max ? priceRange.min : null, available: totalStock };
  }
  const row = stock.find(({ size }) => size === choice.size);
  return {
    price: priceRange.min,
    available: row && needsSize(product) ? row.quantity : totalStock,
    was: product.wasPrice,
    ends: product.saleEnds,
  };
}

/**
 * Returns why a choice cannot go into the cart, or null. The checks are in the order of the specification (section
 * 5).
 */
export function problemOf(product: ProductForSale, choice: Choice): ChoiceProblem | null {
  if (product.totalStock <= 0) return 'soldOut';
  if (product.hasVariants && choice.variantId === null) return 'selectVariant';
  if (needsSize(product) && choice.size === null) return 'selectSize';
  return offerOf(product, choice).available <= 0 ? 'soldOut' : null;
}

/** Returns the picture of the chosen variant or size; undefined if it has none of its own. */
export const pictureOf = (
  { variants, stock }: Pick<ProductForSale, 'variants' | 'stock'>,
  { variantId, size }: Pick<Choice, 'variantId' | 'size'>,
): string | undefined =>
  (variants.find(({ _id }) => _id === variantId) ?? stock.find((row) => row.size === size))?.image;
