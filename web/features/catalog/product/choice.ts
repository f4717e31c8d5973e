import type { PageProduct } from './page-product.ts';

/** What of a product is chosen: a variant, else a size, and how many pieces. */
export type Choice = { variantId: string | null; size: string | null; quantity: number };

/** What a choice comes to: rupees for one piece (null while a range must be shown) and how many can be bought. */
export type Offer = { price: number | null; available: number };

/** Why a choice cannot go into the cart. */
export type ChoiceProblem = 'selectVariant' | 'selectSize' | 'soldOut';

type Goods = Pick<
  PageProduct,
  'hasVariants' | 'variants' | 'defaultVariantId' | 'sizeType' | 'stock' | 'totalStock' | 'priceRange'
>;

/** True where a size must be chosen: without variants, and not sold by quantity alone. */
export const needsSize = ({ hasVariants, sizeType }: Pick<Goods, 'hasVariants' | 'sizeType'>): boolean =>
  !hasVariants && sizeType !== null && sizeType !== 'Quantity';

/** The choice a page opens with: the default variant, or the first that can be bought where that one is sold out. */
export function firstChoice({ variants, defaultVariantId }: Goods): Choice {
  const buyable = variants.filter(({ stock }) => stock > 0);
  const variant = buyable.find(({ _id }) => _id === defaultVariantId) ?? buyable[0];
  return { variantId: variant?._id ?? null, size: null, quantity: 1 };
}

/** Price and stock of a choice. Sizes share one price; without a choice the stock is that of all. */
export function offerOf(product: Goods, choice: Choice): Offer {
  const { variants, stock, totalStock, priceRange } = product;
  if (product.hasVariants) {
    const variant = variants.find(({ _id }) => _id === choice.variantId);
    return variant
      ? { price: variant.price, available: variant.stock }
      : { price: priceRange.min === priceRange.max ? priceRange.min : null, available: totalStock };
  }
  const row = stock.find(({ size }) => size === choice.size);
  return { price: priceRange.min, available: row && needsSize(product) ? row.quantity : totalStock };
}

/** Why a choice cannot go into the cart, checked in the order of the specification (section 5); null when it can. */
export function problemOf(product: Goods, choice: Choice): ChoiceProblem | null {
  if (product.totalStock <= 0) return 'soldOut';
  if (product.hasVariants && choice.variantId === null) return 'selectVariant';
  if (needsSize(product) && choice.size === null) return 'selectSize';
  return offerOf(product, choice).available <= 0 ? 'soldOut' : null;
}
