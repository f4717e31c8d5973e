import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bodyFor, refusal } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { energisedShop, price } from './test-energised.ts';

let testShop: TestShop;
let shop: Awaited<ReturnType<typeof energisedShop>>;
beforeAll(async () => {
  testShop = await startTestShop();
  shop = await energisedShop(testShop);
});
afterAll(() => testShop.close());
afterEach(() => expectInvariants(testShop));

describe('the energisation of a line in the cart', () => {
  test('is a product of its own among the items, at the price of the server', async () => {
    const { buyer, product } = await shop.buyerWithChoice();
    const items = await shop.cartOf(buyer);
    expect(items.map((line) => [line.product._id, line.cartQuantity, line.cartPrice])).toEqual([
      [product._id, 1, 4000],
      [shop.serviceId, 1, price],
    ]);
    const { offer, lines } = await buyer.api('GET /api/energisation/cart');
    expect(offer).toMatchObject({ productId: shop.serviceId, price, place: { en: 'Jaipur', hi: 'जयपुर' } });
    expect(lines).toMatchObject([
      { lineId: items[0]?._id, details: { name: 'Arjun Sharma', gotra: 'Kashyap' } },
    ]);
    expect(Date.parse(lines[0]?.from ?? '')).toBeGreaterThan(Date.now());
  });

  test('follows its product: another quantity keeps it, a removed line takes it, and the service alone can be removed', async () => {
    const { buyer, product } = await shop.buyerWithChoice();
    const second = await shop.gem('Neelam');
    await shop.put(buyer, second);
    await shop.choose(buyer, second);
    await buyer.api('PUT /api/auth/update', { body: { productId: product._id, quantity: 3 } });
    expect((await shop.cartOf(buyer)).at(-1)).toMatchObject({
      cartQuantity: 2,
      product: { service: 'energisation' },
    });
    const after = await buyer.api('DELETE /api/auth/remove/{productId}', {
      params: { productId: product._id },
    });
    expect(after.items.map((line) => line.cartQuantity)).toEqual([1, 1]);
    await buyer.api('DELETE /api/auth/remove/{productId}', { params: { productId: shop.serviceId } });
    expect((await shop.cartOf(buyer)).map((line) => line.product._id)).toEqual([second._id]);
    expect((await buyer.api('GET /api/energisation/cart')).lines[0]?.details).toBeNull();
  });

  test('cannot be added or counted apart from other products, nor chosen for what is not energised', async () => {
    const { buyer } = await shop.buyerWithChoice();
    const add = buyer.api('POST /api/auth/add-cart', { body: { product: shop.serviceId } });
    expect(await refusal(add)).toBe('energisation_at_goods');
    const more = buyer.api('PUT /api/auth/update', { body: { productId: shop.serviceId, quantity: 2 } });
    expect(await refusal(more)).toBe('energisation_at_goods');
    const bell = await createProduct(testShop, { name: 'Bell', category: 'Puja Samagri' });
    await shop.put(buyer, bell);
    expect(await refusal(shop.choose(buyer, bell))).toBe('energisation_not_offered');
    expect(await refusal(shop.choose(buyer, await shop.gem()))).toBe('line_not_found');
  });

  test('needs a name, and is found in no list', async () => {
    const { buyer, product } = await shop.buyerWithChoice();
    expect(await refusal(shop.choose(buyer, product, '  '))).toBe('bad_input');
    const found = await testShop.visitor('GET /api/auth/products/cards', { query: { q: 'Energisation' } });
    expect(JSON.stringify(found)).not.toContain(shop.serviceId);
    const { products } = await testShop.visitor('GET /api/sitemap/products');
    expect(products.map(({ _id }) => _id)).not.toContain(shop.serviceId);
    const love = buyer.api('POST /api/auth/add-wishlist', { body: { productId: shop.serviceId } });
    expect(await refusal(love)).toBe('product_not_found');
  });
});

describe('an order with an energisation', () => {
  test('counts it in the subtotal and taxes it at its own rate; quote, order and invoice agree', async () => {
    const { buyer } = await shop.buyerWithChoice();
    const order = await shop.orderCash(buyer, { state: 'RJ' });
    expect(order).toMatchObject({ subtotal: 4501, deliveryCharges: 0, totalAmount: 4501 });
    expect(order.taxes).toEqual([
      { percent: 18, amount: 76.42, delivery: false },
      { percent: 0.25, amount: 9.98, delivery: false },
    ]);
    expect(order.gstAmount).toBe(86.4);
    expect(await shop.cartOf(buyer)).toEqual([]);
    await shop.admin.api('PUT /api/auth/admin/update-status', {
      body: { orderId: order._id, status: 'Shipped' },
    });
    const { documents } = await buyer.api('GET /api/payment/invoice/{orderId}/documents', {
      params: { orderId: order._id },
    });
    expect(await shop.invoiced(documents[0]?._id ?? '')).toEqual([
      ['7103', 25, 400_000],
      ['999799', 1800, 100 * price],
    ]);
    const [first] = documents;
    expect(Math.round(100 * ((first?.cgst ?? 0) + (first?.sgst ?? 0)))).toBe(8640);
  });

  test('delivery is taxed like the products, because a service is not in the parcel', async () => {
    const buyer = await testShop.customer();
    const bead = await createProduct(testShop, {
      name: 'Bead',
      price: 20,
      category: 'Rudraksha',
      gstPercent: 5,
    });
    await shop.put(buyer, bead);
    await shop.choose(buyer, bead);
    await testShop.db
      .updateTable('skus')
      .set({ price: 30_000 })
      .where('product_id', '=', shop.serviceId)
      .execute();
    const order = await shop.orderCash(buyer);
    await testShop.db
      .updateTable('skus')
      .set({ price: 50_100 })
      .where('product_id', '=', shop.serviceId)
      .execute();
    expect(order).toMatchObject({ subtotal: 320, deliveryCharges: 100 });
    expect(order.taxes.filter(({ delivery }) => delivery)).toEqual([
      { percent: 5, amount: 4.76, delivery: true },
    ]);
  });

  test('is refused when what is energised has changed meanwhile, and nothing is charged', async () => {
    const { buyer, product } = await shop.buyerWithChoice();
    const body = { ...(await shop.orderBody(buyer)), paymentMethod: 'cod' as const };
    await buyer.api('DELETE /api/energisation/cart/{productId}', { params: { productId: product._id } });
    expect(await refusal(buyer.api('POST /api/auth/place-order', { body }))).toBe('energisation_changed');
    expect(await buyer.api('GET /api/auth/user-orders')).toEqual([]);
  });

  test('a name that is corrected before paying is the one that is energised for', async () => {
    const { buyer, product } = await shop.buyerWithChoice();
    const first = await shop.open(buyer);
    expect((await shop.open(buyer)).orderId).toBe(first.orderId);
    await shop.choose(buyer, product, 'Arjun Verma');
    const orderId = await shop.orderPaid(buyer);
    expect(orderId).not.toBe(first.orderId);
    expect((await shop.ofOrder(buyer, orderId))[0]?.details.name).toBe('Arjun Verma');
  });

  test('gives a certificate to the products alone: the service is no piece', async () => {
    const { buyer, product } = await shop.buyerWithChoice();
    const orderId = await shop.orderPaid(buyer);
    while ((await testShop.shop.services.certificates.sweep()) > 0);
    const { pieces } = await buyer.api('GET /api/orders/{id}/certificates', { params: { id: orderId } });
    expect(pieces.map(({ name }) => name.en)).toEqual([product.name]);
    const { documents } = await buyer.api('GET /api/payment/invoice/{orderId}/documents', {
      params: { orderId },
    });
    expect(await shop.invoicedCodes(documents[0]?._id ?? '')).toBe(1);
  });

  test('products bought at once, without the service, take no choice of the cart', async () => {
    const { buyer, product } = await shop.buyerWithChoice();
    const { order } = await buyer.api('POST /api/auth/place-order', {
      body: { ...bodyFor(product), paymentMethod: 'cod' },
    });
    expect(order.items).toHaveLength(1);
    expect(await shop.ofOrder(buyer, order._id)).toEqual([]);
  });
});
