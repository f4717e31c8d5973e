import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { type OptionalModule, optionalModules } from '#contract/core/optional-modules.ts';
import { energisedShop } from '../selling/energisation/test-energised.ts';
import { checkout, returnPage } from '../testing/fixtures/checkout.ts';
import { createProduct } from '../testing/fixtures/create-product.ts';
import { gatewayOf } from '../testing/gateway.ts';
import { startTestShop, type TestShop } from '../testing/test-shop.ts';

const buildDir = join(import.meta.dirname, '..', '..', 'build');

let testShop: TestShop | undefined;
afterEach(async () => {
  await testShop?.close();
  testShop = undefined;
});

const startWithout = async (...modules: readonly string[]): Promise<TestShop> => {
  testShop = await startTestShop({ env: { LEAVE_OUT: modules.join(',') }, pages: { buildDir } });
  return testShop;
};

/** Remedies name the stone that energisation asks for, so they go with it. */
const leaves: readonly (readonly OptionalModule[])[] = optionalModules.map((module) =>
  module === 'energisation' ? ['energisation', 'remedies'] : [module],
);

/** Returns the paths of the pages that the shop is without, as its documents name them. */
async function absentPaths(shop: TestShop): Promise<string[]> {
  const home = await (await fetch(shop.base)).text();
  return /<html[^>]* data-absent="([^"]+)"/.exec(home)?.[1]?.split(' ') ?? [];
}

/** Returns the paths that a page leads to. */
async function linksOf(shop: TestShop, path: string): Promise<string[]> {
  const answer = await fetch(shop.base + path);
  expect([path, answer.status]).toEqual([path, 200]);
  return Array.from((await answer.text()).matchAll(/href="(\/[^"#?]*)/g), ([, to = '']) => to);
}

describe.each([...leaves, optionalModules].map((modules) => [modules.join(', '), modules] as const))(
  'a shop without %s',
  (_, modules) => {
    test('starts, sells a ruby, and keeps its books', async () => {
      const shop = await startWithout(...modules);
      const ruby = await createProduct(shop, { name: 'Ruby', price: 4_000, stone: 'ruby' });
      const buyer = await shop.customer();
      await buyer.api('POST /api/auth/add-cart', { body: { product: ruby._id, quantity: 1 } });
      const { customOrderId, orderId } = await checkout(buyer, ruby);
      await gatewayOf(shop).pay(customOrderId, { outcome: 'success' });
      expect(await returnPage(buyer, customOrderId)).toBe('PAID');
      const order = await buyer.api('GET /api/auth/order/{id}', { params: { id: orderId } });
      expect(order.paymentStatus).toBe('Paid');
      const admin = await shop.admin();
      await admin.api('GET /api/auth/admin/dashboard');
      await admin.api('GET /api/auth/admin/users/{id}', { params: { id: buyer.userId } });
      await shop.sweep();
      expect(await shop.shop.services.checkBooks()).toEqual([]);
    });

    test('has none of its pages, endpoints and links', async () => {
      const shop = await startWithout(...modules);
      const ruby = await createProduct(shop, { name: 'Ruby', price: 4_000, stone: 'ruby' });
      const absent = await absentPaths(shop);
      expect(absent.length).toBeGreaterThan(0);
      for (const path of absent) expect([path, (await fetch(shop.base + path)).status]).toEqual([path, 404]);
      const isAbsent = (to: string) => absent.some((path) => to === path || to.startsWith(`${path}/`));
      const shown = [
        '/',
        '/products',
        `/single-product/${ruby._id}`,
        '/sign-up',
        '/partners',
        '/how-to-wear',
        '/sample-kundli',
      ];
      for (const path of shown)
        expect([path, (await linksOf(shop, path)).filter(isAbsent)]).toEqual([path, []]);
      const sitemap = await (await fetch(`${shop.base}/sitemap.xml`)).text();
      const listed = Array.from(sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+(\/[^<?]*)/g), ([, to = '']) => to);
      expect(listed.length).toBeGreaterThan(10);
      expect(listed.filter(isAbsent)).toEqual([]);
      const { paths } = (await (await fetch(`${shop.base}/api/openapi.json`)).json()) as { paths: object };
      expect(Object.keys(paths).length).toBeGreaterThan(100);
    });
  },
);

describe('a shop does not start', () => {
  test('when LEAVE_OUT names what cannot be left out', async () => {
    await expect(startWithout('orders')).rejects.toThrow(
      /LEAVE_OUT names "orders"; what can be left out: almanac/,
    );
  });

  test('when a module that stays needs one that is left out', async () => {
    await expect(startWithout('energisation')).rejects.toThrow(
      'LEAVE_OUT names "energisation", which "remedies" needs; name both, or take "energisation" out of it',
    );
  });
});

test('what was energised in a cart is neither shown nor charged without the module, and is back with it', async () => {
  const whole = await startTestShop();
  try {
    const energised = await energisedShop(whole);
    const { buyer, product } = await energised.buyerWithChoice();
    const without = await startTestShop({
      env: { LEAVE_OUT: 'energisation,remedies' },
      databaseUrl: whole.databaseUrl,
    });
    testShop = without;
    const api = without.as(buyer.token);
    const { items } = await api('GET /api/auth/cart/{userId}', { params: { userId: buyer.userId } });
    expect(items.map((line) => line.product._id)).toEqual([product._id]);
    expect((await energised.cartOf(buyer)).map((line) => line.product._id)).toEqual([
      product._id,
      energised.serviceId,
    ]);
  } finally {
    await testShop?.close();
    testShop = undefined;
    await whole.close();
  }
});
