import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '#contract/catalog/products/endpoints.ts';
import { checkout, refusal } from '../../../testing/fixtures/checkout.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import {
  booksOf,
  checkoutByUpi,
  confirmUpi,
  offerUpi,
  testUpiId,
  upiStatus,
} from '../../../testing/fixtures/upi-qr.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { meetAt } from '../../../testing/rendezvous.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let admin: Person;
beforeAll(async () => {
  testShop = await startTestShop({ env: { LOG_LEVEL: 'silent' } });
  testShop.clock.stop();
  admin = await testShop.admin();
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

let utrs = 401_200_000_000;
const newUtr = () => {
  utrs += 1;
  return String(utrs);
};
const ruby = (available = 5): Promise<Product> =>
  createProduct(testShop, { name: 'Manik', price: 2500, available });
const stockOf = async ({ _id: id }: Product) =>
  (await testShop.visitor('GET /api/auth/products/{id}', { params: { id } })).totalStock;
const qrOf = (person: Person, reference: string) =>
  person.api('GET /api/payment/upi-qr/orders/{reference}', { params: { reference } });
const orderOf = (person: Person, id: string) => person.api('GET /api/auth/order/{id}', { params: { id } });
const waiting = () => admin.api('GET /api/admin/upi-payments', { query: {} });
const found = async (q: string) =>
  (await admin.api('GET /api/admin/upi-payments', { query: { q } })).payments.map((one) => one.reference);
async function placed(quantity = 1, product?: Product) {
  const buyer = await testShop.customer();
  // The id of a gateway order has its millisecond.
  testShop.clock.advance(0.001);
  const order = await checkoutByUpi(buyer, product ?? (await ruby()), quantity);
  return { buyer, ...order };
}

describe('without a UPI id', () => {
  test('nothing is offered, and what asks for it is refused', async () => {
    expect(await testShop.visitor('GET /api/payment/config')).toMatchObject({ provider: 'cashfree' });
    expect(await testShop.visitor('GET /api/payment/config')).not.toHaveProperty('offered');
    const buyer = await testShop.customer();
    const product = await ruby();
    expect(await refusal(checkoutByUpi(buyer, product))).toBe('payment_provider_unknown');
    expect(await refusal(upiStatus(buyer, 'nosuchorder'))).toBe('payment_provider_unknown');
    const { customOrderId } = await checkout(buyer, product);
    expect(await refusal(upiStatus(buyer, customOrderId))).toBe('payment_provider_unknown');
  });

  test('an id that is none is refused', async () => {
    for (const upiId of ['navaratna', 'a@b', '@okbank', 'shop@1bank', 'shop name@okbank'])
      expect(await refusal(offerUpi(admin, { upiId })), upiId).toBe('setting_wrong');
    expect(await refusal(offerUpi(admin, { hours: 25 }))).toBe('setting_wrong');
  });
});

describe('with a UPI id', () => {
  beforeAll(() => offerUpi(admin));

  test('the buyer sees amount, UPI id and a reference of their own, and staff confirm it with the bank’s', async () => {
    expect(await testShop.visitor('GET /api/payment/config')).toMatchObject({
      provider: 'cashfree',
      offered: ['cashfree', 'upi-qr'],
    });
    const { buyer, reference, customOrderId, orderId, orderNumber } = await placed();
    expect(reference).toMatch(/^[A-Z0-9]{12}$/);
    const qr = await qrOf(buyer, reference);
    const until = new Date(testShop.clock.now().getTime() + 24 * 3_600_000).toISOString();
    expect(qr).toEqual({
      orderId: customOrderId,
      isOpen: true,
      amount: 2500,
      note: `Order ${orderNumber}`,
      upiId: testUpiId,
      payee: 'Navaratna',
      reference,
      link: `upi://pay?pa=${testUpiId}&pn=Navaratna&am=2500.00&cu=INR&tr=${reference}&tn=Order%20${orderNumber}`,
      until,
      returnPath: `/order-confirmation?order_id=${customOrderId}`,
    });
    expect(await upiStatus(buyer, customOrderId)).toBe('ACTIVE');
    const [first] = (await waiting()).payments;
    expect(first).toMatchObject({
      reference,
      state: 'waiting',
      subjectId: orderId,
      buyer: { email: buyer.email },
    });
    const utr = newUtr();
    expect(await confirmUpi(admin, { reference, utr, amount: 2500 })).toBe('settled');
    expect(await upiStatus(buyer, customOrderId)).toBe('PAID');
    expect(await orderOf(buyer, orderId)).toMatchObject({ paymentStatus: 'Paid', orderStatus: 'Pending' });
    await testShop.sweep();
    const { documents } = await buyer.api('GET /api/payment/invoice/{orderId}/documents', {
      params: { orderId },
    });
    expect(documents).toHaveLength(1);
    expect(await found(utr)).toEqual([reference]);
    expect((await waiting()).payments.map((one) => one.reference)).not.toContain(reference);
  });

  test('the same cart, a reload and "pay again" lead to the same QR, from whatever provider is named', async () => {
    const product = await ruby();
    const { buyer, reference, orderId, customOrderId } = await placed(1, product);
    expect(await checkoutByUpi(buyer, product)).toMatchObject({ reference, orderId });
    const resumed = await buyer.api('POST /api/payment/{provider}/continue-order', {
      params: { provider: 'cashfree' },
      body: { orderId },
    });
    expect(resumed).toEqual({
      payment_session_id: reference,
      customOrderId,
      provider: 'upi-qr',
    });
  });

  test('another customer sees neither the QR nor its state', async () => {
    const { reference, customOrderId } = await placed();
    const other = await testShop.customer();
    expect(await refusal(qrOf(other, reference))).toBe('upi_payment_not_found');
    expect(await refusal(qrOf(admin, reference))).toBe('upi_payment_not_found');
    expect(await refusal(upiStatus(other, customOrderId))).toBe('order_not_found');
  });

  test('staff find a payment by reference, order number and amount', async () => {
    const product = await createProduct(testShop, { name: 'Moti', price: 7133, available: 1 });
    const { reference, orderNumber } = await placed(1, product);
    for (const q of [reference, orderNumber, orderNumber.toLowerCase(), '7133', '₹7,133.00'])
      expect(await found(q), q).toEqual([reference]);
    expect(await found('100%')).toEqual([]);
  });

  test('a double click confirms once', async () => {
    const { reference, customOrderId } = await placed();
    const utr = newUtr();
    const clicks = [1, 2, 3].map(() => confirmUpi(admin, { reference, utr, amount: 2500 }));
    expect(await Promise.all(clicks)).toEqual(['settled', 'settled', 'settled']);
    expect(await booksOf(testShop, customOrderId)).toEqual({
      status: 'paid',
      payments: [{ id: `UPI-${utr}`, use: 'settled' }],
    });
  });

  test('a bank reference pays once for ever, also when two people confirm two orders at once', async () => {
    const one = await placed();
    const two = await placed();
    const utr = newUtr();
    const release = meetAt('upi.confirming', 2);
    const outcomes = await Promise.all(
      [one, two].map(({ reference }) => refusal(confirmUpi(admin, { reference, utr, amount: 2500 }))),
    );
    release();
    expect(outcomes.toSorted()).toEqual(['accepted', 'upi_utr_used']);
    const states = await Promise.all([one, two].map((order) => booksOf(testShop, order.customOrderId)));
    expect(states.map(({ status }) => status).toSorted()).toEqual(['open', 'paid']);
    const third = await placed();
    // Written as the statement may show it.
    const again = { reference: third.reference, utr: `${utr.slice(0, 6)} ${utr.slice(6)}`, amount: 2500 };
    expect(await refusal(confirmUpi(admin, again))).toBe('upi_utr_used');
    expect(await refusal(confirmUpi(admin, { ...again, utr: '12345' }))).toBe('bad_input');
  });

  test('less or more than the amount pays for nothing and waits for a person', async () => {
    for (const amount of [2400, 2600]) {
      const { buyer, reference, customOrderId, orderId } = await placed();
      expect(await confirmUpi(admin, { reference, utr: newUtr(), amount })).toBe('mismatch');
      expect(await upiStatus(buyer, customOrderId)).toBe('UNKNOWN');
      expect((await orderOf(buyer, orderId)).paymentStatus).toBe('Initiated');
      testShop.clock.advance(24 * 60 + 1);
      await testShop.sweep();
      expect(await booksOf(testShop, customOrderId)).toMatchObject({ status: 'ended' });
      expect(await upiStatus(buyer, customOrderId)).toBe('UNKNOWN');
    }
  });

  test('it holds the stock for its hours, within the limits of unpaid orders, and releases it then', async () => {
    const product = await ruby(3);
    const { buyer, customOrderId, orderId } = await placed(3, product);
    expect(await stockOf(product)).toBe(0);
    testShop.clock.advance(23 * 60);
    await testShop.sweep();
    expect(await stockOf(product)).toBe(0);
    testShop.clock.advance(61);
    await testShop.sweep();
    expect(await stockOf(product)).toBe(3);
    expect(await upiStatus(buyer, customOrderId)).toBe('TERMINATED');
    expect((await orderOf(buyer, orderId)).orderStatus).toBe('Cancelled');
    const many = await ruby(50);
    const greedy = await testShop.customer();
    expect(await refusal(checkoutByUpi(greedy, many, 11))).toBe('unpaid_pieces');
  });

  test('a changed cart does not renew the hours, and another way to pay has its own time', async () => {
    const product = await ruby(9);
    const { buyer, orderId } = await placed(1, product);
    const endOf = async (id: string) =>
      (
        await testShop.db
          .selectFrom('orders')
          .select('reserved_until')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).reserved_until;
    const end = await endOf(orderId);
    testShop.clock.advance(60);
    const changed = await checkoutByUpi(buyer, product, 2);
    expect(await endOf(changed.orderId)).toEqual(end);
    testShop.clock.advance(1);
    const card = await checkout(buyer, product, 2);
    expect(card.orderId).not.toBe(changed.orderId);
    const halfAnHour = testShop.clock.now().getTime() + 30 * 60_000;
    expect((await endOf(card.orderId))?.getTime()).toBe(halfAnHour);
    testShop.clock.advance(1);
    const back = await checkoutByUpi(buyer, product, 2);
    expect(await endOf(back.orderId)).toEqual(end);
  });

  test('confirmed after the end, it is paid while there is stock, and refunded otherwise', async () => {
    const product = await ruby(1);
    const late = await placed(1, product);
    testShop.clock.advance(24 * 60 + 1);
    await testShop.sweep();
    expect(await confirmUpi(admin, { reference: late.reference, utr: newUtr(), amount: 2500 })).toBe(
      'settled',
    );
    expect((await orderOf(late.buyer, late.orderId)).paymentStatus).toBe('Paid');

    const scarce = await ruby(1);
    const second = await placed(1, scarce);
    testShop.clock.advance(24 * 60 + 1);
    await testShop.sweep();
    await placed(1, scarce);
    const { reference } = second;
    expect(await confirmUpi(admin, { reference, utr: newUtr(), amount: 2500 })).toBe('too_late');
    expect(await upiStatus(second.buyer, second.customOrderId)).toBe('REFUNDED');
  });

  test('what was recorded is applied by the sweep when the process died before', async () => {
    const { reference, customOrderId } = await placed();
    const { db } = testShop;
    await db
      .insertInto('upi_payments')
      .values({
        utr: newUtr(),
        gateway_order_id: customOrderId,
        amount: 250_000,
        confirmed_by: admin.userId,
        confirmed_at: testShop.clock.now(),
      })
      .execute();
    testShop.clock.advance(10);
    await testShop.sweep();
    expect(await booksOf(testShop, customOrderId)).toMatchObject({ status: 'paid' });
    expect(await found(reference)).toEqual([reference]);
  });

  test('an open payment goes on when the owner takes the UPI id away', async () => {
    const { buyer, reference, customOrderId } = await placed();
    await offerUpi(admin, { upiId: '' });
    expect(await refusal(checkoutByUpi(await testShop.customer(), await ruby()))).toBe(
      'payment_provider_unknown',
    );
    expect(await qrOf(buyer, reference)).toMatchObject({ upiId: testUpiId });
    expect(await upiStatus(buyer, customOrderId)).toBe('ACTIVE');
    expect(await confirmUpi(admin, { reference, utr: newUtr(), amount: 2500 })).toBe('settled');
    await offerUpi(admin);
  });
});
