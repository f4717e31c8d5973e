import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { OrderStatus } from '#contract/selling/orders/endpoints.ts';
import { bodyFor, checkout, goodAddress, refusal } from '../../../testing/fixtures/checkout.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { setOrderLimits } from '../../../testing/fixtures/order-limits.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { meetAt } from '../../../testing/rendezvous.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let admin: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  admin = await testShop.admin();
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

type Ordered = Parameters<typeof bodyFor>[0];
let placed = 0;
/** Places an order of its own: to another address, so that it repeats none. */
function cash(buyer: Person, product: Ordered, quantity = 1) {
  placed += 1;
  const shippingAddress = { ...goodAddress, landmark: `House ${placed}` };
  return buyer.api('POST /api/auth/place-order', {
    body: { ...bodyFor(product, quantity), shippingAddress, paymentMethod: 'cod' },
  });
}
const set = (orderId: string, status: OrderStatus) =>
  admin.api('PUT /api/auth/admin/update-status', { body: { orderId, status } });
const stockOf = async (id: string) =>
  (await testShop.visitor('GET /api/auth/products/{id}', { params: { id } })).totalStock;

describe('cash on delivery', () => {
  test('six orders at once from a new account: three are accepted, the rest of the stock stays', async () => {
    const products = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        createProduct(testShop, { name: `Taken ${i}`, price: 900, available: 1 }),
      ),
    );
    const buyer = await testShop.customer();
    const apart = meetAt('checkout.priced', 6);
    const ends = await Promise.all(products.map((product) => refusal(cash(buyer, product))));
    apart();
    expect(ends.filter((end) => end === 'accepted')).toHaveLength(3);
    expect(ends.filter((end) => end === 'cash_open_orders')).toHaveLength(3);
    const left = await Promise.all(products.map(({ _id }) => stockOf(_id)));
    expect(left.reduce((sum, one) => sum + one, 0)).toBe(3);
  });

  test('the fourth open order is refused with advice in both languages; a delivery makes room', async () => {
    const product = await createProduct(testShop, { name: 'Mala', price: 900, available: 20 });
    const buyer = await testShop.customer();
    const orders = [];
    for (let i = 0; i < 3; i += 1) orders.push((await cash(buyer, product)).order._id);
    await expect(cash(buyer, product)).rejects.toMatchObject({
      code: 'cash_open_orders',
      message:
        'You have 3 cash on delivery orders on their way. Please pay this one online, or order again when they have arrived.',
    });
    const hindi = { ...buyer, api: testShop.as(buyer.token, 'hi') };
    await expect(cash(hindi, product)).rejects.toMatchObject({
      message: expect.stringContaining('इसका भुगतान ऑनलाइन करें'),
    });
    expect(await refusal(checkout(buyer, product))).toBe('accepted');
    await buyer.api('PUT /api/auth/cancel-order/{id}', { params: { id: orders[0] ?? '' }, body: {} });
    expect(await refusal(cash(buyer, product))).toBe('accepted');
    expect(await refusal(cash(buyer, product))).toBe('cash_open_orders');
    for (const status of ['Processing', 'Shipped', 'On-way', 'Out-for-delivery'] as const) {
      await set(orders[1] ?? '', status);
      expect(await refusal(cash(buyer, product))).toBe('cash_open_orders');
    }
    await set(orders[1] ?? '', 'Delivered');
    expect(await refusal(cash(buyer, product))).toBe('accepted');
  });

  test('at most five pieces of a SKU are under way, over all open orders', async () => {
    const product = await createProduct(testShop, { name: 'Coin', price: 900, available: 20 });
    const other = await createProduct(testShop, { name: 'Other coin', price: 900, available: 20 });
    const buyer = await testShop.customer();
    await expect(cash(buyer, product, 6)).rejects.toMatchObject({
      code: 'cash_open_pieces',
      message:
        'You can have 5 of "Coin" on their way with cash on delivery. Please pay online for more, or order again when they have arrived.',
    });
    await cash(buyer, product, 3);
    expect(await refusal(cash(buyer, product, 3))).toBe('cash_open_pieces');
    expect(await refusal(cash(buyer, other, 5))).toBe('accepted');
    expect(await refusal(cash(buyer, product, 2))).toBe('accepted');
    expect(await stockOf(product._id)).toBe(15);
  });

  test('categories can be excepted, and the limits are settings', async () => {
    const combo = await createProduct(testShop, {
      name: 'Combo',
      price: 900,
      available: 50,
      category: 'Combos',
    });
    const bead = await createProduct(testShop, { name: 'Bead', price: 900, available: 50 });
    const buyer = await testShop.customer();
    await setOrderLimits(testShop, { cashPieces: 2, exceptCategories: ['combos '] });
    expect(await refusal(cash(buyer, combo, 20))).toBe('accepted');
    expect(await refusal(cash(buyer, bead, 3))).toBe('cash_open_pieces');
    await setOrderLimits(testShop, { cashOrders: 1 });
    expect(await refusal(cash(buyer, bead))).toBe('cash_open_orders');
    await setOrderLimits(testShop, {});
    expect(await refusal(cash(buyer, bead, 3))).toBe('accepted');
  });

  test('can require a confirmed e-mail address', async () => {
    const product = await createProduct(testShop, { name: 'Proved', price: 900, available: 5 });
    const buyer = await testShop.customer();
    await setOrderLimits(testShop, { cashProved: true });
    expect(await refusal(cash(buyer, product))).toBe('cash_prove_first');
    await testShop.db
      .updateTable('users')
      .set({ email_verified_at: testShop.clock.now() })
      .where('id', '=', buyer.userId)
      .execute();
    expect(await refusal(cash(buyer, product))).toBe('accepted');
    await setOrderLimits(testShop, {});
  });
});
