/** The one product that is bought without the cart, as in the checkout's URL. */
export type BuyNow = {
  productId: string;
  variantId: string | null;
  size: string | null;
  quantity: number;
  /** The line of the cart that has what the buyer filled in; null without any. */
  lineId: string | null;
};

/** Returns the checkout path of one product. The choice is in the URL, so that it survives a reload and a login. */
export function buyNowPath({ productId, variantId, size, quantity, lineId }: BuyNow): string {
  const query = new URLSearchParams({ buy: productId });
  if (variantId) query.set('variant', variantId);
  if (size) query.set('size', size);
  if (quantity !== 1) query.set('quantity', String(quantity));
  if (lineId) query.set('line', lineId);
  return `/checkout?${query}`;
}

/** Parses the product of a checkout URL; null means the cart. An invalid quantity counts as one. */
export function readBuyNow(search: URLSearchParams): BuyNow | null {
  const productId = search.get('buy');
  if (!productId) return null;
  const quantity = Number(search.get('quantity') ?? 1);
  return {
    productId,
    variantId: search.get('variant'),
    size: search.get('size'),
    lineId: search.get('line'),
    quantity: Number.isInteger(quantity) && quantity > 0 && quantity <= 999 ? quantity : 1,
  };
}
