import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../platform/core/id.ts';
import { transact } from '../../../platform/database/database.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { someProduct, someSku } from '../test-products.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop();
});
afterAll(() => testShop.close());

const create = async (category: string, available = 10): Promise<string> => {
  const [id] = await transact(testShop.db, (tx) =>
    testShop.shop.services.catalog.create(tx, [someProduct({ category, skus: [someSku({ available })] })]),
  );
  return id as string;
};

const sell = async (id: string, quantity: number): Promise<void> => {
  const { stock } = await testShop.visitor('GET /api/auth/products/{id}', { params: { id } });
  const line = { skuId: stock[0]?._id as string, orderItemId: newId(new Date()), quantity };
  await transact(testShop.db, (tx) => testShop.shop.services.stock.sell(tx, [line]));
};

const rate = (id: string, stars: number, count: number) =>
  sql`insert into product_ratings (product_id, stars, count) values (${id}, ${stars * count}, ${count})`.execute(
    testShop.db,
  );

it('recommended: the best of each category in turn by sales and ratings, sold-out ones last', async () => {
  const bells = [
    await create('Puja Samagri'),
    await create('Puja Samagri'),
    await create('Puja Samagri'),
  ] as const;
  const rings = [await create('Rings'), await create('Rings')] as const;
  const gone = await create('Rings', 4);
  const panned = await create('Turtle');
  await sell(bells[1], 6);
  await sell(bells[0], 2);
  await sell(gone, 4);
  await rate(rings[0], 5, 20);
  // One enthusiast counts less than twenty content buyers.
  await rate(rings[1], 5, 1);
  await rate(panned, 1, 10);

  const page = async (cursor?: string): Promise<string[]> => {
    const query = new URLSearchParams({ sort: 'recommended', limit: '3', ...(cursor && { cursor }) });
    const response = await fetch(`${testShop.base}/api/auth/products/cards?${query}`);
    const ids = ((await response.json()) as { _id: string }[]).map(({ _id }) => _id);
    const next = /cursor=([\w-]+)/.exec(response.headers.get('link') ?? '')?.[1];
    return next ? [...ids, ...(await page(next))] : ids;
  };
  expect(await page()).toEqual([bells[1], rings[0], panned, bells[0], rings[1], bells[2], gone]);

  // Sales count for 30 days. Any sale or review drops the cached lists.
  testShop.clock.advance(31 * 24 * 60);
  await sell(rings[1], 1);
  const later = await page();
  expect(later.slice(0, 4)).toEqual([rings[1], expect.anything(), panned, rings[0]]);
  expect(bells).toContain(later[1]);
  expect(later.at(-1)).toBe(gone);
});

it('is the order of cards alone: the whole product list keeps the newest first', async () => {
  const url = `${testShop.base}/api/auth/products?sort=recommended`;
  expect((await fetch(url)).status).toBe(400);
});
