import type { Product } from '#contract/catalog/products/endpoints.ts';
import type { CartItem } from '#contract/selling/cart/endpoints.ts';
import { api } from '#web/api/client.ts';
import { readCart } from '#web/selling/cart/shared/load-cart.ts';
import type { BuyNow } from './buy-now.ts';

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
