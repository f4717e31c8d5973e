import type { APIRequestContext, Page } from '@playwright/test';
import { type Buyer, ordersOf } from './buyers.ts';

/** An order opened over the API, as the checkout opens one; its lines stand in the cart too. */
export type OpenOrder = { orderId: string; gatewayOrderId: string; paymentPage: string; name: string };

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

/** Goods of the demo that no test can buy out: sold by quantity, plenty of them. English and Hindi name. */
export async function plentiful(
  request: APIRequestContext,
): Promise<{ id: string; name: string; nameHi: string }[]> {
  const answer = await request.get('/api/auth/products');
  const products: {
    _id: string;
    name: string;
    sizeType: string | null;
    totalStock: number;
    translations: { hi?: { name: string } };
  }[] = await answer.json();
  const plenty = products.filter((product) => product.sizeType === 'Quantity' && product.totalStock >= 30);
  if (plenty.length < 2) throw new Error('The demo shop has too few goods for these tests.');
  return plenty.map(({ _id, name, translations }) => ({
    id: _id,
    name,
    nameHi: translations.hi?.name ?? name,
  }));
}

/**
 * Puts one piece of a product into the cart and opens the payment of it, up to the gateway's page. Without a product it
 * is one of the demo's.
 */
export async function openOrder(
  request: APIRequestContext,
  buyer: Buyer,
  goods?: { id: string; name: string },
): Promise<OpenOrder> {
  const [product] = goods ? [goods] : await plentiful(request);
  if (!product) throw new Error('no goods');
  const headers = bearer(buyer);
  await request.post('/api/auth/add-cart', { headers, data: { product: product.id, quantity: 1 } });
  const opened = await request.post('/api/payment/cashfree/create-order', {
    headers,
    data: {
      items: [{ product: product.id, quantity: 1 }],
      paymentMethod: 'online',
      shippingAddress: address,
    },
  });
  if (!opened.ok()) throw new Error(`create-order answered ${opened.status()}: ${await opened.text()}`);
  const { customOrderId, orderId } = await opened.json();
  const state = await (await request.get(`/sandbox/cashfree/control/orders/${customOrderId}`)).json();
  return { orderId, gatewayOrderId: customOrderId, paymentPage: state.checkout_url, name: product.name };
}

/** Makes the gateway do something with an order (sandbox/README.md): `{ outcome: 'success', webhook: 'never' }`. */
export async function attempt(
  request: APIRequestContext,
  { gatewayOrderId }: OpenOrder,
  how: object,
): Promise<void> {
  const answer = await request.post(`/sandbox/cashfree/control/orders/${gatewayOrderId}`, { data: how });
  if (!answer.ok()) throw new Error(`the gateway answered ${answer.status()}: ${await answer.text()}`);
}

/** Lets the time to pay an order run out at the gateway; the shop learns of it when it next asks. */
export async function expire(request: APIRequestContext, { gatewayOrderId }: OpenOrder): Promise<void> {
  const answer = await request.post(`/sandbox/cashfree/control/orders/${gatewayOrderId}/expire`, {
    data: {},
  });
  if (!answer.ok()) throw new Error(`the gateway answered ${answer.status()}: ${await answer.text()}`);
}

/** Makes the shop ask the gateway about an order now, as its confirmation page does. */
export async function settle(
  request: APIRequestContext,
  buyer: Buyer,
  { gatewayOrderId }: OpenOrder,
): Promise<void> {
  const path = `/api/payment/cashfree/check-status?order_id=${gatewayOrderId}`;
  const answer = await request.get(path, { headers: bearer(buyer) });
  if (!answer.ok()) throw new Error(`check-status answered ${answer.status()}: ${await answer.text()}`);
}

/** Takes an order back, as its buyer. */
export async function cancel(
  request: APIRequestContext,
  buyer: Buyer,
  { orderId }: OpenOrder,
): Promise<void> {
  const answer = await request.put(`/api/auth/cancel-order/${orderId}`, { headers: bearer(buyer), data: {} });
  if (!answer.ok()) throw new Error(`cancel-order answered ${answer.status()}: ${await answer.text()}`);
}

/** Places an order that is paid on delivery, over the API; `to` changes where it goes. */
export async function placeOrder(
  request: APIRequestContext,
  buyer: Buyer,
  goods: { id: string; name: string; variantId?: string },
  to: Partial<typeof address> = {},
): Promise<Pick<OpenOrder, 'orderId' | 'name'>> {
  const answer = await request.post('/api/auth/place-order', {
    headers: bearer(buyer),
    data: {
      items: [{ product: goods.id, quantity: 1, variantId: goods.variantId ?? null }],
      paymentMethod: 'cod',
      shippingAddress: { ...address, ...to },
    },
  });
  if (!answer.ok()) throw new Error(`place-order answered ${answer.status()}: ${await answer.text()}`);
  const { order } = await answer.json();
  return { orderId: order._id, name: goods.name };
}

/** The desk of the demo sets an order's status. */
export async function setStatus(
  request: APIRequestContext,
  { orderId }: Pick<OpenOrder, 'orderId'>,
  status: string,
): Promise<void> {
  const admin = { email: 'admin@navaratna.test', password: 'Navaratna@108' };
  const { token } = await (await request.post('/api/auth/login', { data: admin })).json();
  const answer = await request.put('/api/auth/admin/update-status', {
    headers: { authorization: `Bearer ${token}` },
    data: { orderId, status },
  });
  if (!answer.ok()) throw new Error(`update-status answered ${answer.status()}: ${await answer.text()}`);
}

/** How a buyer's order stands, past the pages. */
export async function orderState(
  request: APIRequestContext,
  buyer: Buyer,
  { orderId }: Pick<OpenOrder, 'orderId'>,
): Promise<string> {
  const order = (await ordersOf(request, buyer)).find((one) => one._id === orderId);
  return `${order?.orderStatus} ${order?.paymentStatus}`;
}

/** An order's number as pages show it. */
export const numberOf = ({ orderId }: Pick<OpenOrder, 'orderId'>): string =>
  `#${orderId.slice(-6).toUpperCase()}`;

/** The page a payment comes back to, with a status in its address that must not be believed. */
export const confirmationPath = ({ gatewayOrderId }: OpenOrder, status: string): string =>
  `/order-confirmation?order_id=${gatewayOrderId}&status=${status}`;

/** The main heading of the page. */
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
