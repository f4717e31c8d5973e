import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { parseOrderNumber } from '#contract/selling/orders/number.ts';
import { onCheckpoint } from '../../../platform/core/checkpoint.ts';
import { bodyFor, checkout, refusal, returnPage } from '../../../testing/fixtures/checkout.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { mailsTo, subjectsTo } from '../../../testing/fixtures/emails.ts';
import { readPdf } from '../../../testing/fixtures/pdf.ts';
import { gatewayOf } from '../../../testing/gateway.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { holdAt } from '../../../testing/rendezvous.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let gateway: ReturnType<typeof gatewayOf>;
let admin: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  gateway = gatewayOf(testShop);
  admin = await testShop.admin();
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

const piece = () => createProduct(testShop, { name: 'Numbered', price: 900, available: 5 });
const digitsOf = (number: string): number => parseOrderNumber(number) ?? Number.NaN;
const readOrder = (who: Person, id: string) => who.api('GET /api/auth/order/{id}', { params: { id } });

/** Opens a checkout of a new buyer. Returns what it answered. */
async function open() {
  const buyer = await testShop.customer();
  return { buyer, ...(await checkout(buyer, await piece())) };
}

async function paid() {
  const opened = await open();
  await gateway.pay(opened.customOrderId, { outcome: 'success' });
  expect(await returnPage(opened.buyer, opened.customOrderId)).toBe('PAID');
  return opened;
}

async function textOfInvoice(who: Person, id: string): Promise<string> {
  const answer = await fetch(`${testShop.base}/api/payment/invoice/${id}`, {
    headers: { authorization: `Bearer ${who.token}` },
  });
  const { texts } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
  return texts.join(' ');
}

async function csvOf(q: string): Promise<string> {
  const answer = await fetch(`${testShop.base}/api/admin/orders/export?q=${encodeURIComponent(q)}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  return answer.text();
}

test('the number is one on the order, the lists, the admin, the export, the invoice, the mails and at the gateway', async () => {
  const { buyer, orderId, customOrderId, orderNumber } = await paid();
  expect(orderNumber).toMatch(/^NR-\d{5}$/);
  expect(digitsOf(orderNumber)).toBeGreaterThanOrEqual(20_461);
  expect((await readOrder(buyer, orderId)).orderNumber).toBe(orderNumber);
  expect((await buyer.api('GET /api/auth/user-orders'))[0]?.orderNumber).toBe(orderNumber);
  const { orders } = await admin.api('GET /api/admin/orders', { query: { q: orderId } });
  expect(orders.map((one) => one.orderNumber)).toEqual([orderNumber]);
  const shown = await admin.api('GET /api/admin/orders/{id}', { params: { id: orderId } });
  expect(shown.order.orderNumber).toBe(orderNumber);
  const { latestOrders } = await admin.api('GET /api/auth/admin/dashboard');
  expect(latestOrders.find((one) => one._id === orderId)?.orderNumber).toBe(orderNumber);
  const file = await admin.api('GET /api/auth/admin/users/{id}', { params: { id: buyer.userId } });
  expect(file.orders.latest.map((one) => one.orderNumber)).toEqual([orderNumber]);
  expect(await csvOf(orderId)).toContain(`${orderId},${orderNumber},`);
  expect(await textOfInvoice(buyer, orderId)).toContain(orderNumber);
  const { order } = await gateway.state(customOrderId);
  expect((order as { order_note?: string }).order_note).toBe(`Order ${orderNumber}`);
  await expect.poll(() => subjectsTo(testShop, buyer.email)).toContain(`Order Confirmation: ${orderNumber}`);
  await expect
    .poll(() => subjectsTo(testShop, 'orders@navaratna.test'))
    .toContain(`New Paid Order: ${orderNumber}`);
  // Addresses keep the id.
  const mails = await mailsTo(testShop, buyer.email);
  const mail = mails.find(({ subject }) => subject.startsWith('Order Confirmation'));
  expect(mail?.text).toContain(`/orders/${orderId}`);
});

test('the audit log names an order by its number', async () => {
  const { orderId, orderNumber } = await paid();
  await admin.api('PUT /api/auth/admin/update-status', { body: { orderId, status: 'Shipped' } });
  const { entries } = await admin.api('GET /api/auth/admin/audit', { query: { entity: 'order' } });
  expect(entries.find((entry) => entry.entityId === orderId)?.name).toBe(orderNumber);
});

describe('a buyer', () => {
  test('finds the order by number, in any spelling, and by the id of the gateway', async () => {
    const { buyer, orderId, customOrderId, orderNumber } = await open();
    const n = digitsOf(orderNumber);
    for (const words of [orderId, orderNumber, `nr-${n}`, `NR ${n}`, `#NR${n}`, customOrderId])
      expect([words, (await readOrder(buyer, words))._id]).toEqual([words, orderId]);
    const status = await buyer.api('GET /api/auth/check-status', { query: { order_id: orderNumber } });
    expect(status.status).toBe('Pending');
  });

  test('cancels by the number', async () => {
    const { buyer, orderId, orderNumber } = await paid();
    const { order } = await buyer.api('PUT /api/auth/cancel-order/{id}', {
      params: { id: orderNumber },
      body: {},
    });
    expect(order).toMatchObject({ _id: orderId, orderStatus: 'Cancelled' });
  });

  test('of another order learns nothing from its number: it answers as if there were no such order', async () => {
    const { orderNumber, customOrderId } = await paid();
    const stranger = await testShop.customer();
    const answerTo = async (id: string) =>
      readOrder(stranger, id).then(
        () => 'shown',
        (error: { status: number; code: string; message: string }) => [
          error.status,
          error.code,
          error.message,
        ],
      );
    const unknown = await answerTo('NR-999999999');
    expect(unknown).toEqual([404, 'order_not_found', expect.any(String)]);
    expect(await answerTo(orderNumber)).toEqual(unknown);
    expect(await answerTo(customOrderId)).toEqual(unknown);
    const cancel = (id: string) =>
      refusal(stranger.api('PUT /api/auth/cancel-order/{id}', { params: { id }, body: {} }));
    expect(await cancel(orderNumber)).toBe('order_not_found');
    const documents = (orderId: string) =>
      refusal(stranger.api('GET /api/payment/invoice/{orderId}/documents', { params: { orderId } }));
    expect(await documents(orderNumber)).toBe(await documents('NR-999999999'));
  });
});

test('staff find an order by its number, by the number alone, and by the id of the gateway', async () => {
  const { orderId, customOrderId, orderNumber } = await paid();
  const found = async (q: string) =>
    (await admin.api('GET /api/admin/orders', { query: { q } })).orders.map((order) => order._id);
  const n = digitsOf(orderNumber);
  for (const q of [orderNumber, `nr${n}`, `${n}`, customOrderId, orderId])
    expect([q, await found(q)]).toEqual([q, [orderId]]);
  expect(await found('NR-1')).toEqual([]);
  const shown = await admin.api('GET /api/admin/orders/{id}', { params: { id: orderNumber } });
  expect(shown.order._id).toBe(orderId);
});

describe('the sequence', () => {
  test('is no lock: a checkout that waits with its number holds up no other', async () => {
    const first = await testShop.customer();
    const product = await piece();
    const held = holdAt('checkout.unreserved');
    const waiting = checkout(first, product);
    await held.reached;
    // Completes while the transaction of the first one is open.
    const second = await open();
    held.release();
    const { orderNumber } = await waiting;
    expect(digitsOf(second.orderNumber)).toBeGreaterThan(digitsOf(orderNumber));
  });

  test('leaves a gap where a checkout fails, and never gives a number twice', async () => {
    const before = await open();
    const buyer = await testShop.customer();
    const product = await piece();
    const remove = onCheckpoint('checkout.unreserved', () => Promise.reject(new Error('the power fails')));
    await expect(checkout(buyer, product)).rejects.toMatchObject({ status: 500 });
    remove();
    const after = await open();
    expect(digitsOf(after.orderNumber)).toBe(digitsOf(before.orderNumber) + 2);
  });

  test('is raised by the setting, and never lowered', async () => {
    const save = async (value: unknown) => {
      const { settings } = await admin.api('GET /api/admin/settings');
      const version = settings.find(({ key }) => key === 'orderNumberStart')?.version ?? 0;
      return admin.api('PUT /api/admin/settings/{key}', {
        params: { key: 'orderNumberStart' },
        body: { value, version },
      });
    };
    const last = digitsOf((await open()).orderNumber);
    await expect(save(last)).rejects.toMatchObject({
      code: 'setting_wrong',
      details: { wrong: [{ path: '', problem: 'not_forward', min: last + 1 }] },
    });
    expect(digitsOf((await open()).orderNumber)).toBe(last + 1);
    await save(90_001);
    expect((await open()).orderNumber).toBe('NR-90001');
    expect(await refusal(save(90_001.5))).toBe('setting_wrong');
    expect(await refusal(save(50_000))).toBe('setting_wrong');
    const buyer = await testShop.customer();
    const { order } = await buyer.api('POST /api/auth/place-order', {
      body: { ...bodyFor(await piece()), paymentMethod: 'cod' },
    });
    expect(order.orderNumber).toBe('NR-90002');
  });
});

test('no two orders have one number', async () => {
  const [first, second] = [await open(), await open()];
  const taken = testShop.db
    .updateTable('orders')
    .set({ number: digitsOf(first.orderNumber) })
    .where('id', '=', second.orderId);
  await expect(taken.execute()).rejects.toThrow(/orders_by_number/);
});
