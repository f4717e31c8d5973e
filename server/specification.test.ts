import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '#contract/catalog/products/endpoints.ts';
import type { ErrorCode } from '#contract/core/errors.ts';
import { bodyFor, goodAddress } from './testing/fixtures/checkout.ts';
import { createProduct } from './testing/fixtures/create-product.ts';
import { type Person, startTestShop, type TestShop } from './testing/test-shop.ts';

let testShop: TestShop;
let buyer: Person;
let bead: Product;
let sold: Product;
let ring: Product;
beforeAll(async () => {
  testShop = await startTestShop();
  buyer = await testShop.customer();
  bead = await createProduct(testShop, { name: 'Sphatik', price: 700, available: 5 });
  sold = await createProduct(testShop, { name: 'Moti', price: 700, available: 5 });
  await testShop.db
    .updateTable('products')
    .set({ deleted_at: new Date() })
    .where('id', '=', sold._id)
    .execute();
  ring = await createProduct(testShop, {
    name: 'Panna',
    variants: [{ name: '3 ratti', price: 900, available: 2 }],
  });
});
afterAll(() => testShop.close());

type Client = TestShop['visitor'];
const put = (api: Client, product: Product, quantity = 1) =>
  api('POST /api/auth/add-cart', { body: { product: product._id, quantity, variant: null } });
const pay = (api: Client, change: object) =>
  api('POST /api/payment/{provider}/create-order', {
    params: { provider: 'cashfree' },
    body: {
      ...bodyFor(bead),
      amount: undefined,
      deliveryCharges: undefined,
      totalAmount: undefined,
      ...change,
    },
  });
const line = (product: Product, quantity: number) => ({ items: [{ product: product._id, quantity }] });

/**
 * The server's messages of the specification's error catalog, each produced as a client produces it, in both languages.
 * The whole catalog with its places is in `web/texts/specification.test.ts`.
 */
const produced: [ErrorCode, (api: Client) => Promise<unknown>, en: string, hi: string][] = [
  ['variant_required', (api) => put(api, ring), 'Please select a variant!', 'कृपया एक विकल्प चुनें!'],
  [
    'above_stock_add',
    (api) => put(api, bead, 6),
    'Cannot add more than available stock!',
    'जितना स्टॉक है, उससे अधिक नहीं जोड़ सकते!',
  ],
  [
    'fill_in',
    (api) => pay(api, { shippingAddress: { ...goodAddress, city: '' } }),
    'Please fill in city',
    'कृपया शहर भरें',
  ],
  [
    'phone_digits',
    (api) => pay(api, { shippingAddress: { ...goodAddress, phone: '12345' } }),
    'Phone number must be 10 digits',
    'फ़ोन नंबर 10 अंकों का होना चाहिए',
  ],
  [
    'invalid_quantity',
    (api) => pay(api, line(bead, 0)),
    'Cart item "Sphatik" has invalid quantity',
    'कार्ट की वस्तु "Sphatik" की मात्रा सही नहीं है',
  ],
  ['only_left', (api) => pay(api, line(bead, 6)), 'Only 5 left of "Sphatik"', '"Sphatik" के केवल 5 नग बचे हैं'],
];

test.each(produced)('%s', async (code, produce, en, hi) => {
  await expect(produce(testShop.as(buyer.token))).rejects.toMatchObject({ code, message: en });
  await expect(produce(testShop.as(buyer.token, 'hi'))).rejects.toMatchObject({ code, message: hi });
});

test('item_unavailable names what it is about', async () => {
  const { code, message, details } = await pay(buyer.api, line(sold, 1)).catch((error) => error);
  expect(code).toBe('item_unavailable' satisfies ErrorCode);
  expect(message).toContain(`Failed to verify "${sold.name}"`);
  expect(details).toEqual({ product: sold._id });
});

test('orders tell a stranger who is missing', async () => {
  for (const [lang, user, admin] of [
    ['en', 'User not authenticated', 'Admin not authenticated'],
    ['hi', 'आप लॉग इन नहीं हैं', 'एडमिन लॉग इन नहीं है'],
  ] as const) {
    const stranger = testShop.as(null, lang);
    await expect(stranger('GET /api/auth/user-orders')).rejects.toMatchObject({
      status: 401,
      code: 'user_not_authenticated' satisfies ErrorCode,
      message: user,
    });
    await expect(stranger('GET /api/auth/admin/all-orders')).rejects.toMatchObject({
      status: 401,
      code: 'admin_not_authenticated' satisfies ErrorCode,
      message: admin,
    });
  }
});
