import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '#contract/catalog/products/endpoints.ts';
import type { InputOf } from '#contract/core/client.ts';
import { bodyFor } from '../../../testing/fixtures/checkout.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { snapshotTables } from '../../../testing/table-snapshot.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

type Body = InputOf<'POST /api/admin/coupon-preview'>['body'];

let testShop: TestShop;
let admin: Person;
let bead: Product;
let ring: Product;
let buyer: Person;
let largest: string;

const place = async (who: Person, product: Product, quantity = 1) =>
  (
    await who.api('POST /api/auth/place-order', {
      body: { ...bodyFor(product, quantity), paymentMethod: 'cod' },
    })
  ).order;

beforeAll(async () => {
  testShop = await startTestShop();
  admin = await testShop.admin();
  buyer = await testShop.customer();
  bead = await createProduct(testShop, { name: 'Bead', price: 300, available: 50, category: 'Rudraksha' });
  ring = await createProduct(testShop, { name: 'Ring', price: 2000, available: 50, category: 'Rings' });
  const old = await place(buyer, bead);
  await testShop.db
    .updateTable('orders')
    .set({ created_at: new Date(testShop.clock.now().getTime() - 40 * 86_400_000) })
    .where('id', '=', old._id)
    .execute();
  await place(buyer, bead);
  largest = (await place(buyer, ring)).orderNumber;
  await place(await testShop.customer(), bead, 3);
  const third = await testShop.customer();
  const cancelled = await place(third, ring);
  await third.api('PUT /api/auth/cancel-order/{id}', { params: { id: cancelled._id }, body: {} });
});
afterAll(() => testShop.close());

const preview = (body: Partial<Body>) =>
  admin.api('POST /api/admin/coupon-preview', {
    body: { code: 'TRY', discountType: 'percentage', discountValue: 10, ...body } as Body,
  });

test('a percentage of the orders of the last 30 days, without cancelled ones', async () => {
  expect(await preview({})).toMatchObject({
    orders: 3,
    sales: 3200,
    complete: true,
    reached: 3,
    discount: 320,
    largest: [{ orderNumber: largest, subtotal: 2000, discount: 200 }, {}, {}],
  });
});

test('conditions, limits and the new kinds count as they do in the cart', async () => {
  const cases: [Partial<Body>, { reached: number; discount: number }][] = [
    [{ minCartValue: 1000 }, { reached: 1, discount: 200 }],
    [
      { applicableCategories: ['Rudraksha'], scope: 'goods' },
      { reached: 2, discount: 120 },
    ],
    [{ perUserLimit: 1 }, { reached: 2, discount: 120 }],
    [{ usageLimit: 1 }, { reached: 1, discount: 30 }],
    // Once a person, unless staff give a number.
    [{ newUsersOnly: true }, { reached: 2, discount: 120 }],
    [
      { newUsersOnly: true, perUserLimit: 5 },
      { reached: 3, discount: 320 },
    ],
    [{ kind: 'delivery' }, { reached: 1, discount: 100 }],
    [
      { kind: 'buy_get', buyCount: 2, getCount: 1, discountValue: 100 },
      { reached: 1, discount: 300 },
    ],
    [
      { way: 'automatic', code: '', title: 'Gift', minCartValue: 5000 },
      { reached: 0, discount: 0 },
    ],
    [{ startDate: '2040-01-01' }, { reached: 3, discount: 320 }],
  ];
  for (const [body, expected] of cases)
    expect(await preview(body), JSON.stringify(body)).toMatchObject(expected);
});

test('the carts that were left count as well, not those of the last hour or of closed accounts', async () => {
  const cartOf = async (product: Product, quantity: number, hours: number) => {
    const who = await testShop.customer();
    await who.api('POST /api/auth/add-cart', { body: { product: product._id, variant: null, quantity } });
    await testShop.db
      .updateTable('cart_lines')
      .set({ added_at: new Date(testShop.clock.now().getTime() - hours * 3_600_000) })
      .where('user_id', '=', who.userId)
      .execute();
    return who;
  };
  await cartOf(ring, 1, 30);
  await cartOf(bead, 1, 2);
  await cartOf(ring, 1, 0);
  const gone = await cartOf(ring, 1, 40);
  await testShop.db
    .updateTable('users')
    .set({ blocked_at: testShop.clock.now() })
    .where('id', '=', gone.userId)
    .execute();
  expect((await preview({})).carts).toEqual({
    carts: 2,
    complete: true,
    reached: 2,
    reachedSum: 2300,
    discount: 230,
  });
  // The small cart pays for its delivery, the large one does not.
  expect((await preview({ kind: 'delivery' })).carts).toMatchObject({ reached: 1, discount: 100 });
});

test('a preview writes nothing', async () => {
  const before = await snapshotTables(testShop);
  await preview({ kind: 'delivery' });
  expect(await snapshotTables(testShop)).toEqual(before);
});
