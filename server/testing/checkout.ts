import type { Product } from '#contract/catalog/products/endpoints.ts';
import type { InputOf, ResponseOf } from '#contract/core/client.ts';
import type { Person } from './test-shop.ts';

/** An address that passes validation. */
export const goodAddress = {
  name: 'Meenakshi Rao',
  phone: '9840012345',
  address: '12 Race Course Road',
  city: 'Coimbatore',
  state: 'TN',
  country: 'IN',
  pincode: '641018',
  landmark: 'Opposite the park',
};

/** Returns the body of create-order for some pieces of a product sold by quantity. */
export function bodyFor(
  product: Product,
  quantity = 1,
): InputOf<'POST /api/payment/{provider}/create-order'>['body'] {
  const price = product.price ?? 0;
  const amount = price * quantity;
  const deliveryCharges = amount > 499 ? 0 : 100;
  return {
    items: [{ product: product._id, quantity, price, size: null, variantId: null }],
    amount,
    deliveryCharges,
    totalAmount: amount + deliveryCharges,
    paymentMethod: 'online',
    couponCode: '',
    shippingAddress: goodAddress,
  };
}

/** Opens a checkout as a buyer does. */
export const checkout = (
  buyer: Person,
  product: Product,
  quantity = 1,
): Promise<ResponseOf<'POST /api/payment/{provider}/create-order'>> =>
  buyer.api('POST /api/payment/{provider}/create-order', {
    params: { provider: 'cashfree' },
    body: bodyFor(product, quantity),
  });

/** Calls the endpoint of the buyer's return page. */
export const returnPage = async (buyer: Person, gatewayOrderId: string): Promise<string> =>
  (
    await buyer.api('GET /api/payment/{provider}/check-status', {
      params: { provider: 'cashfree' },
      query: { order_id: gatewayOrderId },
    })
  ).status;

/** Returns the error code of a refused call, or 'accepted'. */
export const refusal = async (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'accepted',
    (error: { code?: string }) => error.code ?? String(error),
  );
