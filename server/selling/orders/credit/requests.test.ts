import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { goodAddress, refusal } from '../../../testing/fixtures/checkout.ts';
import { mailsTo } from '../../../testing/fixtures/emails.ts';
import { listQueuedEmails } from '../../../testing/fixtures/order-setup.ts';
import { payAndSettle } from '../../../testing/gateway.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { meetAt } from '../../../testing/rendezvous.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { createCreditCalls } from './test-requests.ts';

let testShop: TestShop;
let care: Person;
let calls: ReturnType<typeof createCreditCalls>;
beforeAll(async () => {
  testShop = await startTestShop();
  care = await testShop.admin('care');
  calls = createCreditCalls(testShop, care);
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

test('staff see a buyer’s credit and its amount, price an order with it, and never read its code', async () => {
  const { buyer, creditId, code } = await calls.buyerWithCredit();
  const product = await calls.newProduct();
  const shown = `CREDIT••••${code.slice(-2)}`;
  const found = await calls.readBuyer(buyer);
  expect(found.credits).toMatchObject([{ _id: creditId, code: shown, amount: 500 }]);
  const quote = await care.api('POST /api/admin/order-quotes', {
    body: { buyerId: buyer.userId, items: [{ product: product._id, quantity: 1 }], creditId },
  });
  expect(quote).toMatchObject({ totalAmount: 1000, discounts: [{ code: shown, amount: 500 }] });
  const changed = await calls
    .asked({ buyer, creditId }, product, { totalAmount: 1 })
    .catch((error: unknown) => error);
  expect(changed).toMatchObject({ code: 'price_changed' });
  await calls.asked({ buyer, creditId }, product);
  expect(JSON.stringify([found, quote, changed, await calls.readBuyer(buyer)])).not.toContain(code);
  const other = await calls.buyerWithCredit();
  expect(
    await refusal(calls.asked({ buyer, creditId: other.creditId }, product, { totalAmount: 1000 })),
  ).toBe('credit_not_found');
});

test('asking orders, reserves and spends nothing; opening the link neither', async () => {
  const owner = await calls.buyerWithCredit(500, 'hi');
  const product = await calls.newProduct();
  await calls.asked(owner, product, { quantity: 2 });
  const token = await calls.tokenTo(owner.buyer);
  const [mail] = await mailsTo(testShop, owner.buyer.email);
  expect(mail?.subject).toBe('क्या इस ऑर्डर में आपका क्रेडिट नोट लगाएँ?');
  expect(mail?.text).toContain(goodAddress.address);
  expect(mail?.text).not.toContain(owner.code);
  const view = await calls.read(token);
  expect(view).toMatchObject({
    state: 'waiting',
    totalAmount: 2500,
    lostCredit: 0,
    items: [{ name: 'Asked about', quantity: 2, lineTotal: 3000 }],
    shippingAddress: { address: goodAddress.address },
    order: null,
  });
  expect(JSON.stringify(view)).not.toContain(owner.code);
  expect((await calls.readBuyer(owner.buyer)).creditRequests).toMatchObject([
    { state: 'waiting', orderId: null },
  ]);
  expect([
    await calls.ordersOf(owner.buyer),
    await calls.usesOf(owner.creditId),
    await calls.stockOf(product),
  ]).toEqual([[], 0, 5]);
  const jobs = await testShop.db.selectFrom('credit_requests').selectAll().execute();
  expect(JSON.stringify(jobs)).not.toContain(token);
});

test('a credit that is worth more than the order says what a yes gives up, on the page and in the mail', async () => {
  const owner = await calls.buyerWithCredit(5000);
  await calls.asked(owner, await calls.newProduct());
  const token = await calls.tokenTo(owner.buyer);
  expect(await calls.read(token)).toMatchObject({ totalAmount: 0, lostCredit: 3500 });
  const [mail] = await mailsTo(testShop, owner.buyer.email);
  expect(mail?.text).toContain('worth ₹3,500 more than this order takes');
});

test('the buyer’s yes writes the order that staff wrote down, with the credit, and both are on record', async () => {
  const owner = await calls.buyerWithCredit();
  const product = await calls.newProduct();
  await calls.asked(owner, product);
  const token = await calls.tokenTo(owner.buyer);
  const { request, message } = await calls.answer(token, 'yes');
  expect(message).toBe('Thank you! Your order is placed.');
  const [order] = await calls.ordersOf(owner.buyer);
  const shown = `CREDIT••••${owner.code.slice(-2)}`;
  expect(order).toMatchObject({ total: 100_000, coupon_code: shown });
  expect(request).toMatchObject({ state: 'agreed', order: { orderId: order?.id, toPay: false } });
  expect([await calls.usesOf(owner.creditId), await calls.stockOf(product)]).toEqual([1, 4]);
  expect((await calls.readBuyer(owner.buyer)).creditRequests).toMatchObject([
    { state: 'agreed', orderId: order?.id },
  ]);
  expect((await calls.auditOf(owner.creditId)).toSorted()).toEqual([
    ['credit.agree', owner.buyer.userId],
    ['credit.ask', care.userId],
  ]);
  const [written] = await testShop.shop.services.audit.of(testShop.db, 'order', order?.id ?? '');
  expect(written).toMatchObject({ action: 'order.write', actorId: care.userId });
  expect(await listQueuedEmails(testShop, order?.id ?? '')).toEqual(['order-placed', 'shop-new-order']);
  await expect
    .poll(async () => (await mailsTo(testShop, owner.buyer.email)).map(({ text }) => text).join('\n'))
    .toMatch(new RegExp(`${shown}[\\s\\S]*${goodAddress.address}`));
});

test.for([
  ['cod', 500],
  ['link', 500],
  ['link', 2000],
] as const)(
  'two yeses at the same moment are one order: %s, with a credit of ₹%i',
  async ([payment, credit]) => {
    const owner = await calls.buyerWithCredit(credit);
    const product = await calls.newProduct();
    await calls.asked(owner, product, { payment });
    const token = await calls.tokenTo(owner.buyer);
    const remove = meetAt('checkout.priced', 2);
    const both = await Promise.all([calls.answer(token, 'yes'), calls.answer(token, 'yes')]);
    remove();
    const orders = await calls.ordersOf(owner.buyer);
    expect(orders).toHaveLength(1);
    expect(both.map(({ request }) => request.order?.orderId)).toEqual([orders[0]?.id, orders[0]?.id]);
    expect((await calls.answer(token, 'yes')).request.order?.orderId).toBe(orders[0]?.id);
    expect([await calls.usesOf(owner.creditId), await calls.stockOf(product)]).toEqual([1, 4]);
    const links = (await listQueuedEmails(testShop, orders[0]?.id ?? '')).filter(
      (kind) => kind === 'order-payment-link',
    );
    expect(links).toHaveLength(payment === 'link' && credit === 500 ? 1 : 0);
  },
);

test('what the credit leaves is paid by the payment link of the order', async () => {
  const owner = await calls.buyerWithCredit();
  await calls.asked(owner, await calls.newProduct(), { payment: 'link' });
  const { request } = await calls.answer(await calls.tokenTo(owner.buyer), 'yes');
  const orderId = request.order?.orderId ?? '';
  expect(request.order?.toPay).toBe(true);
  const { customOrderId } = await owner.buyer.api('GET /api/auth/order/{id}', { params: { id: orderId } });
  await payAndSettle(testShop, customOrderId ?? '');
  const order = await owner.buyer.api('GET /api/auth/order/{id}', { params: { id: orderId } });
  expect(order).toMatchObject({ paymentStatus: 'Paid', totalAmount: 1000 });
});
