import { choiceName } from '#contract/catalog/products/choice-names.ts';
import type { CartItem } from '#contract/selling/cart/endpoints.ts';
import type { Lang } from '#languages/list.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { fill, formatNumber } from '#web/texts/format.ts';

/**
 * Returns the key of a line in API requests: product and variant, else product and size, else the product alone. A line
 * that its buyer has filled in also has its id, because another line may have the same product.
 */
export const lineKey = ({
  _id,
  product,
  size,
  variantId,
  personalisation,
}: Pick<CartItem, '_id' | 'product' | 'size' | 'variantId' | 'personalisation'>): {
  productId: string;
  size: string | null;
  variantId: string | null;
  lineId?: string;
} => ({
  productId: product._id,
  size,
  variantId,
  ...(personalisation && { lineId: _id }),
});

/** Returns the product's name in the page's language. */
export const lineName = ({ product }: Pick<CartItem, 'product'>, lang: Lang): string =>
  (lang === 'hi' && product.nameHi) || product.name;

/**
 * Returns the chosen option in words: the variant with its weight, or the size. Returns '' if there is no choice.
 * Takes the texts `cart` and `products`.
 */
export function lineChoice(
  { product, size, variant, choiceHi }: Pick<CartItem, 'product' | 'size' | 'variant' | 'choiceHi'>,
  t: Pick<Messages, 'cart' | 'products'>,
  lang: Lang,
): string {
  if (variant) {
    const gram = variant.gram ? fill(t.cart.gram, { n: formatNumber(variant.gram, lang) }) : '';
    return [choiceName(variant.variantName, lang, choiceHi), gram].filter(Boolean).join(' · ');
  }
  if (!size) return '';
  const name = choiceName(size, lang, choiceHi);
  return product.sizeType === 'Ring' ? fill(t.cart.size, { size: name }) : name;
}
