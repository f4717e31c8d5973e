import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodAddress, refusal } from '../../../testing/fixtures/checkout.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { mailsTo } from '../../../testing/fixtures/emails.ts';
import { askFor } from '../../../testing/fixtures/reports.ts';
import {
  booksOf,
  checkoutByUpi,
  confirmUpi,
  offerUpi,
  testUpiId,
  upiStatus,
} from '../../../testing/fixtures/upi-qr.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let admin: Person;
beforeAll(async () => {
  testShop = await startTestShop({ env: { CASHFREE_MODE: 'off', LOG_LEVEL: 'silent' } });
  admin = await testShop.admin();
});
afterAll(async () => {
  await expectInvariants(testShop);
  await testShop.close();
});

const config = () => testShop.visitor('GET /api/payment/config');
const qrOf = (person: Person, reference: string) =>
  person.api('GET /api/payment/upi-qr/orders/{reference}', { params: { reference } });

test('a shop without a gateway starts, takes no payment online, and delivers against cash', async () => {
  expect(await config()).toEqual({ provider: 'upi-qr', sdkUrl: '', mode: 'production', offered: [] });
  const buyer = await testShop.customer();
  expect(await refusal(buyer.api('POST /api/payment/wallet/initiateTopUp', { body: { amount: 100 } }))).toBe(
    'gateway_unavailable',
  );
  const hook = await fetch(`${testShop.base}/api/webhook/verify-payment`, { method: 'POST', body: '{}' });
  expect(hook.status).toBe(401);
  await testShop.sweep();
});

test('with a UPI id everything is paid by UPI: orders, reports, top-ups and payment links', async () => {
  await offerUpi(admin, { hours: 12 });
  expect(await config()).toEqual({ provider: 'upi-qr', sdkUrl: '', mode: 'production' });
  const buyer = await testShop.customer();
  const product = await createProduct(testShop, { name: 'Manik', price: 2500, available: 5 });
  const order = await checkoutByUpi(buyer, product);
  const confirm = async (reference: string, amount: number, utr: string) =>
    confirmUpi(admin, { reference, utr, amount });
  expect(await confirm(order.reference, 2500, '600000000001')).toBe('settled');

  const topUp = await buyer.api('POST /api/payment/wallet/initiateTopUp', { body: { amount: 300 } });
  const { returnPath } = await qrOf(buyer, topUp.payment_session_id);
  expect(returnPath).toBe(`/wallet?order_id=${topUp.order_id}`);
  expect(await confirm(topUp.payment_session_id, 300, '600000000002')).toBe('settled');
  expect(await upiStatus(buyer, topUp.order_id)).toBe('PAID');

  const reportId = await askFor.kundli(buyer);
  const { payment_session_id: session } = await testShop.db
    .selectFrom('gateway_orders')
    .select('payment_session_id')
    .where('id', '=', reportId)
    .executeTakeFirstOrThrow();
  expect(await confirm(session ?? '', 599, '600000000003')).toBe('settled');
  expect(await booksOf(testShop, reportId)).toMatchObject({ status: 'paid' });
});

test('a payment link of staff is open as long as a QR is', async () => {
  const buyer = await testShop.customer();
  const product = await createProduct(testShop, { name: 'Panna', price: 1500, available: 5 });
  const { orderId } = await admin.api('POST /api/admin/orders', {
    body: {
      buyerId: buyer.userId,
      items: [{ product: product._id, quantity: 1 }],
      totalAmount: 1500,
      shippingAddress: goodAddress,
      payment: 'link',
    },
  });
  const { reserved_until: until } = await testShop.db
    .selectFrom('orders')
    .select('reserved_until')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const hours = ((until?.getTime() ?? 0) - testShop.clock.now().getTime()) / 3_600_000;
  expect(Math.round(hours)).toBe(12);
  await testShop.sweep();
  expect((await mailsTo(testShop, buyer.email)).length).toBeGreaterThan(0);
  const { payments } = await admin.api('GET /api/admin/upi-payments', { query: {} });
  expect(payments.map(({ subjectId }) => subjectId)).toContain(orderId);
  const [{ reference = '' } = {}] = payments;
  expect(await qrOf(buyer, reference)).toMatchObject({ upiId: testUpiId });
});
