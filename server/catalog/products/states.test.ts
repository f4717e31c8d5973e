import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#contract/catalog/products/endpoints.ts';
import type { ProductState } from '#contract/catalog/products/rules.ts';
import type { ApiError } from '#contract/core/client.ts';
import { bodyFor } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { addProduct, ruby as rubyForm } from '../../testing/fixtures/products.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { freeCode } from './admin/publish-product.ts';

let testShop: TestShop;
let meera: Person;
let buyer: Person;
let ruby: Product;
let bell: Product;
beforeAll(async () => {
  testShop = await startTestShop();
  meera = await testShop.admin();
  buyer = await testShop.customer();
  ruby = await createProduct(testShop, { name: 'Moonlit ruby', price: 900, available: 9, stone: 'ruby' });
  bell = await createProduct(testShop, { name: 'Sunlit bell', price: 250, available: 4 });
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

const setState = (id: string, state: ProductState) =>
  meera.api('PUT /api/admin/products/{id}/state', { params: { id }, body: { state } });
const refusal = (work: Promise<unknown>): Promise<ApiError> =>
  work.then(
    () => {
      throw new Error('was not refused');
    },
    (error: ApiError) => error,
  );

/** Every public read of products, with whether it shows the ruby. */
const publicReads: Record<string, () => Promise<boolean>> = {
  all: async () => has(await testShop.visitor('GET /api/auth/products')),
  list: async () => has(await testShop.visitor('GET /api/auth/products', { query: { limit: 20 } })),
  search: async () => has(await testShop.visitor('GET /api/auth/products', { query: { q: 'moonlit' } })),
  cards: async () => has(await testShop.visitor('GET /api/auth/products/cards', { query: {} })),
  recommended: async () =>
    has(await testShop.visitor('GET /api/auth/products/cards', { query: { sort: 'recommended' } })),
  some: async () =>
    has(await testShop.visitor('GET /api/auth/products/some', { query: { ids: `${ruby._id},${bell._id}` } })),
  facets: async () => (await testShop.visitor('GET /api/auth/products/facets', { query: {} })).total === 2,
  suggestions: async () =>
    (await testShop.visitor('GET /api/auth/products/suggestions', { query: { q: 'moonlit' } })).total > 0,
  trending: async () => has(await testShop.visitor('GET /api/auth/products/trending', { query: {} })),
  page: () =>
    testShop.visitor('GET /api/auth/products/{id}', { params: { id: ruby._id } }).then(
      () => true,
      (error: ApiError) => error.status !== 404,
    ),
  'own related products': () =>
    testShop.visitor('GET /api/auth/products/{id}/related', { params: { id: ruby._id }, query: {} }).then(
      () => true,
      (error: ApiError) => error.status !== 404,
    ),
  'related products of another': async () =>
    has(
      await testShop.visitor('GET /api/auth/products/{id}/related', { params: { id: bell._id }, query: {} }),
    ),
  sitemap: async () => has((await testShop.visitor('GET /api/sitemap/products', { query: {} })).products),
  'reviews of the product': () =>
    testShop.visitor('GET /api/auth/products/{productId}/reviews', { params: { productId: ruby._id } }).then(
      () => true,
      (error: ApiError) => error.status !== 404,
    ),
  'stones by birth': async () => has(await testShop.shop.services.catalog.ofStone('ruby')),
  wishlist: async () => has((await buyer.api('GET /api/auth/get-wishlist')).products),
  'cart line': async () =>
    ((await buyer.api('GET /api/auth/cart/{userId}', { params: { userId: buyer.userId } })).items[0]
      ?.availableStock ?? 0) > 0,
};
const has = (products: readonly { _id: string }[]) => products.some(({ _id }) => _id === ruby._id);
const shownBy = async () => {
  const shown: string[] = [];
  for (const [name, read] of Object.entries(publicReads)) if (await read()) shown.push(name);
  return shown;
};

describe('a product that is not published', () => {
  it('is in no public read, the moment it is hidden, and in all of them again once it is published', async () => {
    await buyer.api('POST /api/auth/add-cart', {
      body: { product: ruby._id, quantity: 1, size: null, variantId: null },
    });
    await buyer.api('POST /api/auth/add-wishlist', { body: { productId: ruby._id } });
    expect(await shownBy()).toEqual(Object.keys(publicReads));
    for (const state of ['hidden', 'draft'] as const) {
      await setState(ruby._id, state);
      expect(await shownBy()).toEqual([]);
    }
    await setState(ruby._id, 'published');
    expect(await shownBy()).toEqual(Object.keys(publicReads));
  });

  it('cannot be put in a cart or bought, also not from a cart of before', async () => {
    const body = { ...bodyFor(ruby), totalAmount: 900, paymentMethod: 'cod' as const };
    await setState(ruby._id, 'hidden');
    const order = await refusal(buyer.api('POST /api/auth/place-order', { body }));
    expect(['item_unavailable', 'product_not_found']).toContain(order.code);
    const add = buyer.api('POST /api/auth/add-cart', {
      body: { product: ruby._id, quantity: 1, size: null, variantId: null },
    });
    expect((await refusal(add)).code).toBe('product_not_found');
    await setState(ruby._id, 'published');
  });

  it('is seen by staff in a preview, in its own tab of the table, and in the activity log', async () => {
    await setState(ruby._id, 'hidden');
    const preview = await meera.api('GET /api/admin/products/{id}/preview', { params: { id: ruby._id } });
    expect(preview).toMatchObject({ name: 'Moonlit ruby', price: 900 });
    const { products } = await meera.api('GET /api/admin/products', { query: { state: 'unlisted' } });
    expect(products).toMatchObject([{ name: 'Moonlit ruby', state: 'hidden' }]);
    const [entry] = await testShop.shop.services.audit.of(testShop.db, 'product', ruby._id);
    expect(entry).toMatchObject({ action: 'product.state', after: { state: 'hidden' } });
    await setState(ruby._id, 'published');
  });
});

describe('a draft and a copy', () => {
  it('a new product can be saved as a draft', async () => {
    const draft = await addProduct(meera, { name: 'Secret bell', state: 'draft' });
    expect(draft.state).toBe('draft');
    expect((await testShop.visitor('GET /api/auth/products/facets', { query: {} })).total).toBe(2);
    expect(
      (await refusal(testShop.visitor('GET /api/auth/products/{id}', { params: { id: draft._id } }))).status,
    ).toBe(404);
  });

  it('a copy is a draft with new ids, its own SKU codes, no stock and no reviews', async () => {
    const source = await addProduct(meera, rubyForm);
    const { _id } = await meera.api('POST /api/admin/products/{id}/duplicate', {
      params: { id: source._id },
    });
    const copy = await meera.api('GET /api/admin/products/{id}', { params: { id: _id } });
    expect(copy).toMatchObject({ state: 'draft', name: 'Ruby (copy)', pictures: source.pictures });
    expect(copy.skus.map(({ sku, stock, price }) => ({ sku, stock, price }))).toEqual([
      { sku: 'RUB-03-2', stock: 0, price: 4200 },
      { sku: 'RUB-05-2', stock: 0, price: 7900 },
    ]);
    expect(copy.skus.map((sku) => sku._id)).not.toEqual(source.skus.map((sku) => sku._id));
  });

  it('codes of copies count on', () => {
    expect(freeCode('RUB-05', new Set(['rub-05-2']))).toBe('RUB-05-3');
    expect(freeCode('BELL-2', new Set(['bell-2', 'bell-3']))).toBe('BELL-4');
  });
});
