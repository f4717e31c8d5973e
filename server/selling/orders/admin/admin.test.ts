import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { OrderStatus } from '#contract/selling/orders/endpoints.ts';
import { bodyFor, checkout, goodAddress, refusal } from '../../../testing/fixtures/checkout.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { subjectsTo } from '../../../testing/fixtures/emails.ts';
import { listQueuedEmails } from '../../../testing/fixtures/order-setup.ts';
import { gatewayOf, payAndSettle } from '../../../testing/gateway.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { meetAt } from '../../../testing/rendezvous.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let gateway: ReturnType<typeof gatewayOf>;
let admin: Person;
let second: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  gateway = gatewayOf(testShop);
  admin = await testShop.admin();
  second = await testShop.admin();
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

async function cashOrder(name = 'Only piece', to: Partial<typeof goodAddress> = {}) {
  const product = await createProduct(testShop, { name, price: 1500, available: 5 });
  const buyer = await testShop.customer();
  const { order } = await buyer.api('POST /api/auth/place-order', {
    body: {
      ...bodyFor(product, 2),
      paymentMethod: 'cod',
      shippingAddress: { ...goodAddress, ...to },
    },
  });
  return { product, buyer, orderId: order._id };
}
async function paidOrder() {
  const product = await createProduct(testShop, { name: 'Paid piece', price: 1500, available: 5 });
  const buyer = await testShop.customer();
  const { orderId, customOrderId } = await checkout(buyer, product, 2);
  await payAndSettle(testShop, customOrderId);
  return { product, buyer, orderId, customOrderId };
}
const one = (id: string, who = admin) => who.api('GET /api/admin/orders/{id}', { params: { id } });
const set = (orderId: string, status: OrderStatus, more: object = {}, who = admin) =>
  who.api('PUT /api/auth/admin/update-status', { body: { orderId, status, ...more } });
const refund = (id: string, body: object, who = admin) =>
  who.api('POST /api/admin/orders/{id}/refunds', {
    params: { id },
    body: { key: 'a wish of its own', reason: 'A chip in the stone', ...body },
  });
const courier = (id: string, body: object, who = admin) =>
  who.api('PUT /api/admin/orders/{id}/courier', {
    params: { id },
    body: { name: 'Bluewing', number: 'BW 1', url: 'https://bluewing.test/BW1', ...body },
  });
const list = (query: object = {}) => admin.api('GET /api/admin/orders', { query });
const found = async (q: string) => (await list({ q })).orders.map((order) => order._id);
const audited = async (id: string, entity: 'order' | 'orders' = 'order') =>
  (await testShop.shop.services.audit.of(testShop.db, entity, id)).map(({ action }) => action);
const moneyArrives = async (id: string) => {
  testShop.clock.advance(1);
  await testShop.sweep();
  return (await one(id)).sentBack.map(({ status, amount }) => [status, amount]);
};
const stockOf = async (id: string) =>
  (await testShop.visitor('GET /api/auth/products/{id}', { params: { id } })).totalStock;

describe('the list', () => {
  test('is found by number, name, e-mail and phone, and counts every status', async () => {
    const { buyer, orderId } = await cashOrder('Listed', { name: 'Zubeida Ümit', phone: '9123456780' });
    const waiting = await checkout(
      await testShop.customer(),
      await createProduct(testShop, { name: 'Not paid', price: 900 }),
    );
    for (const q of [
      orderId,
      `#${orderId.slice(-6).toUpperCase()}`,
      'zubeida umit',
      'ZUBEIDA',
      '91234 56780',
      '+91 9123456780',
      buyer.email,
      buyer.phone,
    ])
      expect([q, await found(q)]).toEqual([q, [orderId]]);
    expect(await found('100%')).toEqual([]);
    expect(await found(waiting.orderId)).toEqual([]);

    const before = await list();
    await set(orderId, 'Shipped');
    const after = await list({ status: 'Shipped' });
    expect(after.orders.map((order) => order._id)).toContain(orderId);
    expect(after.counts.Shipped).toBe(before.counts.Shipped + 1);
    expect(after.counts.Pending).toBe(before.counts.Pending - 1);
    expect(after.total).toBe(after.counts.Shipped);
    expect((await list({ q: orderId, payment: 'Paid' })).total).toBe(0);
    expect((await list({ q: orderId, payment: 'Pending' })).orders[0]).toMatchObject({
      name: 'Zubeida Ümit',
      city: goodAddress.city,
      itemCount: 1,
      totalAmount: 3000,
      orderStatus: 'Shipped',
    });
  });

  test('comes page by page, from either end, nothing twice', async () => {
    for (let i = 0; i < 3; i += 1) {
      await cashOrder();
      testShop.clock.advance(1);
    }
    const { orders: whole } = await list({ limit: 100 });
    const first = await list({ limit: 2 });
    const { orders: second } = await list({ limit: 2, after: first.pages.next ?? '' });
    expect([...first.orders, ...second]).toEqual(whole.slice(0, 4));
    expect((await list({ limit: 100, sort: 'oldest' })).orders).toEqual(whole.toReversed());
  });

  test('is exported as CSV without formulas, with the same filter, for admins only', async () => {
    const { orderId } = await cashOrder('Exported, twice', { name: '=HYPERLINK("//evil")' });
    const get = (path: string, token: string) =>
      fetch(`${testShop.base}/api/admin/orders/export?${path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
    const answer = await get(`q=${orderId}`, admin.token);
    expect(answer.headers.get('content-disposition')).toMatch(/orders-\d{4}-\d\d-\d\d\.csv/);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
    const [head, row, ...rest] = bytes.toString('utf8').trimEnd().split('\r\n');
    expect(head).toMatch(/Order,Number,Placed,Status/);
    expect(row).toContain(`${orderId},${(await one(orderId)).order.orderNumber},`);
    expect(row).toContain(`"'=HYPERLINK(""//evil"")"`);
    expect(row).toContain('"2 x Exported, twice"');
    expect(row).toContain(',3000.00,');
    expect(rest).toEqual([]);
    const whole = (await (await get('', admin.token)).text()).trimEnd().split('\r\n');
    expect(whole).toHaveLength((await list()).total + 1);
    expect((await get('', (await testShop.customer()).token)).status).toBe(403);
    expect(await audited('all', 'orders')).toEqual(['orders.export', 'orders.export']);
  });
});

describe('one order', () => {
  test('shows who did what, and has notes that the buyer never sees', async () => {
    const { buyer, orderId } = await paidOrder();
    await set(orderId, 'Processing', { reason: 'Stone is being set' });
    await admin.api('POST /api/admin/orders/{id}/notes', {
      params: { id: orderId },
      body: { text: 'Called, wants it gift-wrapped' },
    });
    const { history, notes, money, lines, order } = await one(orderId);
    const name = (await testShop.shop.services.accounts.person(admin.userId))?.name;
    expect(history.at(-1)).toMatchObject({ who: name, by: 'shop', reason: 'Stone is being set' });
    expect(notes).toMatchObject([{ who: name, text: 'Called, wants it gift-wrapped' }]);
    expect(money).toEqual({ paid: 3000, sentBack: 0, credited: 0, left: 3000, throughGateway: true });
    expect(lines).toEqual([{ itemId: order.items[0]?._id, paid: 3000, refundable: 2, sku: null }]);
    const { attempts } = await admin.api('GET /api/admin/orders/{id}/attempts', { params: { id: orderId } });
    expect(attempts).toMatchObject([{ status: 'SUCCESS', amount: 3000 }]);
    const seen = await buyer.api('GET /api/auth/order/{id}', { params: { id: orderId } });
    expect(JSON.stringify(seen)).not.toContain('gift-wrapped');
    expect(await audited(orderId)).toEqual(['order.note', 'order.status']);
    await expect(
      testShop.db.updateTable('order_notes').set({ text: 'x' }).where('order_id', '=', orderId).execute(),
    ).rejects.toThrow('permission denied for table order_notes');
  });

  test('of two admins, the one with an outdated revision is refused, and nothing is lost', async () => {
    const { orderId } = await cashOrder();
    const { revision } = (await one(orderId)).order;
    const apart = meetAt('status.before', 2);
    const rivals = await Promise.all([
      refusal(set(orderId, 'Processing', { revision })),
      refusal(set(orderId, 'Shipped', { revision }, second)),
    ]);
    apart();
    expect(rivals.toSorted()).toEqual(['accepted', 'order_changed']);
    expect(await refusal(courier(orderId, { revision }, second))).toBe('order_changed');
    expect(
      await refusal(
        second.api('PUT /api/auth/admin/orders/{id}', {
          params: { id: orderId },
          body: { paymentStatus: 'Paid', revision },
        }),
      ),
    ).toBe('order_changed');
    const { order } = await one(orderId);
    expect(await refusal(courier(orderId, { revision: order.revision }, second))).toBe('accepted');
    expect(order.paymentStatus).toBe('Pending');
  });

  test('a cancellation for broken pieces refunds the money and restocks nothing', async () => {
    const { product, orderId } = await paidOrder();
    expect(await stockOf(product._id)).toBe(3);
    await set(orderId, 'Cancelled', { reason: 'Broke in the store', restock: false });
    expect(await stockOf(product._id)).toBe(3);
    await expect.poll(() => moneyArrives(orderId)).toEqual([['success', 3000]]);
  });
});

describe('the courier', () => {
  test('is in the shipped e-mail and on the order, and a later change is e-mailed again', async () => {
    const { buyer, orderId } = await cashOrder();
    await set(orderId, 'Shipped', {
      courier: { name: 'Bluewing', number: 'BW 1', url: 'https://bluewing.test/BW1' },
    });
    const read = async () =>
      (await buyer.api('GET /api/auth/order/{id}', { params: { id: orderId } })).courier;
    expect(await read()).toEqual({ name: 'Bluewing', number: 'BW 1', url: 'https://bluewing.test/BW1' });
    // The same courier again sends no e-mail.
    await courier(orderId, {});
    await courier(orderId, { number: 'BW 2' });
    expect((await read())?.number).toBe('BW 2');
    expect(await listQueuedEmails(testShop, orderId)).toEqual([
      'order-placed',
      'shop-new-order',
      'order-shipped',
      'order-tracking',
    ]);
    const number = (await one(orderId)).order.orderNumber;
    await expect
      .poll(() => subjectsTo(testShop, buyer.email))
      .toContain(`New tracking details for order ${number}`);
    expect(await audited(orderId)).toEqual(['order.courier', 'order.status']);
  });

  test('set before shipping sends no e-mail; an invalid tracking link is refused', async () => {
    const { orderId } = await cashOrder();
    await courier(orderId, {});
    expect(await listQueuedEmails(testShop, orderId)).not.toContain('order-tracking');
    for (const url of ['javascript:alert(1)', 'bluewing.test', 'https:// x'])
      expect([url, await refusal(courier(orderId, { url }))]).toEqual([url, 'bad_input']);
  });
});

describe('a partial refund', () => {
  test('goes through the gateway once, however many clicks and notifications there are', async () => {
    const { buyer, orderId, customOrderId } = await paidOrder();
    const apart = [meetAt('order-refund.before', 2), meetAt('refund.ending', 2)];
    const body = { amount: 500, key: 'one double click' };
    await Promise.all([refund(orderId, body), refund(orderId, body)]);
    await expect.poll(() => moneyArrives(orderId)).toEqual([['success', 500]]);
    for (const remove of apart) remove();
    expect((await gateway.state(customOrderId)).refunds).toHaveLength(1);
    const { order, history, money } = await one(orderId);
    expect(order.paymentStatus).toBe('Paid');
    expect(money).toMatchObject({ paid: 3000, sentBack: 500, left: 2500 });
    expect(history.filter(({ note }) => note === 'refund_ordered')).toHaveLength(1);
    expect(history.filter(({ note }) => note === 'sent_back')).toHaveLength(1);
    const number = (await one(orderId)).order.orderNumber;
    await expect
      .poll(() => subjectsTo(testShop, buyer.email))
      .toContain(`The refund for order ${number} is on its way`);
  });

  test('never exceeds what was paid: two at once, and a cancellation after them', async () => {
    const { orderId, customOrderId } = await paidOrder();
    const apart = meetAt('order-refund.before', 2);
    const ends = await Promise.all([
      refusal(refund(orderId, { amount: 2000, key: 'the first one' })),
      refusal(refund(orderId, { amount: 2000, key: 'the second one' }, second)),
    ]);
    apart();
    expect(ends.toSorted()).toEqual(['accepted', 'refund_above']);
    const together = meetAt('refund.ending', 2);
    expect(await refusal(refund(orderId, { amount: 1000.01, key: 'a paisa above' }))).toBe('refund_above');
    await set(orderId, 'Cancelled');
    await expect
      .poll(() => moneyArrives(orderId))
      .toEqual(
        expect.arrayContaining([
          ['success', 1000],
          ['success', 2000],
        ]),
      );
    together();
    expect((await one(orderId)).order.paymentStatus).toBe('Refunded');
    expect((await gateway.state(customOrderId)).refunds).toHaveLength(2);
  });

  test('can be for lines; for cash it needs the reference of a transfer by hand', async () => {
    const { orderId } = await cashOrder();
    const { items } = (await one(orderId)).order;
    const wish = { items: items.map((item) => item._id) };
    expect(await refusal(refund(orderId, { ...wish, reference: 'UTR 1' }))).toBe('refund_unpaid');
    await admin.api('PUT /api/auth/admin/orders/{id}', {
      params: { id: orderId },
      body: { paymentStatus: 'Paid' },
    });
    expect(await refusal(refund(orderId, wish))).toBe('refund_reference');
    expect(await refusal(refund(orderId, { items: [], reference: 'UTR 1' }))).toBe('refund_empty');
    expect((await refund(orderId, { ...wish, reference: 'UTR 1' })).amount).toBe(3000);
    const { order, sentBack, money } = await one(orderId);
    expect(order.paymentStatus).toBe('Refunded');
    expect(sentBack).toMatchObject([{ status: 'by_hand', amount: 3000, reference: 'UTR 1' }]);
    expect(money.left).toBe(0);
    expect(await listQueuedEmails(testShop, orderId)).toContain('order-refunded');
    expect(await audited(orderId)).toEqual(['order.refund', 'order.paid']);
  });
});
