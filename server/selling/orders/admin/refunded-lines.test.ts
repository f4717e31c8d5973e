import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bodyFor, refusal } from '../../../testing/fixtures/checkout.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { payAndSettle } from '../../../testing/gateway.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let keys = 0;
beforeAll(async () => {
  testShop = await startTestShop();
  owner = await testShop.admin();
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

/** Creates a paid order of three pieces of one product and one of another. */
async function paidOrder() {
  const mala = await createProduct(testShop, { name: 'Mala', price: 700, available: 5 });
  const ring = await createProduct(testShop, { name: 'Ring', price: 900, available: 5 });
  const buyer = await testShop.customer();
  const [first, second] = [bodyFor(mala, 3), bodyFor(ring)];
  const opened = await buyer.api('POST /api/payment/{provider}/create-order', {
    params: { provider: 'cashfree' },
    body: { ...first, items: [...first.items, ...second.items], amount: 3000, totalAmount: 3000 },
  });
  await payAndSettle(testShop, opened.customOrderId);
  const { orderId: id } = opened;
  const { items } = await buyer.api('GET /api/auth/order/{id}', { params: { id } });
  const itemOf = (name: string) => items.find(({ snapshot }) => snapshot.name === name)?._id ?? '';
  return { id, buyer, mala, ring, malas: itemOf('Mala'), ringItem: itemOf('Ring') };
}
type Paid = Awaited<ReturnType<typeof paidOrder>>;

type RefundBody = {
  amount?: number;
  items?: (string | { itemId: string; quantity: number | null })[];
  restock?: boolean;
};
const refund = ({ id }: Paid, body: RefundBody) => {
  keys += 1;
  return owner.api('POST /api/admin/orders/{id}/refunds', {
    params: { id },
    body: { key: `refund of lines ${keys}`, reason: 'Out of stock', ...body },
  });
};
const set = ({ id }: Paid, status: 'Shipped' | 'Delivered' | 'Processing' | 'Cancelled') =>
  owner.api('PUT /api/auth/admin/update-status', { body: { orderId: id, status } });
const stockOf = async (id: string) =>
  (await testShop.visitor('GET /api/auth/products/{id}', { params: { id } })).totalStock;
/** Returns what the pick list has of an order, by name. */
const picked = async ({ id }: Paid) => {
  const { lines } = await owner.api('GET /api/admin/orders/pick-list', { query: { orders: id } });
  return Object.fromEntries(lines.map(({ name, quantity }) => [name, quantity]));
};
const states = async ({ id, buyer }: Paid) => {
  await testShop.sweep();
  const { pieces } = await buyer.api('GET /api/orders/{id}/certificates', { params: { id } });
  return Object.fromEntries(pieces.map(({ name, unit, state }) => [`${name.en} ${unit}`, state]));
};
const chosen = async ({ id }: Paid) =>
  (await owner.api('POST /api/admin/orders/chosen', { body: { orders: [id] } })).orders[0];

describe('a refunded line', () => {
  test('leaves the pick list, is shown as refunded, loses its certificate, and comes back into stock if asked', async () => {
    const paid = await paidOrder();
    expect(await states(paid)).toMatchObject({ 'Ring 1': 'genuine', 'Mala 3': 'genuine' });
    expect(await refund(paid, { items: [paid.ringItem], restock: true })).toMatchObject({ amount: 900 });
    expect(await picked(paid)).toEqual({ Mala: 3 });
    expect(await stockOf(paid.ring._id)).toBe(5);
    const left = await states(paid);
    expect(left).toMatchObject({ 'Mala 3': 'genuine' });
    expect(left).not.toHaveProperty('Ring 1');
    const { items } = await paid.buyer.api('GET /api/auth/order/{id}', { params: { id: paid.id } });
    expect(items.map(({ refunded }) => refunded)).toEqual([0, 1]);
    const { orders } = await owner.api('GET /api/admin/orders', { query: {} });
    expect(orders.find(({ _id }) => _id === paid.id)?.itemCount).toBe(1);
  });

  test('keeps its stock where it is if not asked', async () => {
    const paid = await paidOrder();
    await refund(paid, { items: [paid.ringItem] });
    expect(await stockOf(paid.ring._id)).toBe(4);
    await set(paid, 'Cancelled');
    // What was refunded said already where it went.
    expect([await stockOf(paid.ring._id), await stockOf(paid.mala._id)]).toEqual([4, 5]);
  });

  test('counts down piece by piece, and a piece is refunded once', async () => {
    const paid = await paidOrder();
    const two = { itemId: paid.malas, quantity: 2 };
    expect(await refund(paid, { items: [two], restock: true })).toMatchObject({ amount: 1400 });
    expect(await picked(paid)).toEqual({ Mala: 1, Ring: 1 });
    // Pieces that never had a code get none.
    expect(await states(paid)).toEqual({ 'Mala 1': 'genuine', 'Ring 1': 'genuine' });
    expect(await refusal(refund(paid, { items: [two] }))).toBe('refund_pieces');
    // The id alone is all that is left of the line.
    expect(await refund(paid, { items: [paid.malas] })).toMatchObject({ amount: 700 });
    expect(await refusal(refund(paid, { items: [paid.malas] }))).toBe('refund_pieces');
    await set(paid, 'Cancelled');
    expect(await stockOf(paid.mala._id)).toBe(4);
  });

  test('of which some was refunded is restored by a cancellation no second time', async () => {
    const paid = await paidOrder();
    await refund(paid, { items: [{ itemId: paid.malas, quantity: 2 }], restock: true });
    await set(paid, 'Cancelled');
    expect([await stockOf(paid.mala._id), await stockOf(paid.ring._id)]).toEqual([5, 5]);
  });

  test('cannot be returned, nor can its pieces', async () => {
    const paid = await paidOrder();
    await refund(paid, { items: [paid.ringItem, { itemId: paid.malas, quantity: 1 }] });
    await set(paid, 'Delivered');
    const { lines } = await paid.buyer.api('GET /api/orders/{id}/returns', { params: { id: paid.id } });
    expect(lines).toMatchObject([
      { quantity: 2, problem: { amount: 1400 } },
      { quantity: 0, problem: null, change: null, why: 'refunded' },
    ]);
    const ask = (itemId: string, quantity: number) => {
      const body = new FormData();
      const fields = { itemId, quantity: String(quantity), reason: 'defective', text: 'Broken' };
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      return refusal(paid.buyer.api('POST /api/orders/{id}/returns', { params: { id: paid.id }, body }));
    };
    expect(await ask(paid.ringItem, 1)).toBe('return_not_open');
    expect(await ask(paid.malas, 3)).toBe('return_quantity');
    expect(await ask(paid.malas, 2)).toBe('accepted');
    // What is in a return is not refunded beside it.
    expect(await refusal(refund(paid, { items: [{ itemId: paid.malas, quantity: 1 }] }))).toBe(
      'refund_pieces',
    );
  });

  test('that was never sent is not reviewed; one that was sent may be', async () => {
    const paid = await paidOrder();
    await refund(paid, { items: [paid.ringItem] });
    await set(paid, 'Delivered');
    await refund(paid, { items: [paid.malas] });
    const { boughtLines } = testShop.shop.services.orders;
    const bought = async (productId: string) =>
      (await boughtLines({ userId: paid.buyer.userId, productId, orderId: null })).length;
    expect([await bought(paid.ring._id), await bought(paid.mala._id)]).toEqual([0, 1]);
  });
});

describe('an order of which everything was refunded', () => {
  test.each([
    ['by its lines', (paid: Paid) => refund(paid, { items: [paid.malas, paid.ringItem] })],
    ['by the whole amount', (paid: Paid) => refund(paid, { amount: 3000 })],
  ])('%s is not picked, packed, labelled or sent', async (_, give) => {
    const paid = await paidOrder();
    await give(paid);
    const { id } = paid;
    expect(await picked(paid)).toEqual({});
    const open = await owner.api('GET /api/admin/orders/pick-list', { query: {} });
    expect(open.lines.flatMap(({ orders }) => orders.map(({ _id }) => _id))).not.toContain(id);
    const packed = await owner.api('POST /api/admin/orders/pack', { body: { orders: [id], packed: true } });
    expect(packed.refused).toMatchObject([{ code: 'order_refunded' }]);
    expect((await chosen(paid))?.problem).toContain('nothing to send');
    expect(await refusal(set(paid, 'Shipped'))).toBe('order_refunded');
    const labels = owner.api('GET /api/admin/orders/papers', { query: { papers: 'labels', orders: id } });
    expect(await refusal(labels)).toBe('papers_of_nothing');
  });
});

describe('an order that was cancelled', () => {
  const cash = async () => {
    const mala = await createProduct(testShop, { name: 'Mala', price: 900, available: 3 });
    const buyer = await testShop.customer();
    const { order } = await buyer.api('POST /api/auth/place-order', {
      body: { ...bodyFor(mala), paymentMethod: 'cod' },
    });
    return { id: order._id, buyer };
  };
  test.each([
    [
      'by its buyer',
      async (buyer: Person, id: string) =>
        buyer.api('PUT /api/auth/cancel-order/{id}', { params: { id }, body: {} }),
    ],
    [
      'by the shop',
      async (_: Person, orderId: string) =>
        owner.api('PUT /api/auth/admin/update-status', { body: { orderId, status: 'Cancelled' } }),
    ],
  ])('%s is not picked, labelled or slipped', async (_, cancel) => {
    const { id, buyer } = await cash();
    const listed = async () =>
      (await owner.api('GET /api/admin/orders/pick-list', { query: { orders: id } })).lines.length;
    expect(await listed()).toBe(1);
    await cancel(buyer, id);
    expect(await listed()).toBe(0);
    for (const papers of ['labels', 'slips'] as const)
      expect(
        await refusal(owner.api('GET /api/admin/orders/papers', { query: { papers, orders: id } })),
      ).toBe('papers_of_nothing');
  });
});

test('the cash of a cancelled order is noted as refunded, and its credit note stays one', async () => {
  const product = await createProduct(testShop, { name: 'Diya', price: 900, available: 1 });
  const buyer = await testShop.customer();
  const { order } = await buyer.api('POST /api/auth/place-order', {
    body: { ...bodyFor(product), paymentMethod: 'cod' },
  });
  const params = { id: order._id };
  await owner.api('PUT /api/auth/admin/orders/{id}', { params, body: { paymentStatus: 'Paid' } });
  await owner.api('PUT /api/auth/admin/update-status', { body: { orderId: order._id, status: 'Cancelled' } });
  const noted = await owner.api('POST /api/admin/orders/{id}/refunds', {
    params,
    body: {
      key: 'cash goes back',
      items: [order.items[0]?._id ?? ''],
      restock: true,
      reason: 'Cancelled',
      reference: 'UTR 7',
    },
  });
  expect(noted).toMatchObject({ amount: 900 });
  expect(await stockOf(product._id)).toBe(1);
});

test('an amount alone is for items that the buyer keeps', async () => {
  const paid = await paidOrder();
  await refund(paid, { amount: 100 });
  expect(await picked(paid)).toEqual({ Mala: 3, Ring: 1 });
});

test('the preview of shipping and the change agree about an order on hold', async () => {
  const paid = await paidOrder();
  await owner.api('POST /api/admin/orders/{id}/hold', {
    params: { id: paid.id },
    body: { reason: 'Phone first' },
  });
  const before = await chosen(paid);
  const courier = { name: 'India Post', number: 'EM1', url: '' };
  const { refused } = await owner.api('POST /api/admin/orders/ship', {
    body: { orders: [{ orderId: paid.id, courier }] },
  });
  expect(refused).toMatchObject([{ code: 'order_on_hold', message: before?.problem }]);
});
