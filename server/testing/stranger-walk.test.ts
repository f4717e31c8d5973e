import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallSpec } from '#contract/call.ts';
import type { Product } from '#contract/catalog.ts';
import { contract } from '#contract/index.ts';
import { bodyFor, checkout, goodAddress } from './checkout.ts';
import { shelve } from './goods.ts';
import { type Person, startWorld, type World } from './world.ts';

/** Everyone who may knock. `other` is a customer whose things these are not. */
const walkers = ['nobody', 'customer', 'other', 'astrologer', 'admin'] as const;
type Walker = (typeof walkers)[number];

/** What a stranger meets at a call: expected statuses in the order of `walkers`, and what to send. */
type Walk = {
  expect: readonly [number, number, number, number, number];
  send?: (own: Own) => { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };
  /** The call is there to write for whoever may make it; for the others it still must not. */
  writes?: true;
};

/** The customer's things, which the others reach for. */
type Own = {
  customer: Person;
  productId: string;
  cartProductId: string;
  orderId: string;
  addressId: string;
  reviewed: { _id: string; orderId: string };
  gatewayOrderId: string;
  freshBody: object;
};

const everyone = [200, 200, 200, 200, 200] as const;
const members = [401, 200, 200, 200, 200] as const;
const adminOnly = [401, 403, 403, 403, 200] as const;
const ownerOnly = [401, 200, 404, 404, 404] as const;

/**
 * Every call of the contract x everyone. A new call fails this test until it is classified here. Calls are walked in
 * this order, the strangers before the owner, so that what they must not change is still there when the owner comes.
 */
const walks: { [K in keyof typeof contract]: Walk } = {
  'GET /api/settings/public': { expect: everyone },
  'GET /api/keepalive': { expect: everyone },
  'GET /api/auth/products': { expect: everyone, send: () => ({ query: { limit: '2' } }) },
  'GET /api/auth/products/facets': { expect: everyone },
  'GET /api/auth/products/trending': { expect: everyone },
  'GET /api/auth/products/{id}': {
    expect: everyone,
    send: ({ productId }) => ({ params: { id: productId } }),
  },
  'GET /api/auth/products/{id}/related': {
    expect: everyone,
    send: ({ productId }) => ({ params: { id: productId } }),
  },
  'GET /api/auth/products/{productId}/reviews': {
    expect: everyone,
    send: ({ productId }) => ({ params: { productId } }),
  },
  'GET /api/reviews/latest': { expect: everyone },
  'GET /api/payment/config': { expect: everyone },
  'GET /api/auth/checking-auth': { expect: members },
  'GET /api/auth/user-orders': { expect: members },
  'GET /api/auth/order/{id}': {
    expect: [401, 200, 404, 404, 200],
    send: ({ orderId }) => ({ params: { id: orderId } }),
  },
  'GET /api/auth/check-status': {
    expect: [401, 200, 404, 404, 200],
    send: ({ orderId }) => ({ query: { order_id: orderId } }),
  },
  'GET /api/payment/{provider}/check-status': {
    expect: ownerOnly,
    send: ({ gatewayOrderId }) => ({ params: { provider: 'cashfree' }, query: { order_id: gatewayOrderId } }),
  },
  'GET /api/auth/cart/{userId}': {
    expect: ownerOnly,
    send: ({ customer }) => ({ params: { userId: customer.userId } }),
  },
  'POST /api/payment/quote': {
    expect: members,
    send: ({ productId }) => ({ body: { items: [{ product: productId, quantity: 1 }] } }),
  },
  'GET /api/coupon/getCoupon': { expect: members },
  'GET /api/auth/admin/all-orders': { expect: adminOnly },
  'PUT /api/auth/admin/update-status': {
    // The order still waits for its money: not the desk's work yet.
    expect: [401, 403, 403, 403, 404],
    send: ({ orderId }) => ({ body: { orderId, status: 'Shipped' } }),
  },
  'PUT /api/auth/admin/orders/{id}': {
    expect: [401, 403, 403, 403, 404],
    send: ({ orderId }) => ({ params: { id: orderId }, body: { paymentStatus: 'Paid' } }),
  },
  'PUT /api/auth/cancel-order/{id}': {
    expect: ownerOnly,
    send: ({ orderId }) => ({ params: { id: orderId }, body: {} }),
    writes: true,
  },
  'PUT /api/auth/update': {
    // A line of one's own cart is named by its product: another's cart simply has no such line.
    expect: ownerOnly,
    send: ({ cartProductId }) => ({ body: { productId: cartProductId, quantity: 2 } }),
    writes: true,
  },
  'DELETE /api/auth/remove/{productId}': {
    expect: ownerOnly,
    send: ({ cartProductId, customer }) => ({
      params: { productId: cartProductId },
      query: { userId: customer.userId },
    }),
    writes: true,
  },
  'DELETE /api/auth/clear-cart/{userId}': {
    expect: ownerOnly,
    send: ({ customer }) => ({ params: { userId: customer.userId } }),
    writes: true,
  },
  'POST /api/auth/add-cart': {
    expect: members,
    send: ({ productId }) => ({ body: { product: productId, quantity: 1 } }),
    writes: true,
  },
  'POST /api/payment/{provider}/create-order': {
    expect: members,
    send: ({ freshBody }) => ({ params: { provider: 'cashfree' }, body: freshBody }),
    writes: true,
  },
  'POST /api/auth/place-order': {
    expect: members,
    send: ({ freshBody }) => ({ body: { ...freshBody, paymentMethod: 'cod' } }),
    writes: true,
  },
  'POST /api/webhook/verify-payment': {
    expect: [401, 401, 401, 401, 401],
    send: () => ({ body: { type: 'PAYMENT_SUCCESS_WEBHOOK' } }),
  },
  'POST /api/auth/login': {
    expect: [401, 401, 401, 401, 401],
    send: () => ({ body: { email: 'nobody@example.test', password: 'not the password' } }),
  },
  'POST /api/auth/signup': { expect: [400, 400, 400, 400, 400], send: () => ({ body: { role: 'admin' } }) },
  'POST /api/auth/verify-email': {
    expect: [400, 400, 400, 400, 400],
    send: () => ({ body: { token: 'no such token was ever given out' } }),
  },
  'POST /api/auth/resend-verification': { expect: members, writes: true },
  'POST /api/auth/forgot-password': {
    expect: everyone,
    send: () => ({ body: { email: 'nobody@example.test' } }),
  },
  'POST /api/auth/reset-password/{token}': {
    expect: [400, 400, 400, 400, 400],
    send: () => ({
      params: { token: 'no such token was ever given out' },
      body: { password: 'a good password' },
    }),
  },
  'GET /api/auth/my-reviews': { expect: members },
  'POST /api/auth/products/{productId}/reviews': {
    // The owner has reviewed that line already.
    expect: [401, 409, 404, 404, 404],
    send: ({ productId, reviewed }) => ({
      params: { productId },
      body: { rating: 1, text: 'Not mine.', orderId: reviewed.orderId },
    }),
  },
  'PUT /api/auth/products/{productId}/reviews/{reviewId}': {
    expect: ownerOnly,
    send: ({ productId, reviewed }) => ({
      params: { productId, reviewId: reviewed._id },
      body: { rating: 1, text: 'Changed.' },
    }),
    writes: true,
  },
  'DELETE /api/auth/products/{productId}/reviews/{reviewId}': {
    expect: ownerOnly,
    send: ({ productId, reviewed }) => ({ params: { productId, reviewId: reviewed._id } }),
    writes: true,
  },
  'GET /api/auth/get-wishlist': { expect: members },
  'POST /api/auth/add-wishlist': {
    expect: members,
    send: ({ productId }) => ({ body: { productId } }),
    writes: true,
  },
  'DELETE /api/auth/remove-wishlist': {
    // One's own list: another's entry of the same product stays.
    expect: members,
    send: ({ productId }) => ({ body: { productId } }),
    writes: true,
  },
  'GET /api/auth/addresses': { expect: members },
  'POST /api/auth/addresses': {
    expect: members,
    send: () => ({ body: goodAddress }),
    writes: true,
  },
  'PUT /api/auth/addresses/{addressId}': {
    expect: ownerOnly,
    send: ({ addressId }) => ({ params: { addressId }, body: goodAddress }),
    writes: true,
  },
  'DELETE /api/auth/addresses/{addressId}': {
    expect: ownerOnly,
    send: ({ addressId }) => ({ params: { addressId } }),
    writes: true,
  },
  'GET /api/auth/profile': { expect: members },
  'GET /api/auth/sessions': { expect: members },
  'POST /api/auth/accept-terms': { expect: members, writes: true },
  // Another's number: nobody but its owner may have it.
  'PUT /api/auth/profile': {
    expect: [401, 200, 409, 409, 409],
    send: ({ customer }) => ({ body: { firstName: 'Walker', phone: customer.phone } }),
    writes: true,
  },
  'PUT /api/auth/email': {
    expect: [401, 400, 400, 400, 400],
    send: () => ({ body: { email: 'mine.now@example.test', password: 'not the password' } }),
  },
  'PUT /api/auth/password': {
    expect: [401, 400, 400, 400, 400],
    send: () => ({ body: { currentPassword: 'not the password', password: 'mine from now on' } }),
  },
  'POST /api/auth/logout': { expect: members, writes: true },
  // Everybody has just logged out.
  'POST /api/auth/logout-everywhere': { expect: [401, 401, 401, 401, 401] },
};

let world: World;
let own: Own;
const tokens = {} as Record<Walker, string | null>;
beforeAll(async () => {
  world = await startWorld();
  const product = await shelve(world, { name: 'Walked past', price: 900, available: 99 });
  const inCart = await shelve(world, { name: 'In the cart', price: 900, available: 99 });
  const people = Object.fromEntries(
    await Promise.all(walkers.slice(1).map(async (who) => [who, await world.customer()] as const)),
  );
  for (const role of ['astrologer', 'admin'] as const) {
    const { userId } = people[role] as Person;
    await world.db.updateTable('users').set({ role }).where('id', '=', userId).execute();
    const heard = new Promise<void>((resolve) => world.shop.platform.bus.on('sessions', () => resolve()));
    await sql`select pg_notify('sessions', ${userId})`.execute(world.db);
    await heard;
  }
  for (const who of walkers) tokens[who] = (people[who] as Person | undefined)?.token ?? null;
  const customer = people.customer as Person;
  await customer.api('POST /api/auth/add-cart', { body: { product: inCart._id, quantity: 1 } });
  const reviewed = await reviewedBy(customer, product);
  const order = await checkout(customer, product);
  const kept = { ...goodAddress, city: 'Ooty' };
  const { address } = await customer.api('POST /api/auth/addresses', { body: kept });
  const freshBody = bodyFor(product) as object;
  own = {
    customer,
    productId: product._id,
    cartProductId: inCart._id,
    orderId: order.orderId,
    addressId: address._id,
    reviewed,
    gatewayOrderId: order.customOrderId,
    freshBody,
  };
});
afterAll(() => world.close());

/** A delivered order of a product with the buyer's review. */
async function reviewedBy(buyer: Person, product: Product): Promise<{ _id: string; orderId: string }> {
  const { order } = await buyer.api('POST /api/auth/place-order', {
    body: { ...bodyFor(product), paymentMethod: 'cod' },
  });
  await world.db.updateTable('orders').set({ status: 'Delivered' }).where('id', '=', order._id).execute();
  const { review } = await buyer.api('POST /api/auth/products/{productId}/reviews', {
    params: { productId: product._id },
    body: { rating: 5, text: 'Mine.', orderId: order._id },
  });
  return review;
}

/** Everything the shop keeps, as one hash a table; job and limit tables count no effect of a caller. */
async function everything(): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables
     where schemaname = 'public' and tablename not in ('rate_limits', 'migrations', 'idempotency_keys') order by 1`.execute(
    world.db,
  );
  const hashes: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{
      hash: string;
    }>`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${sql.table(name)} t`.execute(
      world.db,
    );
    hashes[name] = rows[0]?.hash ?? '';
  }
  return hashes;
}

async function knock(key: string, who: Walker, walk: Walk): Promise<number> {
  const { params = {}, query = {}, body } = walk.send?.(own) ?? {};
  const [method, path] = key.split(' ') as [string, string];
  const url = new URL(world.base + path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ''));
  url.search = new URLSearchParams(query).toString();
  const headers: Record<string, string> = tokens[who] ? { authorization: `Bearer ${tokens[who]}` } : {};
  if (method !== 'GET') headers['content-type'] = 'application/json';
  const answer = await fetch(url, {
    method,
    headers,
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

describe('the stranger walk', () => {
  test('every call of the contract is classified, and none twice', () => {
    expect(Object.keys(walks).sort()).toEqual(Object.keys(contract).sort());
  });

  for (const [key, walk] of Object.entries(walks) as [string, Walk][]) {
    test(key, async () => {
      const spec = (contract as Record<string, CallSpec>)[key];
      // The owner last: nobody before may have changed what is theirs.
      for (const who of ['nobody', 'other', 'astrologer', 'admin', 'customer'] as const) {
        const wanted = walk.expect[walkers.indexOf(who)] ?? 0;
        const before = await everything();
        const status = await knock(key, who, walk);
        expect(`${who}: ${status}`).toBe(`${who}: ${wanted === 200 ? (spec?.status ?? 200) : wanted}`);
        if (wanted !== 200 || !walk.writes) expect(await everything()).toEqual(before);
      }
    });
  }
});
