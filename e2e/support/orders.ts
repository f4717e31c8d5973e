import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { asAdmin } from './astrologers.ts';
import { type Buyer, ordersOf } from './buyers.ts';

/** An order opened over the API as by the checkout; its lines are in the cart too. */
export type OpenOrder = {
  orderId: string;
  orderNumber: string;
  gatewayOrderId: string;
  paymentPage: string;
  name: string;
};

const address = {
  name: 'Savitri Deshpande',
  phone: '9823044150',
  address: '14, Shanti Kunj, Prabhat Road',
  city: 'Pune',
  state: 'MH',
  country: 'IN',
  pincode: '411004',
  landmark: 'Near the Ganesh mandir',
};

const bearer = ({ session }: Buyer) => ({ authorization: `Bearer ${session.token}` });

/** Returns a demo product with plenty of stock and no sizes or variants, with its English and Hindi name. */
export async function plentiful(
  request: APIRequestContext,
): Promise<{ id: string; name: string; nameHi: string }[]> {
  const response = await request.get('/api/auth/products');
  const products: {
    _id: string;
    name: string;
    sizeType: string | null;
    totalStock: number;
    translations: { hi?: { name: string } };
  }[] = await response.json();
  const plenty = products.filter((product) => product.sizeType === 'Quantity' && product.totalStock >= 30);
  if (plenty.length < 2) throw new Error('The demo shop has too few products for these tests.');
  return plenty.map(({ _id, name, translations }) => ({
    id: _id,
    name,
    nameHi: translations.hi?.name ?? name,
  }));
}

/**
 * Puts one product into the cart and opens its payment, up to the gateway's page. Without a product it takes one of
 * the demo's.
 */
export async function openOrder(
  request: APIRequestContext,
  buyer: Buyer,
  product?: { id: string; name: string },
): Promise<OpenOrder> {
  const [chosen] = product ? [product] : await plentiful(request);
  if (!chosen) throw new Error('The demo shop has no product for this test.');
  const headers = bearer(buyer);
  await request.post('/api/auth/add-cart', { headers, data: { product: chosen.id, quantity: 1 } });
  const opened = await request.post('/api/payment/cashfree/create-order', {
    headers,
    data: {
      items: [{ product: chosen.id, quantity: 1 }],
      paymentMethod: 'online',
      shippingAddress: address,
    },
  });
  if (!opened.ok()) throw new Error(`create-order returned ${opened.status()}: ${await opened.text()}`);
  const { customOrderId, orderId, orderNumber } = await opened.json();
  const state = await (await request.get(`/sandbox/cashfree/control/orders/${customOrderId}`)).json();
  return {
    orderId,
    orderNumber,
    gatewayOrderId: customOrderId,
    paymentPage: state.checkout_url,
    name: chosen.name,
  };
}

/** Makes the sandbox gateway act on an order (sandbox/README.md): `{ outcome: 'success', webhook: 'never' }`. */
export async function attempt(
  request: APIRequestContext,
  { gatewayOrderId }: OpenOrder,
  how: object,
): Promise<void> {
  const response = await request.post(`/sandbox/cashfree/control/orders/${gatewayOrderId}`, { data: how });
  if (!response.ok()) throw new Error(`the gateway returned ${response.status()}: ${await response.text()}`);
}

/** Expires an order's payment at the gateway. The shop finds out with its next query. */
export async function expire(request: APIRequestContext, { gatewayOrderId }: OpenOrder): Promise<void> {
  const response = await request.post(`/sandbox/cashfree/control/orders/${gatewayOrderId}/expire`, {
    data: {},
  });
  if (!response.ok()) throw new Error(`the gateway returned ${response.status()}: ${await response.text()}`);
}

/** Makes the shop query the gateway about an order now, as its confirmation page does. */
export async function settle(
  request: APIRequestContext,
  buyer: Buyer,
  { gatewayOrderId }: OpenOrder,
): Promise<void> {
  const path = `/api/payment/cashfree/check-status?order_id=${gatewayOrderId}`;
  const response = await request.get(path, { headers: bearer(buyer) });
  if (!response.ok()) throw new Error(`check-status returned ${response.status()}: ${await response.text()}`);
}

/** Cancels an order, as its buyer. */
export async function cancel(
  request: APIRequestContext,
  buyer: Buyer,
  { orderId }: OpenOrder,
): Promise<void> {
  const response = await request.put(`/api/auth/cancel-order/${orderId}`, {
    headers: bearer(buyer),
    data: {},
  });
  if (!response.ok()) throw new Error(`cancel-order returned ${response.status()}: ${await response.text()}`);
}

/** Places an order with cash on delivery over the API. `to` overrides the address. */
export async function placeOrder(
  request: APIRequestContext,
  buyer: Buyer,
  product: { id: string; name: string; variantId?: string },
  to: Partial<typeof address> = {},
): Promise<Pick<OpenOrder, 'orderId' | 'orderNumber' | 'name'>> {
  const response = await request.post('/api/auth/place-order', {
    headers: bearer(buyer),
    data: {
      items: [{ product: product.id, quantity: 1, variantId: product.variantId ?? null }],
      paymentMethod: 'cod',
      shippingAddress: { ...address, ...to },
    },
  });
  if (!response.ok()) throw new Error(`place-order returned ${response.status()}: ${await response.text()}`);
  const { order } = await response.json();
  return { orderId: order._id, orderNumber: order.orderNumber, name: product.name };
}

/** Sets an order's status, as the demo's admin. */
export async function setStatus(
  request: APIRequestContext,
  { orderId }: Pick<OpenOrder, 'orderId'>,
  status: string,
): Promise<void> {
  const response = await request.put('/api/auth/admin/update-status', {
    headers: await asAdmin(request),
    data: { orderId, status },
  });
  if (!response.ok())
    throw new Error(`update-status returned ${response.status()}: ${await response.text()}`);
}

/** Returns the state of a buyer's order from the API. */
export async function orderState(
  request: APIRequestContext,
  buyer: Buyer,
  { orderId }: Pick<OpenOrder, 'orderId'>,
): Promise<string> {
  const order = (await ordersOf(request, buyer)).find((one) => one._id === orderId);
  return `${order?.orderStatus} ${order?.paymentStatus}`;
}

/** Pays an order at the gateway, and waits until the shop knows: by a webhook, which may fail and come again. */
export async function payAtGateway(
  request: APIRequestContext,
  buyer: Buyer,
  order: OpenOrder,
): Promise<void> {
  await attempt(request, order, { outcome: 'success' });
  await expect.poll(() => orderState(request, buyer, order), { timeout: 60_000 }).toBe('Pending Paid');
}

/** Waits until a cancelled order is refunded: the shop hears of it by a webhook, or asks after half a minute. */
export const expectRefunded = (request: APIRequestContext, buyer: Buyer, order: OpenOrder): Promise<void> =>
  expect.poll(() => orderState(request, buyer, order), { timeout: 90_000 }).toBe('Cancelled Refunded');

/** Returns an order's number as pages show it. */
export const numberOf = ({ orderNumber }: Pick<OpenOrder, 'orderNumber'>): string => orderNumber;

/** Returns the payment return page with a status in its URL that must not be trusted. */
export const confirmationPath = ({ gatewayOrderId }: OpenOrder, status: string): string =>
  `/order-confirmation?order_id=${gatewayOrderId}&status=${status}`;

/** Returns the main heading of the page. */
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
