import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '#contract/catalog/products/endpoints.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let admin: Person;
let neelam: Product;
let buyer: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  admin = await testShop.admin();
  buyer = await testShop.customer();
  neelam = await createProduct(testShop, {
    name: 'Kashmir Neelam',
    variants: [
      { name: 'Fine', price: 9000, available: 3 },
      { name: 'Royal', price: 90_000, available: 1 },
    ],
  });
  await createProduct(testShop, { name: 'Neelam ring', price: 1000, available: 3 });
});
afterAll(() => testShop.close());

const found = async (kind: 'product' | 'variant' | 'person', q: string) =>
  (await admin.api('GET /api/admin/coupon-picks', { query: { kind, q } })).picks;
const names = async (kind: 'product' | 'variant', q: string) =>
  (await found(kind, q)).map(({ name }) => name);

test('products and variants are found by the words of their names, in any order', async () => {
  expect(await names('product', 'neelam')).toEqual(['Kashmir Neelam', 'Neelam ring']);
  expect(await names('product', 'NEELAM kash')).toEqual(['Kashmir Neelam']);
  expect(await names('variant', 'royal neelam')).toEqual(['Kashmir Neelam, Royal']);
  expect(await names('product', '100%_')).toEqual([]);
});

test('people are found by name, e-mail or the digits of their phone', async () => {
  const person = await testShop.db
    .selectFrom('users')
    .select(['first_name', 'email', 'phone'])
    .where('id', '=', buyer.userId)
    .executeTakeFirstOrThrow();
  for (const q of [person.email, person.phone.slice(-10)])
    expect(await found('person', q)).toEqual([
      { id: buyer.userId, name: expect.stringContaining(person.first_name), detail: person.email },
    ]);
});

test('a coupon that is opened again says the names of everything that it names', async () => {
  const variant = (await found('variant', 'fine'))[0]?.id ?? '';
  const { coupon } = await admin.api('POST /api/coupon/create', {
    body: {
      code: 'NAMED',
      discountType: 'flat',
      discountValue: 5,
      applicableProducts: [neelam._id],
      applicableVariants: [variant],
      restrictedToUsers: [buyer.userId],
    },
  });
  const { names } = await admin.api('GET /api/admin/coupons/{id}', { params: { id: coupon._id } });
  expect(names[neelam._id]).toBe('Kashmir Neelam');
  expect(names[variant]).toBe('Kashmir Neelam, Fine');
  expect(names[buyer.userId]).toContain('@');
});
