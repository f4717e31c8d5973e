import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { refusal } from '../../../testing/fixtures/checkout.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { subjectsTo } from '../../../testing/fixtures/emails.ts';
import { booksOf, checkoutByUpi, confirmUpi, offerUpi } from '../../../testing/fixtures/upi-qr.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let admin: Person;
beforeAll(async () => {
  testShop = await startTestShop({ env: { LOG_LEVEL: 'silent' } });
  admin = await testShop.admin();
  await offerUpi(admin);
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

let utrs = 502_200_000_000;
const newUtr = () => {
  utrs += 1;
  return String(utrs);
};

/** Creates an order that was paid by UPI QR. */
async function paidOrder() {
  const product = await createProduct(testShop, { name: 'Manik', price: 2500, available: 5 });
  const buyer = await testShop.customer();
  const order = await checkoutByUpi(buyer, product);
  const utr = newUtr();
  await confirmUpi(admin, { reference: order.reference, utr, amount: 2500 });
  return { buyer, utr, ...order };
}
const refundPart = (orderId: string, amount: number) =>
  admin.api('POST /api/admin/orders/{id}/refunds', {
    params: { id: orderId },
    body: { key: `refund of ${amount}`, amount, reason: 'Chipped' },
  });
const listed = async (state: 'wanted' | 'sent', orderId: string) =>
  (await admin.api('GET /api/admin/upi-refunds', { query: { state } })).refunds.filter(
    ({ subjectId }) => subjectId === orderId,
  );
const send = (by: Person, id: string, utr: string) =>
  by.api('POST /api/admin/upi-refunds/{id}/sent', { params: { id }, body: { utr } });
const historyOf = async (buyer: Person, id: string) =>
  (await buyer.api('GET /api/auth/order/{id}', { params: { id } })).history.map(({ note }) => note);

test('a refund waits until staff have sent it, and only then the buyer is told', async () => {
  const { buyer, orderId, orderNumber, utr: paidBy } = await paidOrder();
  await refundPart(orderId, 500);
  await testShop.sweep();
  const [refund, ...more] = await listed('wanted', orderId);
  expect(more).toEqual([]);
  expect(refund).toMatchObject({
    amount: 500,
    paidBy,
    sent: null,
    note: `Order ${orderNumber}`,
    buyer: { email: buyer.email },
  });
  expect(await historyOf(buyer, orderId)).not.toContain('sent_back');
  expect((await subjectsTo(testShop, buyer.email)).join()).not.toContain('refund');
  const utr = newUtr();
  const id = refund?.id ?? '';
  const clicks = await Promise.all([1, 2].map(() => send(admin, id, utr)));
  expect(clicks.map((one) => one.refund.sent?.utr)).toEqual([utr, utr]);
  expect(await listed('wanted', orderId)).toEqual([]);
  expect(await listed('sent', orderId)).toMatchObject([{ id, sent: { utr } }]);
  await testShop.sweep();
  expect((await historyOf(buyer, orderId)).filter((note) => note === 'sent_back')).toHaveLength(1);
  expect(await subjectsTo(testShop, buyer.email)).toContain(
    `The refund for order ${orderNumber} is on its way`,
  );
  const { documents } = await buyer.api('GET /api/payment/invoice/{orderId}/documents', {
    params: { orderId },
  });
  expect(documents).toHaveLength(2);
  expect(await refusal(send(admin, id, newUtr()))).toBe('upi_refund_ended');
});

test('a transfer sends one refund', async () => {
  const { orderId } = await paidOrder();
  await refundPart(orderId, 100);
  await refundPart(orderId, 200);
  const [one, two] = await listed('wanted', orderId);
  const utr = newUtr();
  await send(admin, one?.id ?? '', utr);
  expect(await refusal(send(admin, two?.id ?? '', utr))).toBe('upi_utr_used');
  expect(await refusal(send(admin, 'nosuchrefund0000', newUtr()))).toBe('upi_refund_not_found');
});

test('a second payment of an order is on the list of what goes back', async () => {
  const { reference, orderId, customOrderId } = await paidOrder();
  const second = newUtr();
  expect(await confirmUpi(admin, { reference, utr: second, amount: 2500 })).toBe('second_payment');
  expect(await listed('wanted', orderId)).toMatchObject([{ amount: 2500, paidBy: second }]);
  expect((await booksOf(testShop, customOrderId)).payments.map(({ use }) => use)).toEqual([
    'settled',
    'second_payment',
  ]);
});

test('who packs parcels neither confirms nor refunds, and an old log-in has to be proved again', async () => {
  const { reference, orderId } = await paidOrder();
  const packing = await testShop.admin('packing');
  const confirmBy = (by: Person) => refusal(confirmUpi(by, { reference, utr: newUtr(), amount: 2500 }));
  expect(await confirmBy(packing)).toBe('not_allowed');
  expect(await refusal(packing.api('GET /api/admin/upi-payments', { query: {} }))).toBe('not_allowed');
  await refundPart(orderId, 300);
  const [refund] = await listed('wanted', orderId);
  expect(await refusal(send(packing, refund?.id ?? '', newUtr()))).toBe('not_allowed');
  await admin.api('PUT /api/admin/settings/{key}', {
    params: { key: 'staff' },
    body: { value: { freshProof: true, idleMinutes: 480 }, version: 0 },
  });
  testShop.clock.advance(16);
  expect(await confirmBy(admin)).toBe('fresh_proof_needed');
  expect(await refusal(send(admin, refund?.id ?? '', newUtr()))).toBe('fresh_proof_needed');
  expect(await refusal(offerUpi(admin, { upiId: 'thief@okbank' }))).toBe('fresh_proof_needed');
  const manager = await testShop.admin('manager');
  expect(await refusal(offerUpi(manager, { upiId: 'thief@okbank' }))).toBe('not_allowed');
});
