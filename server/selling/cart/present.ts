import type { CartItem } from '#contract/selling/cart/endpoints.ts';
import { gstRateOn } from '../../catalog/products/service.ts';
import { toRupees } from '../../platform/core/money.ts';
import type { CartLine } from './service.ts';

/** Converts a cart line to its wire format on a day (YYYY-MM-DD, IST). `availableStock` is what this buyer can order. */
export function presentLine({ id, quantity, available, sku, personal }: CartLine, day: string): CartItem {
  const rate = gstRateOn(sku, day);
  const price = toRupees(sku.price);
  return {
    _id: id,
    product: {
      _id: sku.productId,
      name: sku.name,
      nameHi: sku.nameHi,
      price,
      image: sku.images,
      category: sku.category,
      brand: sku.brand,
      hasVariants: sku.hasVariants,
      sizeType: sku.sizeType,
      gstPercent: rate === null ? null : rate / 100,
      ...(sku.service && { service: sku.service }),
    },
    cartQuantity: quantity,
    quantity,
    availableStock: available,
    cartPrice: price,
    size: sku.size,
    variantId: sku.variant?.id ?? null,
    variant: sku.variant && {
      variantName: sku.variant.variantName,
      gram: sku.variant.gram,
      price,
      stock: available,
      sku: sku.variant.sku,
    },
    ...(sku.choiceHi && { choiceHi: sku.choiceHi }),
    ...(personal && { personalisation: personal }),
  };
}
