import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '#contract/catalog/products/endpoints.ts';
import { goodAddress, refusal } from '../../../testing/fixtures/checkout.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { subjectsTo } from '../../../testing/fixtures/emails.ts';
import { listQueuedEmails } from '../../../testing/fixtures/order-setup.ts';
import { payAndSettle } from '../../../testing/gateway.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let admin: Person;
let care: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  admin = await testShop.admin();
  care = await testShop.admin('care');
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

type Writing = {
  payment?: 'counter' | 'cod' | 'link';
  collected?: boolean;
  quantity?: number;
  totalAmount?: number;
  couponCode?: string;
};

async function written(
  buyerId: string,
  product: Product,
  { payment = 'cod', collected = false, quantity = 1, totalAmount, couponCode }: Writing = {},
  { who = admin, key }: { who?: Person; key?: string } = {},
) {
  const cart = {
    buyerId,
    items: [{ product: product._id, quantity }],
    collected,
    couponCode: couponCode ?? null,
  };
  const total = totalAmount ?? (await who.api('POST /api/admin/order-quotes', { body: cart })).totalAmount;
  return who.api('POST /api/admin/orders', {
    body: { ...cart, totalAmount: total, shippingAddress: goodAddress, payment },
    ...(key && { key }),
  });
}
const newProduct = (price = 1500, available = 5) =>
  createProduct(testShop, { name: 'Sold by phone', price, available });
const stockOf = async ({ _id: id }: Product) =>
  (await testShop.visitor('GET /api/auth/products/{id}', { params: { id } })).totalStock;
const one = (id: string) => admin.api('GET /api/admin/orders/{id}', { params: { id } });

describe('a buyer', () => {
  test('is found by name, phone and e-mail, with their addresses', async () => {
    const buyer = await testShop.customer();
    await buyer.api('POST /api/auth/addresses', { body: goodAddress });
    for (const q of [buyer.email, buyer.phone, `+91 ${buyer.phone.slice(0, 5)} ${buyer.phone.slice(5)}`]) {
      const { buyers } = await care.api('GET /api/admin/order-buyers', { query: { q } });
      expect(buyers.map(({ _id }) => _id)).toEqual([buyer.userId]);
    }
    const { addresses } = await care.api('GET /api/admin/order-buyers/{id}', {
      params: { id: buyer.userId },
    });
    expect(addresses).toMatchObject([{ address: goodAddress.address }]);
    // Nobody writes an order for a member of staff.
    const { buyers } = await care.api('GET /api/admin/order-buyers', { query: { q: admin.email } });
    expect(buyers).toEqual([]);
  });

  test('who is new gets an account without a password, once, and an e-mail that says how to choose one', async () => {
    const body = { firstName: 'Gauri', lastName: 'Kale', email: 'gauri@example.test', phone: '9811122233' };
    const open = (more = {}) => care.api('POST /api/admin/order-buyers', { body: { ...body, ...more } });
    const { buyer } = await open();
    expect(buyer).toMatchObject({ name: 'Gauri Kale', orders: 0 });
    expect(await refusal(open())).toBe('buyer_exists');
    expect(await refusal(open({ email: 'other@example.test' }))).toBe('buyer_exists');
    await expect
      .poll(() => subjectsTo(testShop, 'gauri@example.test'))
      .toEqual(['Your account at Navaratna']);
    const logIn = testShop.visitor('POST /api/auth/login', {
      body: { email: body.email, password: 'x'.repeat(12) },
    });
    expect(await refusal(logIn)).not.toBe('accepted');
    const [entry] = await testShop.shop.services.audit.of(testShop.db, 'user', buyer._id);
    expect(entry).toMatchObject({ action: 'user.open', actorId: care.userId });
  });
});

describe('an order by hand', () => {
  test('with cash on delivery is like one of the checkout: stock, e-mails, price; the history names who wrote it', async () => {
    const [buyer, product] = [await testShop.customer('hi'), await newProduct()];
    const { orderId } = await written(buyer.userId, product, { quantity: 2 }, { who: care });
    expect(await stockOf(product)).toBe(3);
    const order = await buyer.api('GET /api/auth/order/{id}', { params: { id: orderId } });
    expect(order).toMatchObject({ totalAmount: 3000, paymentMethod: 'cod', paymentStatus: 'Pending' });
    expect(order.history).toMatchObject([{ by: 'shop', note: 'written_by_shop' }]);
    expect(await listQueuedEmails(testShop, orderId)).toEqual(['order-placed', 'shop-new-order']);
    const [entry] = await testShop.shop.services.audit.of(testShop.db, 'order', orderId);
    expect(entry).toMatchObject({ action: 'order.write', actorId: care.userId });
  });

  test('cannot have another price than the shop’s, nor more than there is', async () => {
    const [buyer, product] = [await testShop.customer(), await newProduct(1500, 1)];
    expect(await refusal(written(buyer.userId, product, { totalAmount: 900 }))).toBe('price_changed');
    expect(await refusal(written(buyer.userId, product, { quantity: 2 }))).toBe('only_left');
    expect(await refusal(written('nosuchbuyer00000', product, { totalAmount: 1500 }))).toBe(
      'buyer_not_found',
    );
    expect(await stockOf(product)).toBe(1);
  });

  test('sent twice with one key is one order', async () => {
    const [buyer, product] = [await testShop.customer(), await newProduct()];
    const send = () => written(buyer.userId, product, {}, { key: 'one press of the button' });
    const [first, second] = [await send(), await send()];
    expect(second.orderId).toBe(first.orderId);
    expect(await stockOf(product)).toBe(4);
  });

  test('paid at the counter is paid and invoiced at once, and asks for the right to take cash', async () => {
    const [buyer, product] = [await testShop.customer(), await newProduct()];
    expect(await refusal(written(buyer.userId, product, { payment: 'counter' }, { who: care }))).toBe(
      'not_allowed',
    );
    const { orderId } = await written(buyer.userId, product, { payment: 'counter' });
    const { order, invoiced } = await one(orderId);
    expect(order).toMatchObject({ paymentStatus: 'Paid', orderStatus: 'Pending', totalAmount: 1500 });
    expect(invoiced).toBe(true);
    expect(await listQueuedEmails(testShop, orderId)).toEqual(['order-paid', 'shop-new-order']);
    const log = await testShop.shop.services.audit.of(testShop.db, 'order', orderId);
    expect(log.map(({ action }) => action).toSorted()).toEqual(['order.paid', 'order.write']);
  });

  test('taken along costs no delivery, and is delivered and invoiced', async () => {
    const [buyer, product] = [await testShop.customer(), await newProduct(300)];
    expect(await refusal(written(buyer.userId, product, { payment: 'cod', collected: true }))).toBe(
      'collected_unpaid',
    );
    const { orderId } = await written(buyer.userId, product, { payment: 'counter', collected: true });
    const { order, invoiced } = await one(orderId);
    expect(order).toMatchObject({
      totalAmount: 300,
      deliveryCharges: 0,
      orderStatus: 'Delivered',
      paymentStatus: 'Paid',
    });
    expect(invoiced).toBe(true);
    expect(await listQueuedEmails(testShop, orderId)).toEqual(['order-delivered']);
  });

  test('no sale in cash reaches two lakh rupees; by a link it may', async () => {
    const [buyer, product] = [await testShop.customer(), await newProduct(200_000)];
    expect(await refusal(written(buyer.userId, product, { payment: 'counter' }))).toBe('cash_above_law');
    expect(await refusal(written(buyer.userId, product, { payment: 'cod' }))).toBe('cod_too_much');
    expect(await refusal(written(buyer.userId, product, { payment: 'link' }))).toBe('accepted');
  });

  test('by payment link reserves the stock for the hours of the setting, and the buyer pays it on the shop’s page', async () => {
    const [buyer, product] = [await testShop.customer(), await newProduct(1500, 1)];
    const { orderId } = await written(buyer.userId, product, { payment: 'link' }, { who: care });
    const { order } = await one(orderId);
    const hours = (Date.parse(order.payableUntil ?? '') - Date.parse(order.createdAt)) / 3_600_000;
    expect(hours).toBe(24);
    expect(await stockOf(product)).toBe(0);
    expect(await listQueuedEmails(testShop, orderId)).toEqual(['order-payment-link']);
    const session = await buyer.api('POST /api/payment/{provider}/continue-order', {
      params: { provider: 'cashfree' },
      body: { orderId },
    });
    await payAndSettle(testShop, session.customOrderId);
    expect((await one(orderId)).order).toMatchObject({ paymentStatus: 'Paid', orderStatus: 'Pending' });
  });

  test('by payment link that nobody pays gives the stock back', async () => {
    const [buyer, product] = [await testShop.customer(), await newProduct(1500, 1)];
    await written(buyer.userId, product, { payment: 'link' });
    testShop.clock.advance(25 * 60);
    await expect
      .poll(async () => {
        testShop.clock.advance(1);
        await testShop.sweep();
        return stockOf(product);
      })
      .toBe(1);
  });

  test('two members of staff who write the last piece for two buyers: one is told that it is gone', async () => {
    const product = await newProduct(1500, 1);
    const buyers = [await testShop.customer(), await testShop.customer()];
    const ends = await Promise.all(
      buyers.map(({ userId }, i) => refusal(written(userId, product, {}, { who: i === 0 ? admin : care }))),
    );
    expect(ends.filter((end) => end === 'accepted')).toHaveLength(1);
    expect(await stockOf(product)).toBe(0);
  });

  test('who packs cannot write one', async () => {
    const packing = await testShop.admin('packing');
    const [buyer, product] = [await testShop.customer(), await newProduct()];
    expect(await refusal(written(buyer.userId, product, { totalAmount: 1500 }, { who: packing }))).toBe(
      'not_allowed',
    );
  });
});
