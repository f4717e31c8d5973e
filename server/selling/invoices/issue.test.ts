import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { fromRupees } from '../../platform/core/money.ts';
import { withClient } from '../../platform/database/account.ts';
import { transact } from '../../platform/database/database.ts';
import { bodyFor, checkout, goodAddress, returnPage } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { gatewayOf } from '../../testing/gateway.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { documentsOf, financialYear } from './store.ts';
import { labelOf } from './test-labels.ts';

let testShop: TestShop;
let gateway: ReturnType<typeof gatewayOf>;
let admin: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  gateway = gatewayOf(testShop);
  admin = await testShop.admin();
  await register();
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

/** Registers the shop in Rajasthan. */
async function register(): Promise<void> {
  const { gst } = await testShop.shop.services.settings.all();
  const value = { ...gst, registered: true, gstin: '08AAAAA0000A1Z2' };
  await transact(testShop.db, (tx) =>
    testShop.shop.services.settings.set(tx, { key: 'gst', value, by: admin.userId }),
  );
}

/** Matches the labels of a series in the current financial year. */
const labelled = (series: string): RegExp =>
  new RegExp(`^${labelOf(series, financialYear(testShop.clock.now()), 0).slice(0, -6)}\\d{6}$`);

const documents = (id: string) => documentsOf(testShop.db, { subject: 'order', id });

async function paidOrder(buyer: Person, price = 1180): Promise<string> {
  const product = await createProduct(testShop, { name: 'Panna', price, available: 1 });
  const { customOrderId, orderId } = await checkout(buyer, product);
  await gateway.pay(customOrderId, { outcome: 'success' });
  expect(await returnPage(buyer, customOrderId)).toBe('PAID');
  return orderId;
}

async function cashOrder(buyer: Person, state = goodAddress): Promise<string> {
  const product = await createProduct(testShop, { name: 'Shankh', price: 590, available: 1 });
  const { order } = await buyer.api('POST /api/auth/place-order', {
    body: { ...bodyFor(product), shippingAddress: state, paymentMethod: 'cod' },
  });
  return order._id;
}

const setStatus = (orderId: string, status: 'Shipped' | 'Delivered' | 'Cancelled') =>
  admin.api('PUT /api/auth/admin/update-status', { body: { orderId, status } });

test('an order paid online has its invoice in that moment, with IGST beyond the seller’s state', async () => {
  const buyer = await testShop.customer();
  const [invoice, ...others] = await documents(await paidOrder(buyer));
  expect(others).toEqual([]);
  expect(invoice?.invoice).toMatchObject({
    label: expect.stringMatching(labelled('NR')),
    taxable: 100_000,
    igst: 18_000,
    cgst: 0,
    total: 118_000,
    snapshot: {
      document: 'tax_invoice',
      place: { code: '33', name: { en: 'Tamil Nadu', hi: 'तमिलनाडु' } },
      seller: { gstin: '08AAAAA0000A1Z2', state: { code: '08' } },
    },
  });
});

test('a cash order is invoiced when it is shipped, once, with CGST and SGST within the state', async () => {
  const buyer = await testShop.customer();
  const orderId = await cashOrder(buyer, { ...goodAddress, state: 'RJ', city: 'Jaipur', pincode: '302003' });
  expect(await documents(orderId)).toEqual([]);
  await setStatus(orderId, 'Shipped');
  await setStatus(orderId, 'Delivered');
  await admin.api('PUT /api/auth/admin/orders/{id}', {
    params: { id: orderId },
    body: { paymentStatus: 'Paid' },
  });
  const [invoice, ...others] = await documents(orderId);
  expect(others).toEqual([]);
  expect(invoice?.invoice).toMatchObject({ cgst: 4500, sgst: 4500, igst: 0, total: 59_000 });
});

test('a cash order that was never shipped has no invoice and no credit note', async () => {
  const orderId = await cashOrder(await testShop.customer());
  await setStatus(orderId, 'Cancelled');
  expect(await documents(orderId)).toEqual([]);
});

test('cancelling an invoiced order issues a credit note for the whole amount, in its own series', async () => {
  const buyer = await testShop.customer();
  const orderId = await paidOrder(buyer);
  await buyer.api('PUT /api/auth/cancel-order/{id}', { params: { id: orderId }, body: {} });
  await testShop.sweep();
  const [invoice, credit, ...others] = await documents(orderId);
  expect(others).toEqual([]);
  expect(credit?.invoice).toMatchObject({
    label: expect.stringMatching(labelled('NC')),
    corrects: invoice?.invoice.id,
    taxable: 100_000,
    igst: 18_000,
    snapshot: { document: 'credit_note', corrects: { label: invoice?.invoice.label, reason: 'cancelled' } },
  });
});

test('parts are credited by amount or by pieces, never more than was invoiced', async () => {
  const buyer = await testShop.customer();
  const orderId = await paidOrder(buyer);
  const item = (await documents(orderId))[0]?.lines[0]?.item_id ?? '';
  const credit = (rupees: number, lines?: { itemId: string; quantity: number }[]) =>
    transact(testShop.db, async (tx) => {
      const amount = fromRupees(rupees);
      testShop.shop.services.invoices.creditNote(tx, { orderId, amount, reason: 'returned', lines });
    });
  await credit(590);
  await credit(100, [{ itemId: item, quantity: 1 }]);
  await expect(credit(500)).rejects.toThrow('credit of 50000 paise');
  const credits = (await documents(orderId)).slice(1);
  expect(credits.map(({ invoice }) => [invoice.total, invoice.taxable, invoice.igst])).toEqual([
    [59_000, 50_000, 9000],
    [10_000, 8474, 1526],
  ]);
  expect(credits.map(({ lines }) => lines[0]?.quantity)).toEqual([null, 1]);
});

test('issued documents can never be changed or removed', async () => {
  await paidOrder(await testShop.customer());
  for (const attempt of ['update invoices set total = 1', 'delete from invoice_lines']) {
    await expect(sql.raw(attempt).execute(testShop.db)).rejects.toThrow('permission denied');
    await expect(withClient(testShop.ownerUrl, (owner) => owner.query(attempt))).rejects.toThrow(
      'never changed',
    );
  }
});
