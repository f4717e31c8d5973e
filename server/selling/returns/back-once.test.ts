import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrderStatus } from '#contract/selling/orders/statuses.ts';
import { bodyFor, refusal } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { payAndSettle } from '../../testing/gateway.ts';
import { findProblems } from '../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
let owner: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  owner = await testShop.admin();
});
afterAll(() => testShop.close());

/** Creates a paid and delivered piece whose buyer asked to return it. */
async function requested() {
  const product = await createProduct(testShop, { name: 'Neelam', price: 1000, available: 1 });
  const buyer = await testShop.customer();
  const { orderId, customOrderId } = await buyer.api('POST /api/payment/{provider}/create-order', {
    params: { provider: 'cashfree' },
    body: bodyFor(product),
  });
  await payAndSettle(testShop, customOrderId);
  await owner.api('PUT /api/auth/admin/update-status', { body: { orderId, status: 'Delivered' } });
  const [item] = (await buyer.api('GET /api/auth/order/{id}', { params: { id: orderId } })).items;
  const body = new FormData();
  for (const [name, value] of Object.entries({
    itemId: item?._id ?? '',
    reason: 'defective',
    text: 'Loose.',
  }))
    body.set(name, value);
  const asked = await buyer.api('POST /api/orders/{id}/returns', { params: { id: orderId }, body });
  return { product, buyer, orderId, itemId: item?._id ?? '', id: asked.return._id };
}
type Requested = Awaited<ReturnType<typeof requested>>;

const set = ({ orderId }: Requested, status: OrderStatus) =>
  refusal(owner.api('PUT /api/auth/admin/update-status', { body: { orderId, status } }));
const cancel = ({ orderId, buyer }: Requested) =>
  refusal(buyer.api('PUT /api/auth/cancel-order/{id}', { params: { id: orderId }, body: {} }));
const agree = ({ id }: Requested) =>
  owner.api('POST /api/admin/returns/{id}/agree', { params: { id }, body: {} });
const arrive = ({ id }: Requested) => owner.api('POST /api/admin/returns/{id}/arrive', { params: { id } });
function inspect({ id }: Requested, stock = 'restock') {
  const body = new FormData();
  body.set('condition', 'opened');
  body.set('stock', stock);
  return refusal(owner.api('POST /api/admin/returns/{id}/inspect', { params: { id }, body }));
}
const stockOf = async ({ product }: Requested) =>
  (await testShop.visitor('GET /api/auth/products/{id}', { params: { id: product._id } })).totalStock;

describe('a piece enters stock once', () => {
  test('an order with an open return is neither set back nor cancelled, at any step', async () => {
    const one = await requested();
    const tries = async () => [await set(one, 'Processing'), await set(one, 'Cancelled'), await cancel(one)];
    const refused = ['order_return_open', 'order_return_open', 'not_cancellable'];
    expect(await tries()).toEqual(refused);
    await agree(one);
    expect(await tries()).toEqual(refused);
    await arrive(one);
    expect(await tries()).toEqual(refused);
    expect(await inspect(one)).toBe('accepted');
    expect(await tries()).toEqual(refused);
    expect(await stockOf(one)).toBe(1);
    expect(await findProblems(testShop)).toEqual([]);
  });

  test('a return that was refused after its pieces were written off: a cancellation restores nothing', async () => {
    const one = await requested();
    await agree(one);
    await arrive(one);
    expect(await inspect(one, 'write_off')).toBe('accepted');
    await owner.api('POST /api/admin/returns/{id}/refuse', {
      params: { id: one.id },
      body: { text: 'Worn.' },
    });
    expect(await set(one, 'Cancelled')).toBe('accepted');
    expect(await stockOf(one)).toBe(0);
    expect(await findProblems(testShop)).toEqual([]);
  });

  test('a return of an order that was cancelled before this rule goes no further', async () => {
    const one = await requested();
    await agree(one);
    await arrive(one);
    await testShop.db
      .updateTable('orders')
      .set({ status: 'Cancelled' })
      .where('id', '=', one.orderId)
      .execute();
    expect(await inspect(one)).toBe('order_is_cancelled');
    expect(await stockOf(one)).toBe(0);
  });

  test('a refund by hand never stands for the payment of a return, whatever its key', async () => {
    const one = await requested();
    const params = { id: one.orderId };
    const byHand = { key: `return ${one.id}`, amount: 1, reason: 'A chip' };
    await owner.api('POST /api/admin/orders/{id}/refunds', { params, body: byHand });
    await agree(one);
    await arrive(one);
    await inspect(one);
    const paid = { as: 'refund', restock: true, amount: 999 } as const;
    await owner.api('POST /api/admin/returns/{id}/accept', { params: { id: one.id }, body: paid });
    const refunds = await testShop.db
      .selectFrom('order_refunds')
      .select('amount')
      .where('order_id', '=', one.orderId)
      .execute();
    expect(refunds).toHaveLength(2);
  });

  test('the database refuses more pieces back than were sold', async () => {
    const one = await requested();
    const { sku_id: skuId } = await testShop.db
      .selectFrom('order_items')
      .select('sku_id')
      .where('id', '=', one.itemId)
      .executeTakeFirstOrThrow();
    const row = { sku_id: skuId, kind: 'restore', order_item_id: one.itemId, from_reserved: false } as const;
    const twice = testShop.db
      .insertInto('stock_moves')
      .values([1, 1].map((quantity) => ({ ...row, quantity, at: testShop.clock.now() })))
      .execute();
    await expect(twice).rejects.toMatchObject({ constraint: 'stock_moves_back_once' });
  });
});

test('a check finds a piece that came back twice before the guard', async () => {
  const one = await requested();
  await agree(one);
  await arrive(one);
  expect(await inspect(one)).toBe('accepted');
  // What an inspection wrote until returns were movements of their line.
  await sql`
    insert into stock_moves (sku_id, kind, quantity, reason, at)
    select sku_id, 'adjust', 1, ${`returned, order ${one.orderId}`}, now() from order_items where id = ${one.itemId}`.execute(
    testShop.db,
  );
  expect((await findProblems(testShop)).filter((problem) => problem.includes('came back'))).toEqual([
    expect.stringMatching(new RegExp(`^order ${one.orderId}, SKU \\w+: 1 pieces were sold, and 2 came back`)),
  ]);
});
