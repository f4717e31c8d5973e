import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrderStatus } from '#contract/selling/orders/endpoints.ts';
import { integrityProblems } from '../../../composition/integrity.ts';
import { createDatabase, createPool } from '../../../platform/database/database.ts';
import { bodyFor, refusal } from '../../../testing/fixtures/checkout.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { payAndSettle } from '../../../testing/gateway.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let admin: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  admin = await testShop.admin();
});
afterAll(() => testShop.close());

/** Creates a delivered order of ₹1,980 with an accepted return, credited with ₹1,900. */
async function credited(method: 'online' | 'cod') {
  const product = await createProduct(testShop, { name: 'Credited', price: 1980, available: 3 });
  const buyer = await testShop.customer();
  let orderId: string;
  if (method === 'cod') {
    const body = { ...bodyFor(product), paymentMethod: 'cod' };
    orderId = (await buyer.api('POST /api/auth/place-order', { body })).order._id;
    await admin.api('PUT /api/auth/admin/orders/{id}', {
      params: { id: orderId },
      body: { paymentStatus: 'Paid' },
    });
  } else {
    const opened = await buyer.api('POST /api/payment/{provider}/create-order', {
      params: { provider: 'cashfree' },
      body: bodyFor(product),
    });
    orderId = opened.orderId;
    await payAndSettle(testShop, opened.customOrderId);
  }
  await set(orderId, 'Delivered');
  const [item] = (await buyer.api('GET /api/auth/order/{id}', { params: { id: orderId } })).items;
  const form = new FormData();
  const fields = {
    itemId: item?._id ?? '',
    reason: 'not_wanted',
    text: 'It is too heavy for me.',
    quantity: '1',
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const { return: request } = await buyer.api('POST /api/orders/{id}/returns', {
    params: { id: orderId },
    body: form,
  });
  await admin.api('POST /api/admin/returns/{id}/accept', {
    params: { id: request._id },
    body: { as: 'credit', restock: true },
  });
  return { product, buyer, orderId };
}
const set = (orderId: string, status: OrderStatus) =>
  admin.api('PUT /api/auth/admin/update-status', { body: { orderId, status } });
const cancel = (buyer: Person, orderId: string) =>
  buyer.api('PUT /api/auth/cancel-order/{id}', { params: { id: orderId }, body: {} });
const stockOf = async (id: string) =>
  (await testShop.visitor('GET /api/auth/products/{id}', { params: { id } })).totalStock;
const refundsOf = (orderId: string) =>
  testShop.db
    .selectFrom('refunds as r')
    .innerJoin('gateway_orders as g', 'g.id', 'r.gateway_order_id')
    .select('r.amount')
    .where('g.subject_id', '=', orderId)
    .execute();

describe('an order with an accepted return', () => {
  test('stays delivered and cannot be cancelled by anybody', async () => {
    const { product, buyer, orderId } = await credited('online');
    for (const status of ['Shipped', 'Processing', 'Pending'] as const)
      await expect(set(orderId, status)).rejects.toMatchObject({
        code: 'order_stays_delivered',
        message:
          'A return of this order was accepted, so its status cannot go back. Refund the rest instead.',
      });
    expect(await refusal(set(orderId, 'Cancelled'))).toBe('order_has_returns');
    expect(await refusal(cancel(buyer, orderId))).toBe('not_cancellable');
    expect(await refundsOf(orderId)).toEqual([]);
    expect(await stockOf(product._id)).toBe(3);
    await expectInvariants(testShop);
  });

  test('cannot be cancelled by its buyer in any status', async () => {
    const { product, buyer, orderId } = await credited('online');
    // A state that was possible before this rule existed.
    await testShop.db.updateTable('orders').set({ status: 'Processing' }).where('id', '=', orderId).execute();
    expect(await refusal(cancel(buyer, orderId))).toBe('not_cancellable');
    expect(await refundsOf(orderId)).toEqual([]);
    expect(await stockOf(product._id)).toBe(3);
    await testShop.db.updateTable('orders').set({ status: 'Delivered' }).where('id', '=', orderId).execute();
  });
});

const wantRefund = (orderId: string, amount: number) => sql`
  insert into refunds (id, gateway_order_id, payment_id, amount, reason, status, created_at, updated_at)
  select 'rf' || ${orderId}, g.id, p.payment_id, ${amount}, 'by hand', 'wanted', now(), now()
    from gateway_orders g join gateway_payments p on p.gateway_order_id = g.id where g.subject_id = ${orderId}`;
const addCredit = (orderId: string, amount: number) =>
  sql`update orders set credited = credited + ${amount} where id = ${orderId}`;
const byHand = (orderId: string, amount: number) => sql`
  insert into order_refunds (id, order_id, key, amount, reference, reason, actor_id, created_at)
  values ('or' || ${orderId}, ${orderId}, 'by hand', ${amount}, 'UTR 1', 'test', ${admin.userId}, now())`;

describe('the database itself', () => {
  for (const [method, what, write] of [
    ['online', 'a refund', wantRefund],
    ['online', 'a credit', addCredit],
    ['cod', 'a transfer by hand', byHand],
    ['cod', 'a credit', addCredit],
  ] as const)
    test(`refuses ${what} beyond what is left of an order paid ${method}, and the check finds it`, async () => {
      const { orderId } = await credited(method);
      await expect(write(orderId, 8001).execute(testShop.db)).rejects.toMatchObject({
        code: '23514',
        constraint: 'orders_given_within_paid',
      });
      const left = class extends Error {};
      await expect(
        testShop.db.transaction().execute(async (tx) => {
          await write(orderId, 8000).execute(tx);
          expect(await integrityProblems(tx)).not.toContainEqual(expect.stringContaining('is given back'));
          throw new left();
        }),
      ).rejects.toThrow(left);
      // `npm run db -- check` finds violations that are older than the rule.
      const owner = createDatabase(createPool(testShop.ownerUrl, 1));
      await expect(
        owner.transaction().execute(async (tx) => {
          for (const table of ['refunds', 'orders', 'order_refunds'])
            await sql`alter table ${sql.table(table)} disable trigger orders_given_within_paid`.execute(tx);
          await write(orderId, 8001).execute(tx);
          expect(await integrityProblems(tx)).toContain(
            `order ${orderId}: 198000 paise were paid, but refunds and credits sum to 198001`,
          );
          throw new left();
        }),
      ).rejects.toThrow(left);
      await owner.destroy();
      await expectInvariants(testShop);
    });
});
