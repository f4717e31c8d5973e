import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { OrderStatus } from '#contract/selling/orders/endpoints.ts';
import { bodyFor, checkout, goodAddress, refusal } from '../../../testing/fixtures/checkout.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { listQueuedEmails } from '../../../testing/fixtures/order-setup.ts';
import { payAndSettle } from '../../../testing/gateway.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { meetAt } from '../../../testing/rendezvous.ts';
import { type Person, startTestShop, type TestShop, untilTen } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let admin: Person;
let care: Person;
beforeAll(async () => {
  testShop = await startTestShop({ ahead: untilTen() });
  admin = await testShop.admin();
  care = await testShop.admin('care');
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

async function cashOrder(
  buyer: Person,
  { price = 1500, to = {} }: { price?: number; to?: Partial<typeof goodAddress> } = {},
): Promise<string> {
  const product = await createProduct(testShop, { name: 'Looked after', price, available: 5 });
  const { order } = await buyer.api('POST /api/auth/place-order', {
    body: { ...bodyFor(product), paymentMethod: 'cod', shippingAddress: { ...goodAddress, ...to } },
  });
  return order._id;
}
const newOrder = async () => cashOrder(await testShop.customer());

async function paidOrder() {
  const product = await createProduct(testShop, { name: 'Paid for', price: 1500, available: 5 });
  const buyer = await testShop.customer();
  const { orderId, customOrderId } = await checkout(buyer, product);
  await payAndSettle(testShop, customOrderId);
  expect((await one(orderId)).order.paymentStatus).toBe('Paid');
  return { buyer, orderId };
}

const one = (id: string) => admin.api('GET /api/admin/orders/{id}', { params: { id } });
const set = (orderId: string, status: OrderStatus, more: object = {}) =>
  admin.api('PUT /api/auth/admin/update-status', { body: { orderId, status, ...more } });
const hold = (id: string, reason = 'Calls us back about the size', who = care) =>
  who.api('POST /api/admin/orders/{id}/hold', { params: { id }, body: { reason } });
const release = (id: string) => care.api('POST /api/admin/orders/{id}/release', { params: { id }, body: {} });
const correct = (id: string, change: object, more: object = {}) =>
  care.api('PUT /api/admin/orders/{id}/address', {
    params: { id },
    body: { ...goodAddress, ...change, ...more },
  });
const audited = async (id: string) =>
  (await testShop.shop.services.audit.of(testShop.db, 'order', id)).map(({ action }) => action);
const listed = async (id: string) =>
  (await admin.api('GET /api/admin/orders', { query: { q: id } })).orders[0];

describe('an order on hold', () => {
  test('is not sent until it is released, and its buyer does not read why', async () => {
    const buyer = await testShop.customer();
    const orderId = await cashOrder(buyer);
    await hold(orderId);
    await hold(orderId);
    for (const status of ['Shipped', 'On-way', 'Out-for-delivery', 'Delivered'] as const)
      expect([status, await refusal(set(orderId, status))]).toEqual([status, 'order_on_hold']);
    expect(await refusal(set(orderId, 'Processing'))).toBe('accepted');
    expect(await refusal(hold(orderId, 'Another reason', admin))).toBe('order_changed');
    const { hold: shown, history } = await one(orderId);
    expect(shown).toMatchObject({ reason: 'Calls us back about the size' });
    expect(history.find(({ note }) => note === 'held')?.reason).toBe('Calls us back about the size');
    expect((await listed(orderId))?.hold).toBe('Calls us back about the size');
    const seen = JSON.stringify(await buyer.api('GET /api/auth/order/{id}', { params: { id: orderId } }));
    expect(seen).toContain('"held"');
    expect(seen).not.toContain('Calls us back');
    await release(orderId);
    await release(orderId);
    expect(await refusal(set(orderId, 'Shipped'))).toBe('accepted');
    expect(await refusal(hold(orderId))).toBe('order_has_left');
    expect((await one(orderId)).hold).toBeNull();
    expect(await audited(orderId)).toEqual(['order.status', 'order.release', 'order.status', 'order.hold']);
  });

  test('can be cancelled', async () => {
    const orderId = await newOrder();
    await hold(orderId);
    await set(orderId, 'Cancelled', { reason: 'Was a joke' });
    expect(await refusal(hold(orderId, 'Once more'))).toBe('order_changed');
    expect((await listed(orderId))?.hold).toBeNull();
  });

  test('held and shipped at the same moment, it is one of the two', async () => {
    const orderId = await newOrder();
    const apart = meetAt('status.before', 2);
    const ends = await Promise.all([refusal(hold(orderId)), refusal(set(orderId, 'Shipped'))]);
    apart();
    const { order, hold: held } = await one(orderId);
    if (order.orderStatus === 'Shipped') expect([ends, held]).toEqual([['order_has_left', 'accepted'], null]);
    else expect([ends, held !== null]).toEqual([['accepted', 'order_on_hold'], true]);
  });

  test('an order that waits for its payment cannot be held', async () => {
    const product = await createProduct(testShop, { name: 'Unpaid', price: 900, available: 1 });
    const { orderId } = await checkout(await testShop.customer(), product);
    expect(await refusal(hold(orderId))).toBe('order_not_found');
    expect(await refusal(correct(orderId, { name: 'M. Rao' }))).toBe('order_not_paid_yet');
  });
});

describe('the address', () => {
  test('is corrected before the order is sent, with a mail, and with before and after in the log', async () => {
    const buyer = await testShop.customer();
    const orderId = await cashOrder(buyer);
    const { shippingAddress } = await correct(orderId, { address: '21 Race Course Road' });
    expect(shippingAddress.address).toBe('21 Race Course Road');
    await correct(orderId, { address: '21 Race Course Road' });
    expect(await listQueuedEmails(testShop, orderId)).toEqual([
      'order-placed',
      'shop-new-order',
      'order-address',
    ]);
    const seen = await buyer.api('GET /api/auth/order/{id}', { params: { id: orderId } });
    expect(seen.shippingAddress.address).toBe('21 Race Course Road');
    expect(seen.history.at(-1)?.note).toBe('address_corrected');
    const [entry] = await testShop.shop.services.audit.of(testShop.db, 'order', orderId);
    expect(JSON.stringify([entry?.before, entry?.after])).toMatch(/12 Race Course Road.*21 Race Course Road/);
    expect(await refusal(correct(orderId, { pincode: '110001' }))).toBe('pincode_state');
    expect(await refusal(correct(orderId, { phone: '12' }))).toBe('phone_digits');
  });

  test('moves to another state only while no invoice fixes its tax', async () => {
    const kerala = { city: 'Kochi', state: 'KL', pincode: '682001' };
    const cash = await newOrder();
    expect(await refusal(correct(cash, kerala))).toBe('accepted');
    await set(cash, 'Shipped');
    const invoiceOf = async (subject_id: string) =>
      (
        await testShop.db.selectFrom('invoices').selectAll().where('subject_id', '=', subject_id).execute()
      )[0];
    expect((await invoiceOf(cash))?.snapshot).toMatchObject({ place: { name: { en: 'Kerala' } } });
    const { orderId } = await paidOrder();
    const before = await invoiceOf(orderId);
    expect(await refusal(correct(orderId, kerala))).toBe('address_state_fixed');
    expect(await refusal(correct(orderId, { landmark: 'Behind the temple' }))).toBe('accepted');
    expect(await invoiceOf(orderId)).toEqual(before);
    expect((await one(orderId)).invoiced).toBe(true);
  });

  test('corrected and shipped at the same moment, the parcel never leaves with an address that its admin did not see', async () => {
    const orderId = await newOrder();
    const { revision } = (await one(orderId)).order;
    const apart = meetAt('status.before', 2);
    const ends = await Promise.all([
      refusal(correct(orderId, { address: '21 Race Course Road' }, { revision })),
      refusal(set(orderId, 'Shipped', { revision })),
    ]);
    apart();
    const { order } = await one(orderId);
    const shipped = order.orderStatus === 'Shipped';
    expect(ends).toEqual(shipped ? ['order_has_left', 'accepted'] : ['accepted', 'order_changed']);
    expect(order.shippingAddress.address).toBe(shipped ? goodAddress.address : '21 Race Course Road');
  });

  test('nobody who packs can set an order back in time: a shipped or cancelled order keeps its address', async () => {
    const sent = await newOrder();
    await set(sent, 'Shipped');
    expect(await refusal(correct(sent, { name: 'Other' }))).toBe('order_has_left');
    const gone = await newOrder();
    await set(gone, 'Cancelled');
    expect(await refusal(correct(gone, { name: 'Other' }))).toBe('order_is_cancelled');
  });
});

describe('the marks of risk', () => {
  const kinds = async (id: string) => (await one(id)).risks.map(({ kind, n }) => [kind, n]);

  test('an ordinary order has none, and a mark refuses nothing', async () => {
    expect(await kinds(await cashOrder(await testShop.customer(), { to: { phone: '9000000001' } }))).toEqual(
      [],
    );
    const large = await cashOrder(await testShop.customer(), { price: 16_000, to: { phone: '9000000002' } });
    expect(await kinds(large)).toEqual([['large_first', 0]]);
    expect((await listed(large))?.risks).toEqual([{ kind: 'large_first', n: 0 }]);
    expect(await refusal(set(large, 'Delivered'))).toBe('accepted');
    expect(await kinds(large)).toEqual([]);
  });

  test('a cash order that came back unpaid marks the buyer and the phone', async () => {
    const buyer = await testShop.customer();
    const refused = await cashOrder(buyer, { to: { phone: '9000000003' } });
    await set(refused, 'Shipped');
    await set(refused, 'Cancelled', { reason: 'Refused at the door' });
    const again = await cashOrder(buyer, { to: { phone: '9000000004' } });
    expect(await kinds(again)).toEqual([['cash_refused', 1]]);
    const other = await cashOrder(await testShop.customer(), { to: { phone: '9000000003' } });
    expect(await kinds(other)).toEqual([['cash_refused', 1]]);
    // Cancelled before it was sent: nobody refused it.
    const early = await cashOrder(await testShop.customer(), { to: { phone: '9000000005' } });
    await set(early, 'Cancelled', { reason: 'Changed their mind' });
    const later = await cashOrder(await testShop.customer(), { to: { phone: '9000000005' } });
    expect(await kinds(later)).toEqual([]);
  });

  test('many addresses of a buyer, many orders of a phone on a day, and a PIN code of another state', async () => {
    const buyer = await testShop.customer();
    const ids: string[] = [];
    for (const address of ['1 First Street', '2 Second Street', '3 Third Street']) {
      ids.push(await cashOrder(buyer, { to: { phone: '9000000006', address } }));
      testShop.clock.advance(1);
    }
    expect(await kinds(ids[2] ?? '')).toEqual([
      ['many_orders', 3],
      ['many_addresses', 3],
    ]);
    expect((await kinds(ids[0] ?? '')).map(([kind]) => kind)).toEqual(['many_orders']);
    const lone = await cashOrder(await testShop.customer(), { to: { phone: '9000000007' } });
    // An order of an earlier version, whose PIN code was not checked.
    const wrong = JSON.stringify({ ...goodAddress, phone: '9000000007', pincode: '110001' });
    await testShop.db.updateTable('orders').set({ shipping: wrong }).where('id', '=', lone).execute();
    expect(await kinds(lone)).toEqual([['pin_state', 0]]);
  });
});

test('who only sees orders can neither hold one nor correct its address', async () => {
  const accounts = await testShop.admin('accounts');
  const orderId = await newOrder();
  expect(await refusal(hold(orderId, 'No', accounts))).toBe('not_allowed');
});
