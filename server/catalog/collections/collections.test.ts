import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { CollectionFields, CollectionRule } from '#contract/catalog/collections/endpoints.ts';
import { homeSections } from '#contract/catalog/home/rules.ts';
import type { Product } from '#contract/catalog/products/endpoints.ts';
import type { ApiError } from '#contract/core/client.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
let meera: Person;
let ruby: Product;
let bell: Product;
beforeAll(async () => {
  testShop = await startTestShop();
  meera = await testShop.admin('content');
  ruby = await createProduct(testShop, { name: 'Moonlit ruby', price: 900, available: 9, stone: 'ruby' });
  bell = await createProduct(testShop, { name: 'Sunlit bell', price: 250, category: 'Puja Samagri' });
  await createProduct(testShop, { name: 'Quiet pearl', price: 400, available: 0 });
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

const idOf = ({ _id }: Product): string => _id;
const refusal = (work: Promise<unknown>): Promise<ApiError> =>
  work.then(
    () => {
      throw new Error('was not refused');
    },
    (error: ApiError) => error,
  );

let made = 0;
const fields = (more: Partial<CollectionFields> = {}): CollectionFields => ({
  slug: `for-a-test-${++made}`,
  name: 'For a test',
  words: 'As a test wants it.',
  translations: { hi: { name: 'परीक्षा के लिए' } },
  pictureOf: null,
  goods: { picks: [idOf(bell), idOf(ruby)], rule: null },
  state: 'published',
  ...more,
});
const create = async (more: Partial<CollectionFields> = {}) =>
  (await meera.api('POST /api/admin/collections', { body: fields(more) })).collection;
const page = (slug: string, query = {}) =>
  testShop.visitor('GET /api/collections/{slug}', { params: { slug }, query });
const names = async (slug: string) => (await page(slug)).products.map(({ name }) => name);
const byRule = (rule: Partial<CollectionRule>) =>
  create({ goods: { picks: null, rule: rule as CollectionRule } });

describe('a collection', () => {
  test('shows its products in the order of the picks, and only while they are in the shop', async () => {
    const { _id: id, slug, total } = await create();
    expect(total).toBe(2);
    expect(await names(slug)).toEqual(['Sunlit bell', 'Moonlit ruby']);
    const set = (state: 'hidden' | 'published') =>
      meera.api('PUT /api/admin/products/{id}/state', { params: { id: idOf(bell) }, body: { state } });
    await set('hidden');
    expect(await names(slug)).toEqual(['Moonlit ruby']);
    const shown = await meera.api('GET /api/admin/collections/{id}', { params: { id } });
    expect(shown.names.find((one) => one.id === idOf(bell))).toMatchObject({ inShop: false });
    await set('published');
    expect((await page(slug, { limit: 1, page: 2 })).products.map(({ name }) => name)).toEqual([
      'Moonlit ruby',
    ]);
  });

  test('by a rule follows category, price, stock, age and sale without anybody changing it', async () => {
    expect(await names((await byRule({ category: ['Puja Samagri'] })).slug)).toEqual(['Sunlit bell']);
    expect(await names((await byRule({ order: 'price-asc', price: 'below-1000' })).slug)).toEqual([
      'Sunlit bell',
      'Quiet pearl',
      'Moonlit ruby',
    ]);
    expect(await names((await byRule({ inStock: true, order: 'name-asc' })).slug)).toEqual([
      'Moonlit ruby',
      'Sunlit bell',
    ]);
    expect((await byRule({ newDays: 1 })).total).toBe(3);
    const sale = await byRule({ onSale: true });
    expect(sale.total).toBe(0);
    const { stock } = await testShop.visitor('GET /api/auth/products/{id}', { params: { id: idOf(ruby) } });
    const owner = await testShop.admin();
    const setSale = (prices: { _id: string; price: number }[]) =>
      owner.api('PUT /api/admin/products/{id}/sale', {
        params: { id: idOf(ruby) },
        body: { prices, from: new Date(Date.now() - 60_000).toISOString(), to: null },
      });
    await setSale([{ _id: stock[0]?._id ?? '', price: 700 }]);
    expect(await names(sale.slug)).toEqual(['Moonlit ruby']);
    await setSale([]);
    expect(await names(sale.slug)).toEqual([]);
  });

  test('as a draft or deleted is nowhere for the public, and comes back with Restore', async () => {
    const draft = await create({ state: 'draft' });
    expect((await refusal(page(draft.slug))).status).toBe(404);
    const { _id: id, slug } = await create();
    const listed = async () =>
      (await testShop.visitor('GET /api/collections')).collections.some((one) => one.slug === slug);
    const inSitemap = async () =>
      (await testShop.visitor('GET /api/sitemap/collections')).some((one) => one.slug === slug);
    expect([await listed(), await inSitemap()]).toEqual([true, true]);
    await meera.api('DELETE /api/admin/collections/{id}', { params: { id } });
    expect([await listed(), await inSitemap()]).toEqual([false, false]);
    expect((await refusal(page(slug))).code).toBe('collection_not_found');
    await meera.api('POST /api/admin/collections/{id}/restore', { params: { id } });
    expect(await listed()).toBe(true);
  });

  test('keeps its address once buyers have seen it, and no two share one', async () => {
    const first = await create();
    const change = (body: CollectionFields) =>
      meera.api('PUT /api/admin/collections/{id}', {
        params: { id: first._id },
        body: { ...body, version: first.version },
      });
    expect((await refusal(change(fields({ slug: 'quite-another' })))).code).toBe('collection_slug_fixed');
    expect((await refusal(create({ slug: first.slug }))).code).toBe('collection_slug_taken');
    await change(fields({ slug: first.slug, name: 'Renamed' }));
    expect((await refusal(change(fields({ slug: first.slug })))).code).toBe('collection_changed');
    await meera.api('DELETE /api/admin/collections/{id}', { params: { id: first._id } });
    await create({ slug: first.slug });
    const restored = meera.api('POST /api/admin/collections/{id}/restore', { params: { id: first._id } });
    expect((await refusal(restored)).code).toBe('collection_slug_taken');
  });

  test('has products, and only those that the shop has; a race for one address has one winner', async () => {
    const none = await refusal(create({ goods: { picks: [], rule: null } }));
    expect(none.message).toContain('pick at least one product');
    const unknown = { picks: ['0000000000000000'], rule: null };
    expect((await refusal(create({ goods: unknown }))).code).toBe('collection_product_unknown');
    const race = await Promise.allSettled([create({ slug: 'one-race' }), create({ slug: 'one-race' })]);
    expect(race.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('every change is in the activity log with the name of the collection', async () => {
    const { _id: id } = await create({ name: 'In the log' });
    const owner = await testShop.admin('owner');
    const { entries } = await owner.api('GET /api/auth/admin/audit', { query: { entity: 'collection' } });
    expect(entries.find((entry) => entry.entityId === id)).toMatchObject({
      action: 'collection.create',
      name: 'In the log',
      after: { picks: [idOf(bell), idOf(ruby)], state: 'published' },
    });
  });

  test('moves in the order of the shop', async () => {
    const [a, b] = [await create(), await create()];
    await meera.api('PUT /api/admin/collections/order', { body: { ids: [b._id, a._id] } });
    const { collections } = await testShop.visitor('GET /api/collections');
    expect(collections.slice(0, 2).map(({ _id }) => _id)).toEqual([b._id, a._id]);
  });
});

describe('the home page', () => {
  const sections = async () =>
    (await testShop.visitor('GET /api/home')).sections.map((one) =>
      typeof one === 'string' ? one : one.slug,
    );

  test('has the sections of the specification until an admin orders, hides and adds some', async () => {
    expect(await sections()).toEqual([...homeSections]);
    const { _id: collection, slug } = await create();
    const draft = await create({ state: 'draft' });
    const save = (version: number) =>
      meera.api('PUT /api/admin/home', {
        body: {
          version,
          places: [
            { collection, shown: true },
            { section: 'quote', shown: false },
            { section: 'trending', shown: true },
            { collection: draft._id, shown: true },
          ],
        },
      });
    await save(0);
    expect(await sections()).toEqual([slug, 'trending', 'shelves', 'readings', 'signs']);
    expect((await refusal(save(0))).code).toBe('home_changed');
    const { version, places } = await meera.api('GET /api/admin/home');
    expect(version).toBe(1);
    expect(places.map((place) => place.shown)).toEqual([true, false, true, true, true, true, true]);
    await meera.api('DELETE /api/admin/collections/{id}', { params: { id: collection } });
    expect(await sections()).toEqual(['trending', 'shelves', 'readings', 'signs']);
  });

  test('of two admins who save at once, one is told', async () => {
    const { version, places } = await meera.api('GET /api/admin/home');
    const save = () => meera.api('PUT /api/admin/home', { body: { version, places } });
    const race = await Promise.allSettled([save(), save(), save()]);
    expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('has each section once', async () => {
    const { version } = await meera.api('GET /api/admin/home');
    const twice = [
      { section: 'signs', shown: true },
      { section: 'signs', shown: false },
    ] as const;
    const refused = await refusal(
      meera.api('PUT /api/admin/home', { body: { version, places: [...twice] } }),
    );
    expect(refused.message).toContain('once');
  });
});

describe('the country of origin', () => {
  test('can be filtered and sorted by country of origin, and products that state none are found too', async () => {
    const from = (country: string, name: string) =>
      createProduct(testShop, { name, price: 300, category: 'Murti', facts: { country } });
    await from('np', 'Nepal bell');
    await from('in', 'Indian bell');
    await createProduct(testShop, { name: 'Bell of somewhere', price: 300, category: 'Murti' });
    const { slug } = await byRule({ category: ['Murti'], order: 'name-asc' });
    const of = async (query: object) => {
      const { products, found, country } = await page(slug, query);
      return { names: products.map(({ name }) => name), found, country };
    };
    const country = [
      { value: 'in', count: 1 },
      { value: 'np', count: 1 },
      { value: 'unstated', count: 1 },
    ];
    expect(await of({})).toEqual({
      names: ['Bell of somewhere', 'Indian bell', 'Nepal bell'],
      found: 3,
      country,
    });
    expect((await of({ sort: 'country-asc' })).names).toEqual([
      'Indian bell',
      'Nepal bell',
      'Bell of somewhere',
    ]);
    expect(await of({ country: 'np' })).toEqual({ names: ['Nepal bell'], found: 1, country });
    expect((await of({ country: 'np,unstated', sort: 'country-asc', page: 2, limit: 1 })).names).toEqual([
      'Bell of somewhere',
    ]);
    expect(await of({ country: 'zm' })).toEqual({ names: [], found: 0, country });
    const picked = await create({ goods: { picks: [idOf(bell), idOf(ruby)], rule: null } });
    expect((await page(picked.slug, { country: 'unstated' })).found).toBe(2);
  });
});
