import { type Choice, offerOf, type ProductForSale } from './choice.ts';

export { noteIntent, takeIntent } from '#web/session/intent.ts';

/**
 * Returns a stored choice as far as the product still offers it. A variant that is gone is left open, so that its buyer
 * chooses again and never gets another one unasked.
 */
export function choiceOf(product: ProductForSale, stored: unknown): Choice {
  const { variantId, size, quantity } = (stored ?? {}) as Partial<Choice>;
  const variant = product.variants.find(({ _id }) => _id === variantId);
  const row = product.stock.find((offer) => offer.size === size);
  const choice = { variantId: variant?._id ?? null, size: row?.size ?? null, quantity: 1 };
  const { available } = offerOf(product, choice);
  const wanted = typeof quantity === 'number' && Number.isInteger(quantity) ? quantity : 1;
  return { ...choice, quantity: Math.max(1, Math.min(wanted, available)) };
}
