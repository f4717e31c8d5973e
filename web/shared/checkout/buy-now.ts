import type { CartItem } from '#contract/cart/endpoints.ts';
import type { Product } from '#contract/catalog/endpoints.ts';
import { api } from '#web/api/client.ts';
import { readCart } from '#web/shared/cart/load-cart.ts';

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

const lineOf = (product: Product, { variantId, size, quantity }: BuyNow): CartItem => {
  const variant = product.variants.find(({ _id }) => _id === variantId) ?? null;
  const price = variant?.price ?? product.price ?? product.priceRange.min;
  const stock = variant?.stock ?? product.totalStock;
  const choiceHi = product.translations.hi?.choices?.[variant?.variantName ?? size ?? ''];
  return {
    _id: product._id,
    product: {
      _id: product._id,
      name: product.name,
      nameHi: product.translations.hi?.name ?? null,
      price,
      image: product.image,
      category: product.category,
      brand: product.brand,
      hasVariants: product.hasVariants,
      sizeType: product.sizeType,
      // The checkout shows the taxes of the server's quote.
      gstPercent: null,
    },
    cartQuantity: quantity,
    quantity,
    availableStock: stock,
    cartPrice: price,
    size,
    variantId,
    variant: variant && {
      variantName: variant.variantName,
      gram: variant.gram ?? null,
      price,
      stock,
      sku: variant.sku ?? null,
    },
    ...(choiceHi && { choiceHi }),
  };
};

/**
 * Loads the product of a Buy Now as a cart line. What a buyer has filled in is in a line of the cart, and only that line is
 * bought. Throws as the request does.
 */
export async function readBought(buyNow: BuyNow): Promise<CartItem[]> {
  const { lineId } = buyNow;
  if (lineId) return (await readCart()).filter(({ _id }) => _id === lineId);
  const product = await api('GET /api/auth/products/{id}', { params: { id: buyNow.productId } });
  return [lineOf(product, buyNow)];
}
