import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Api, ApiError } from '../../../contract/core/client.ts';
import { goodAddress } from '../../../server/testing/fixtures/checkout.ts';
import { gatewayOf } from '../../../server/testing/gateway.ts';
import type { Acknowledged } from './acknowledged.ts';
import { apiOf, settle } from './ask.ts';
import type { Actor, Stage, StageProduct } from './stage.ts';

/** Makes a call of a kind, and counts how it ended. With `repeat` it is made again if it got no definite answer. */
export type Make = (kind: string, call: () => Promise<unknown>, repeat: boolean) => Promise<void>;

/** Returns one of a list, by chance. */
export const any = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;

const bodyOf = ({ id, price }: StageProduct, quantity: number, paymentMethod: 'cod' | 'online') => ({
  items: [{ product: id, quantity, price, size: null, variantId: null }],
  amount: price * quantity,
  deliveryCharges: price * quantity > 499 ? 0 : 100,
  totalAmount: price * quantity + (price * quantity > 499 ? 0 : 100),
  paymentMethod,
  couponCode: '',
  shippingAddress: goodAddress,
});

/** Reads a page or a list. Throws the status of a failure as the API's client does. */
async function get(url: string): Promise<void> {
  const answer = await fetch(url).catch(() => null);
  await answer?.arrayBuffer().catch(() => null);
  if (!answer?.ok) throw new ApiError(answer?.status ?? 0, { message: url, code: 'failed' });
}

/** Pays at the gateway: the webhook comes at once, doubled, late or never. */
const pay = (base: string, gatewayOrderId: string) =>
  gatewayOf({ base }).pay(gatewayOrderId, {
    outcome: 'success',
    webhook: any(['now', 'now', 'late', 'never']),
    copies: randomInt(1, 4),
  });

const returnTries = 50;

/** Opens the return page until it answers. A buyer waits for that before the next order. */
async function comeBack(api: () => Api, gatewayOrderId: string): Promise<void> {
  for (let n = 0; n < returnTries; n += 1) {
    const input = { params: { provider: 'cashfree' }, query: { order_id: gatewayOrderId } };
    const outcome = await settle(api()('GET /api/payment/{provider}/check-status', input));
    if (outcome.kind !== 'unknown') return;
    await wait(200);
  }
}

/** Returns what a client of a load does once: each goes to a process that `pick` returns, and records what it was told. */
export function shoppers(stage: Stage, known: Acknowledged, pick: () => string, make: Make) {
  let topUps = 0;
  return {
    async read(): Promise<void> {
      const { id } = any(stage.products);
      const path = any(['/', '/products', `/single-product/${id}`, '/api/auth/products?limit=24']);
      await make('read', () => get(pick() + path), false);
    },

    async fillCart(actor: Actor): Promise<void> {
      const body = { product: any(stage.products).id, quantity: 1 };
      await make('cart', () => apiOf(pick(), actor)('POST /api/auth/add-cart', { body }), false);
    },

    async orderForCash(actor: Actor): Promise<void> {
      const [product, quantity, key] = [any(stage.products), randomInt(1, 3), randomUUID()];
      const call = async () => {
        const body = bodyOf(product, quantity, 'cod');
        const { order } = await apiOf(pick(), actor)('POST /api/auth/place-order', { body, key });
        const { userId } = actor;
        known.orders.push({
          orderId: order._id,
          key,
          userId,
          productId: product.id,
          quantity,
          method: 'cod',
        });
      };
      await make('cash order', call, true);
    },

    async orderOnline(actor: Actor): Promise<void> {
      const [product, key] = [any(stage.products), randomUUID()];
      let gatewayOrderId = '';
      const call = async () => {
        const opened = await apiOf(pick(), actor)('POST /api/payment/{provider}/create-order', {
          params: { provider: 'cashfree' },
          body: bodyOf(product, 1, 'online'),
          key,
        });
        const { userId } = actor;
        const order = { orderId: opened.orderId, key, userId, productId: product.id, quantity: 1 };
        known.orders.push({ ...order, method: 'online' });
        gatewayOrderId = opened.customOrderId;
      };
      await make('online order', call, true);
      if (!gatewayOrderId) return;
      await pay(pick(), gatewayOrderId).catch(() => undefined);
      await comeBack(() => apiOf(pick(), actor), gatewayOrderId);
    },

    async topUp(actor: Actor): Promise<void> {
      // The same amount again continues a top-up that is not paid yet.
      topUps += 1;
      const [rupees, key] = [100 + (topUps % 900), randomUUID()];
      let gatewayOrderId = '';
      const call = async () => {
        const api = apiOf(pick(), actor);
        const made = await api('POST /api/payment/wallet/initiateTopUp', { body: { amount: rupees }, key });
        known.topUps.push({ gatewayOrderId: made.order_id, userId: actor.userId, rupees });
        gatewayOrderId = made.order_id;
      };
      await make('top-up', call, true);
      if (gatewayOrderId) await pay(pick(), gatewayOrderId).catch(() => undefined);
    },
  };
}
