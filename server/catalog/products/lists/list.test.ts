import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardProductSchema, type Product } from '#contract/catalog/products/endpoints.ts';
import { priceRanges, type SizeType, sortOrders } from '#contract/core/rules.ts';
import { asPaise } from '../../../platform/core/money.ts';
import { transact } from '../../../platform/database/database.ts';
import { bodyFor } from '../../../testing/fixtures/checkout.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { ProductInput } from '../input.ts';
import { someProduct, someSku } from '../test-products.ts';
import { readFilter } from './filter.ts';
import { expectedCounts, expectedIds } from './test-oracle.ts';

let testShop: TestShop;
let everything: Product[];

const categories = ['Rings', 'Gemstones', 'Rudraksha', 'Murti'];
const brands = ['Aura', 'Kashi', 'Navaratna', ''];
// Both bounds of every range, one paisa beyond each, and some prices between them.
const prices = [0, 99_999, 100_000, 150_000, 200_000, 200_001, 300_000, 300_001, 900_000];
const sizes: Record<Exclude<SizeType, 'Quantity'>, string[]> = {
  Ring: ['3', '3.5', '10'],
  Mukhi: ['1 Mukhi', '2 Mukhi', '10 Mukhi'],
  Gemstone: ['Ruby', 'Topaz'],
};

/** Forty products of every kind, identical in each run; some were written in the same millisecond. */
function productInputs(): ProductInput[] {
  const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;
  return Array.from({ length: 40 }, (_, i) => {
    const sizeType = pick([null, 'Ring', 'Quantity', 'Mukhi', 'Gemstone'] as const, i);
    const price = asPaise(pick(prices, i * 7));
    const names =
      sizeType === null
        ? ['3 ratti', '5 ratti']
        : sizeType === 'Quantity'
          ? ['']
          : sizes[sizeType].slice(0, 1 + (i % 3));
    return someProduct({
      name: `${pick(['Moon', 'sun', 'Amber', 'éclat'], i * 3)} ${pick(['drop', 'Ring'], i)} ${i % 9}`,
      category: pick(categories, i * 3),
      brand: pick(brands, i * 5 + 1),
      facts: {
        kind: pick([null, null, 'mala', 'ring'] as const, i),
        values: {
          ...(i % 3 > 0 && { graha: pick(['surya', 'guru', 'all'], i) }),
          ...(i % 3 === 0 && { laboratory: { en: 'A laboratory', hi: '' } }),
          ...(i % 2 === 0 && { xray: i % 4 === 0 }),
          ...(i % 4 === 0 && { metal: pick(['brass', 'copper'], i >> 2) }),
          ...(i % 7 > 1 && { country: pick(['za', 'in', 'np'], i) }),
          ...(i % 5 < 2 && { mukhi: i % 5 === 0 ? 5 : ([4, 7] as const) }),
        },
      },
      hasVariants: sizeType === null,
      sizeType,
      skus: names.map((name, n) =>
        someSku({
          name,
          price: asPaise(price + (sizeType === null ? n * 150_000 : 0)),
          available: (i + n) % 4,
        }),
      ),
      createdAt: new Date(Date.UTC(2026, 10, 1) + Math.floor(i / 2) * 60_000),
    });
  });
}

beforeAll(async () => {
  testShop = await startTestShop();
  await transact(testShop.db, (tx) => testShop.shop.services.catalog.create(tx, productInputs()));
  everything = await testShop.visitor('GET /api/auth/products');
});
afterAll(() => testShop.close());

const subset = (of: string[]) =>
  fc.option(
    fc.subarray(of, { minLength: 1 }).map((list) => list.join(',')),
    { nil: undefined },
  );
const query = fc.record({
  category: subset([...categories, 'Nowhere']),
  brand: subset(brands.filter(Boolean)),
  size: subset([...Object.values(sizes).flat(), '3 ratti', '5 ratti']),
  graha: subset(['surya', 'guru', 'ketu']),
  metal: subset(['brass', 'copper']),
  mukhi: subset(['5', '6', '12']),
  certificate: subset(['report', 'xray', 'nothing']),
  guide: subset(['wear', 'use']),
  country: subset(['in', 'np', 'za', 'lk', 'unstated']),
  stock: subset(['in', 'out']),
  price: fc.constantFrom(undefined, ...(Object.keys(priceRanges) as (keyof typeof priceRanges)[])),
});

/** Reads every page of a list by following `Link`. */
async function walk(path: string): Promise<{ ids: string[]; total: number }> {
  const ids: string[] = [];
  for (let next: string | undefined = path, total = 0; ; ) {
    const response: Response = await fetch(testShop.base + next);
    expect(response.status).toBe(200);
    ids.push(...((await response.json()) as Product[]).map((product) => product._id));
    total = Number(response.headers.get('x-total-count'));
    next = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];
    if (!next) return { ids, total };
  }
}

describe('the full list', () => {
  it('is every product, the newest first, without a next page', async () => {
    expect(everything).toHaveLength(40);
    const times = everything.map((product) => product.createdAt);
    expect(times).toEqual([...times].sort().reverse());
  });
});

describe('filters by fact', () => {
  it('find the same products in SQL, for the best sellers, as in the index', async () => {
    const asked = [
      { graha: 'guru' },
      { metal: 'copper' },
      { mukhi: '5,x' },
      { mukhi: '6' },
      { certificate: 'xray' },
      { certificate: 'report,hallmark' },
      { guide: 'use' },
      { country: 'np' },
      { country: 'za,unstated' },
    ];
    for (const query of asked) {
      const best = await testShop.visitor('GET /api/auth/products/trending', {
        query: { ...query, limit: 24 },
      });
      const expected = expectedIds(everything, readFilter(query), undefined);
      const inStock = everything.filter((one) => one.totalStock > 0 && expected.includes(one._id));
      expect(inStock.length, JSON.stringify(query)).toBeGreaterThan(2);
      expect(inStock.length).toBeLessThanOrEqual(24);
      expect(best.map((one) => one._id).sort()).toEqual(inStock.map((one) => one._id).sort());
    }
  });
});

describe('filters', () => {
  it('find, order and count exactly what a plain filter over the full list does, page after page', async () => {
    const sort = fc.constantFrom(undefined, ...sortOrders);
    await fc.assert(
      fc.asyncProperty(query, sort, fc.integer({ min: 3, max: 15 }), async (asked, sort, limit) => {
        const given = Object.entries({ ...asked, sort, limit }).flatMap(([key, value]) =>
          value === undefined ? [] : [[key, String(value)]],
        );
        const expected = expectedIds(everything, readFilter(asked), sort);
        expect(await walk(`/api/auth/products?${new URLSearchParams(Object.fromEntries(given))}`)).toEqual({
          ids: expected,
          total: expected.length,
        });
      }),
      { numRuns: 60 },
    );
  });

  it('are each counted with the others applied', async () => {
    await fc.assert(
      fc.asyncProperty(query, async (asked) => {
        const facets = await testShop.visitor('GET /api/auth/products/facets', { query: asked });
        const counts = (list: { value: string; count: number }[]) =>
          Object.fromEntries(list.map(({ value, count }) => [value, count]));
        expect({
          total: facets.total,
          category: counts(facets.category),
          brand: counts(facets.brand),
          size: counts(facets.size),
          price: counts(facets.price),
          graha: counts(facets.graha),
          stone: counts(facets.stone),
          metal: counts(facets.metal),
          mukhi: counts(facets.mukhi),
          certificate: counts(facets.certificate),
          guide: counts(facets.guide),
          country: counts(facets.country),
          stock: counts(facets.stock),
        }).toEqual(expectedCounts(everything, readFilter(asked)));
      }),
      { numRuns: 60 },
    );
  });

  it('list sizes by kind and number, and prices from low to high', async () => {
    const { size, price } = await testShop.visitor('GET /api/auth/products/facets');
    const ring = size
      .map(({ value }) => value)
      .filter((value) => sizes.Ring.includes(value) || value.endsWith('Mukhi'));
    expect(ring).toEqual(['3', '3.5', '10', '1 Mukhi', '2 Mukhi', '10 Mukhi']);
    expect(price.map(({ value }) => value)).toEqual(Object.keys(priceRanges));
  });
});

describe('pages', () => {
  it('can be requested by number, and a page beyond the end is empty', async () => {
    const second = await testShop.visitor('GET /api/auth/products', { query: { page: 2, limit: 15 } });
    expect(second.map((product) => product._id)).toEqual(
      everything.slice(15, 30).map((product) => product._id),
    );
    expect(await testShop.visitor('GET /api/auth/products', { query: { page: 999 } })).toEqual([]);
  });

  it.each([
    'nonsense',
    Buffer.from('["newest",1e99,"x"]').toString('base64url'),
    Buffer.from('["price-asc",1,"x"]').toString('base64url'),
    '',
  ])('with the cursor %j begin at the start', async (cursor) => {
    const response = await fetch(`${testShop.base}/api/auth/products?limit=3&cursor=${cursor}`);
    expect(((await response.json()) as Product[]).map((product) => product._id)).toEqual(
      everything.slice(0, 3).map((product) => product._id),
    );
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'price=cheap', 'sort=best', 'page=0'])(
    'refuse %s with a message',
    async (bad) => {
      const response = await fetch(`${testShop.base}/api/auth/products?${bad}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ message: expect.any(String), code: 'bad_input' });
    },
  );

  it.each(['q=%25_%5C', "brand='", 'q=%F0%9F%92%8E', 'size=,,,'])('take %s without harm', async (odd) => {
    expect((await fetch(`${testShop.base}/api/auth/products?${odd}`)).status).toBe(200);
    expect((await fetch(`${testShop.base}/api/auth/products/facets?${odd}`)).status).toBe(200);
  });
});

/** Returns what a buyer of a product chooses first: the weight if each variant is one. */
function chosenFirst({ hasVariants, variants, sizeType }: Product): 'weight' | 'size' | null {
  if (!hasVariants) return sizeType === null || sizeType === 'Quantity' ? null : 'size';
  return variants.every(({ variantName }) => /\d (ratti|g)$/.test(variantName)) ? 'weight' : 'size';
}

describe('cards', () => {
  it('have the products, order and values of the list', async () => {
    const hindi = { name: 'माणिक', miniDesc: 'एक लाल रत्न', description: 'लंबा' };
    await transact(testShop.db, (tx) =>
      testShop.shop.services.catalog.create(tx, [
        someProduct({
          name: 'Only here',
          images: ['/media/a.svg', '/media/b.svg'],
          translations: { hi: hindi },
        }),
      ]),
    );
    const { name, miniDesc } = hindi;
    const sort = fc.constantFrom(undefined, ...sortOrders);
    await fc.assert(
      fc.asyncProperty(query, sort, fc.integer({ min: 1, max: 3 }), async (asked, sort, page) => {
        const window = { query: { ...asked, sort, page, limit: 7 } };
        const products = await testShop.visitor('GET /api/auth/products', window);
        const expected = products.map((product) => ({
          ...cardProductSchema.parse(product),
          image: product.image.slice(0, 1),
          translations: product.translations.hi ? { hi: { name, miniDesc } } : {},
          choose: chosenFirst(product),
        }));
        expect(await testShop.visitor('GET /api/auth/products/cards', window)).toEqual(expected);
      }),
      { numRuns: 40 },
    );
    const [newest] = await testShop.visitor('GET /api/auth/products/cards', { query: { q: 'only here' } });
    expect(newest).toMatchObject({ image: ['/media/a.svg'], translations: { hi: { name, miniDesc } } });
  });
});

describe('the filter by stock', () => {
  it('leaves out what is sold out from the moment of the sale', async () => {
    const last = await createProduct(testShop, { name: 'Last of its kind', price: 300, available: 1 });
    const asked = { query: { q: 'last of its kind', stock: 'in' } };
    const found = async () => (await testShop.visitor('GET /api/auth/products', asked)).map(({ _id }) => _id);
    expect(await found()).toEqual([last._id]);
    const buyer = await testShop.customer();
    await buyer.api('POST /api/auth/place-order', { body: { ...bodyFor(last), paymentMethod: 'cod' } });
    expect(await found()).toEqual([]);
    const facets = await testShop.visitor('GET /api/auth/products/facets', { query: { q: asked.query.q } });
    expect(facets).toMatchObject({ total: 1, stock: [] });
  });
});
