import { readCart } from '#web/selling/cart/shared/load-cart.ts';
import { type BuyNow, buyNowPath } from './buy-now.ts';

/**
 * Returns the checkout path of the line of the cart that has these filled-in values. Returns the cart if there is none,
 * as when another tab has removed it.
 */
export async function filledPath(
  productId: string,
  choice: Pick<BuyNow, 'variantId' | 'size' | 'quantity'>,
  values: readonly { field: string; value: string }[],
): Promise<string> {
  const lines = await readCart().catch(() => []);
  const line = lines.find(
    ({ product, variantId, size, personalisation: given }) =>
      product._id === productId &&
      variantId === choice.variantId &&
      size === choice.size &&
      given?.length === values.length &&
      values.every(({ field, value }) => given.some((one) => one.field === field && one.value === value)),
  );
  return line ? buyNowPath({ productId, ...choice, lineId: line._id }) : '/cart';
}
