import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bodyFor, checkout, refusal } from '../../testing/fixtures/checkout.ts';
import { issueCoupon } from '../../testing/fixtures/coupons.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { subjectsTo } from '../../testing/fixtures/emails.ts';
import { listQueuedEmails } from '../../testing/fixtures/order-setup.ts';
import { payAndSettle } from '../../testing/gateway.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { meetAt } from '../../testing/rendezvous.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
let admin: Person;
let second: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  admin = await testShop.admin();
  second = await testShop.admin();
  await issueCoupon(testShop, { code: 'TENTH' });
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

const set = (orderId: string, status: 'Delivered' | 'Cancelled' | 'Shipped') =>
  admin.api('PUT /api/auth/admin/update-status', { body: { orderId, status } });

/** Creates a delivered order of two pieces at ₹1,500 with 10 % off: ₹2,700 was paid. */
async function delivered({ method = 'online' as 'online' | 'cod', lang = 'en', customised = false } = {}) {
  const { db } = testShop;
  const product = await createProduct(testShop, { name: 'Ruby', price: 1500, available: 5 });
  if (customised)
    await db.updateTable('products').set({ customised: true }).where('id', '=', product._id).execute();
  const buyer = await testShop.customer(lang);
  const body = { ...bodyFor(product, 2), couponCode: 'TENTH', totalAmount: 2700 };
  let orderId: string;
  if (method === 'cod') {
    const placed = await buyer.api('POST /api/auth/place-order', { body: { ...body, paymentMethod: 'cod' } });
    orderId = placed.order._id;
  } else {
    const opened = await buyer.api('POST /api/payment/{provider}/create-order', {
      params: { provider: 'cashfree' },
      body,
    });
    orderId = opened.orderId;
    await payAndSettle(testShop, opened.customOrderId);
  }
  await set(orderId, 'Delivered');
  const [item] = (await buyer.api('GET /api/auth/order/{id}', { params: { id: orderId } })).items;
  return { product, buyer, orderId, itemId: item?._id ?? '' };
}
type Delivered = Awaited<ReturnType<typeof delivered>>;

const options = ({ buyer, orderId }: Delivered) =>
  buyer.api('GET /api/orders/{id}/returns', { params: { id: orderId } });
const photo = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Artist: 'Where I live' } })
    .jpeg()
    .toBuffer();
async function ask(
  { buyer, orderId, itemId }: Delivered,
  {
    reason = 'damaged',
    quantity = 2,
    text = 'It came in two parts.',
    photos = [] as Buffer[],
    who = buyer,
  } = {},
) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ itemId, reason, text, quantity }))
    body.set(name, String(value));
  for (const bytes of photos) body.append('photo', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
  return who.api('POST /api/orders/{id}/returns', { params: { id: orderId }, body });
}
const accept = (id: string, body: object = {}, who = admin) =>
  who.api('POST /api/admin/returns/{id}/accept', {
    params: { id },
    body: { as: 'credit', restock: true, ...body },
  });
const refuse = (id: string, who = admin) =>
  who.api('POST /api/admin/returns/{id}/refuse', { params: { id }, body: { text: 'The seal was broken' } });
const stockOf = async (id: string) =>
  (await testShop.visitor('GET /api/auth/products/{id}', { params: { id } })).totalStock;
const money = async (id: string) => {
  testShop.clock.advance(1);
  await testShop.sweep();
  return (await admin.api('GET /api/admin/orders/{id}', { params: { id } })).money;
};

describe('the return options', () => {
  test('have a deadline and expire', async () => {
    const order = await delivered();
    const { policy, lines, deliveredAt } = await options(order);
    const later = (hours: number) =>
      new Date(Date.parse(deliveredAt ?? '') + hours * 3_600_000).toISOString();
    expect(policy).toEqual({
      problemAskHours: 24,
      problemAcceptDays: 7,
      returnDays: 3,
      fee: 80,
      creditMonths: 3,
    });
    expect(lines).toEqual([
      {
        itemId: order.itemId,
        quantity: 2,
        problem: { until: later(168), inTimeUntil: later(24), amount: 2700 },
        change: { until: later(72), amount: 2620, fee: 80 },
        gives: [
          { refund: 1350, credit: 1270, benefitEnds: 0, delivery: 0 },
          { refund: 2700, credit: 2620, benefitEnds: 0, delivery: 0 },
        ],
        reasons: [
          ...['damaged', 'missing', 'defective', 'wrong', 'not_as_described', 'spurious'],
          ...['not_wanted', 'not_as_expected'],
        ],
        why: null,
      },
    ]);
    testShop.clock.advance(73 * 60);
    expect((await options(order)).lines[0]).toMatchObject({ change: null, why: 'over' });
    expect(await refusal(ask(order, { reason: 'not_wanted' }))).toBe('return_not_open');
    const late = await ask(order);
    expect(late.return).toMatchObject({ remedy: 'refund', inTime: false });
  });

  test('is nothing before delivery, and of customised items only what is wrong with them', async () => {
    const order = await delivered({ customised: true });
    expect((await options(order)).lines[0]).toMatchObject({ change: null, why: 'customised' });
    expect(await refusal(ask(order, { reason: 'not_as_expected' }))).toBe('return_not_open');
    expect(await refusal(ask(order))).toBe('accepted');
    const way = await delivered();
    await set(way.orderId, 'Shipped');
    expect((await options(way)).lines[0]?.why).toBe('not_delivered');
    expect(await refusal(ask(way))).toBe('return_not_open');
  });

  test('are hidden from other users; a request needs text, a reason and a valid quantity', async () => {
    const order = await delivered();
    expect(await refusal(ask(order, { who: await testShop.customer() }))).toBe('order_not_found');
    expect(await refusal(ask(order, { who: admin }))).toBe('order_not_found');
    expect(await refusal(ask(order, { text: '   ' }))).toBe('bad_input');
    expect(await refusal(ask(order, { reason: 'bored' }))).toBe('bad_input');
    expect(await refusal(ask(order, { quantity: 3 }))).toBe('return_quantity');
    expect(await refusal(ask({ ...order, itemId: 'nosuchline000000' }))).toBe('order_not_found');
  });
});

describe('requesting', () => {
  test('twice at once makes one return; photos are re-encoded; buyer and shop get an e-mail', async () => {
    const order = await delivered({ lang: 'hi' });
    const photos = [await photo(), await photo()];
    const apart = meetAt('return.ready', 2);
    const ends = await Promise.all([refusal(ask(order, { photos })), refusal(ask(order, { photos }))]);
    apart();
    expect(ends.toSorted()).toEqual(['accepted', 'return_asked_before']);
    const { returns, lines } = await options(order);
    expect(lines[0]?.why).toBe('asked');
    expect(returns).toMatchObject([{ status: 'asked', photos: [expect.any(String), expect.any(String)] }]);
    const photoResponse = await fetch(testShop.base + (returns[0]?.photos[0] ?? ''));
    const { format, exif } = await sharp(Buffer.from(await photoResponse.arrayBuffer())).metadata();
    expect([format, exif]).toEqual(['webp', undefined]);
    expect((await listQueuedEmails(testShop, order.orderId)).slice(-2)).toEqual([
      'return-asked',
      'shop-return-asked',
    ]);
    const number = returns[0]?.orderNumber;
    await expect
      .poll(() => subjectsTo(testShop, order.buyer.email))
      .toContain(`ऑर्डर ${number} के लिए आपका अनुरोध मिल गया`);
  });

  test('with a file that is not a picture is refused and stores nothing', async () => {
    const order = await delivered();
    const photos = [await photo(), Buffer.from('<svg onload="alert(1)">')];
    expect(await refusal(ask(order, { photos }))).toBe('image_kind');
    expect((await options(order)).returns).toEqual([]);
  });
});

describe('deciding', () => {
  test('a change of mind becomes credit less the fee, spent once, by its buyer only', async () => {
    const order = await delivered();
    const { return: asked } = await ask(order, { reason: 'not_wanted', quantity: 1 });
    expect(asked).toMatchObject({ remedy: 'credit', paid: 1350, fee: 80 });
    expect(await refusal(accept(asked._id, { as: 'refund' }))).toBe('return_as_credit');
    const before = await stockOf(order.product._id);
    const { return: given } = await accept(asked._id);
    expect(given).toMatchObject({ status: 'accepted', givenAs: 'credit', given: 1270, restocked: true });
    expect(await stockOf(order.product._id)).toBe(before + 1);
    const coupon = (await options(order)).returns[0]?.coupon;
    expect(coupon).toMatchObject({ code: expect.stringMatching(/^CREDIT[0-9A-Z]{8}$/), used: false });
    expect(coupon?.until).toBeTruthy();

    const next = await createProduct(testShop, { name: 'Next', price: 2000, available: 5 });
    const spend = (who: Person) =>
      who.api('POST /api/auth/place-order', {
        body: {
          ...bodyFor(next),
          couponCode: coupon?.code ?? '',
          totalAmount: 730,
          paymentMethod: 'cod',
        },
      });
    expect(await refusal(spend(await testShop.customer()))).toBe('coupon_other_user');
    expect((await spend(order.buyer)).order).toMatchObject({ discountAmount: 1270, totalAmount: 730 });
    // An equal order within ten minutes is the same order (decision 131).
    testShop.clock.advance(11);
    expect(await refusal(spend(order.buyer))).toBe('coupon_used_up');
    expect((await options(order)).returns[0]?.coupon?.used).toBe(true);
    expect(await money(order.orderId)).toMatchObject({ credited: 1270, left: 1430, sentBack: 0 });
    expect(await listQueuedEmails(testShop, order.orderId)).toContain('return-accepted');
  });

  test('a problem becomes a refund through the gateway; two admins at once refund it once', async () => {
    const order = await delivered();
    const { return: asked } = await ask(order);
    const apart = meetAt('return.deciding', 2);
    const ends = await Promise.all([
      refusal(accept(asked._id, { as: 'refund', restock: false })),
      refusal(accept(asked._id, { as: 'refund', restock: false }, second)),
    ]);
    apart();
    expect(ends.toSorted()).toEqual(['accepted', 'return_decided']);
    await expect.poll(async () => (await money(order.orderId)).sentBack).toBe(2700);
    const { order: after } = await admin.api('GET /api/admin/orders/{id}', { params: { id: order.orderId } });
    expect(after.history.filter(({ note }) => note === 'return_accepted')).toHaveLength(1);
    expect((await options(order)).returns[0]).toMatchObject({ givenAs: 'refund', given: 2700 });
    expect(await refusal(set(order.orderId, 'Cancelled'))).toBe('order_has_returns');
  });

  test('accepting and refusing at once: one wins, the other gets an error', async () => {
    const order = await delivered();
    const { return: asked } = await ask(order);
    const apart = meetAt('return.deciding', 2);
    const ends = await Promise.all([refusal(accept(asked._id)), refusal(refuse(asked._id, second))]);
    apart();
    expect(ends.toSorted()).toEqual(['accepted', 'return_decided']);
  });

  test('a refusal keeps and mails its reason, and the return cannot be requested again', async () => {
    const order = await delivered();
    const { return: asked } = await ask(order);
    await refuse(asked._id);
    expect((await options(order)).returns[0]).toMatchObject({
      status: 'refused',
      answer: 'The seal was broken',
      given: null,
    });
    expect(await listQueuedEmails(testShop, order.orderId)).toContain('return-refused');
    expect(await refusal(ask(order))).toBe('return_asked_before');
    expect(
      (await testShop.shop.services.audit.of(testShop.db, 'return', asked._id)).map(({ action }) => action),
    ).toEqual(['return.refused']);
  });

  test('a cash payment is refunded by hand, and only once it was paid', async () => {
    const order = await delivered({ method: 'cod' });
    const { return: asked } = await ask(order);
    const how = { as: 'refund', reference: 'UTR 77' };
    expect(await refusal(accept(asked._id, how))).toBe('refund_unpaid');
    expect(await refusal(accept(asked._id))).toBe('refund_unpaid');
    await admin.api('PUT /api/auth/admin/orders/{id}', {
      params: { id: order.orderId },
      body: { paymentStatus: 'Paid' },
    });
    expect(await refusal(accept(asked._id, { as: 'refund' }))).toBe('refund_reference');
    expect((await accept(asked._id, how)).return).toMatchObject({ givenAs: 'by_hand', given: 2700 });
    expect(await money(order.orderId)).toMatchObject({ sentBack: 2700, left: 0 });
  });

  test('never refunds twice: an earlier refund by an admin is not repeated', async () => {
    const order = await delivered();
    const { return: asked } = await ask(order);
    await admin.api('POST /api/admin/orders/{id}/refunds', {
      params: { id: order.orderId },
      body: { key: 'beforehand', amount: 0.01, reason: 'A paisa' },
    });
    expect(await refusal(accept(asked._id, { as: 'refund' }))).toBe('refund_above');
    expect(await refusal(accept(asked._id))).toBe('refund_above');
  });
});

test('admins see the open returns with their buyers and counts', async () => {
  const order = await delivered();
  const { return: asked } = await ask(order);
  const { returns, counts } = await admin.api('GET /api/admin/returns', { query: { status: 'asked' } });
  expect(returns.find((one) => one._id === asked._id)).toMatchObject({
    buyer: { email: order.buyer.email },
    money: 'gateway',
    paid: 2700,
  });
  expect(counts.asked).toBe(returns.length);
  const ofOrder = await admin.api('GET /api/admin/returns', { query: { order: order.orderId } });
  expect(ofOrder.returns.map((one) => one._id)).toEqual([asked._id]);
  await checkout(await testShop.customer(), order.product);
});
