import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallSpec } from '#contract/call.ts';
import type { Product } from '#contract/catalog.ts';
import { contract } from '#contract/index.ts';
import { transact } from '../platform/database/database.ts';
import { consultant, fund, openSocket, requested } from './chats.ts';
import { bodyFor, checkout, goodAddress } from './checkout.ts';
import { everything } from './everything.ts';
import { shelve } from './goods.ts';
import { goodProfile } from './report-walks.ts';
import { buy } from './reports.ts';
import { walks } from './stranger-walks.ts';
import { type Own, type Walk, type Walker, walkers } from './walk.ts';
import { type Person, startWorld, type World } from './world.ts';

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
  await world.visitor('POST /api/auth/login', {
    body: { email: customer.email, password: 'a good password' },
  });
  const { sessions } = await customer.api('GET /api/auth/sessions');
  const freshBody = bodyFor(product) as object;
  const pandit = await consultant(world);
  await fund(world, customer, 50);
  const socket = await openSocket(world, pandit.token);
  const chatId = await requested(customer, pandit);
  socket.close();
  own = {
    chatId,
    customer,
    productId: product._id,
    cartProductId: inCart._id,
    orderId: order.orderId,
    addressId: address._id,
    sessionId: sessions.find((device) => !device.current)?._id ?? '',
    reviewed,
    gatewayOrderId: order.customOrderId,
    freshBody,
    ...(await readingsOf(customer)),
    creditNoteId: await creditedReading(customer),
  };
});
afterAll(() => world.close());

/** The three reports, paid; one of them shared; and a kept birth. */
async function readingsOf(buyer: Person): Promise<Pick<Own, 'reportOrderId' | 'sharedToken' | 'profileId'>> {
  await buy(world, buyer, 'kundli');
  await buy(world, buyer, 'matching');
  const orderId = await buy(world, buyer, 'panchang');
  const { token } = await buyer.api('POST /api/reports/{orderId}/share', { params: { orderId } });
  const { profile } = await buyer.api('POST /api/birth-profiles', { body: goodProfile });
  return { reportOrderId: orderId, sharedToken: token, profileId: profile._id };
}

/** A credit note for a reading of this buyer's. */
async function creditedReading({ userId }: Person): Promise<string> {
  const { id } = await world.db
    .selectFrom('reports')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'matching')
    .executeTakeFirstOrThrow();
  await transact(world.db, async (tx) =>
    world.shop.services.invoices.creditService(tx, {
      subject: 'reading',
      id,
      amount: 'rest',
      reason: 'refunded',
    }),
  );
  const credit = await world.db
    .selectFrom('invoices')
    .select('id')
    .where('corrects', 'is not', null)
    .where('subject_id', '=', id)
    .executeTakeFirstOrThrow();
  return credit.id;
}

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

/** Waits for the jobs that a call left, so that what they write is not laid to the next one. */
async function workDone(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql<{ name: string }>`
        select distinct name from pgboss.job
         where state in ('created', 'active') and start_after <= now()`.execute(world.db);
      return rows.map(({ name }) => name);
    })
    .toEqual([]);
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
        const before = await everything(world);
        const status = await knock(key, who, walk);
        expect(`${who}: ${status}`).toBe(`${who}: ${wanted === 200 ? (spec?.status ?? 200) : wanted}`);
        if (wanted !== 200 || !walk.writes) expect(await everything(world)).toEqual(before);
        else await workDone();
      }
    });
  }
});
