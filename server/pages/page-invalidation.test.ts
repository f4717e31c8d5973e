import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#contract/catalog/products/endpoints.ts';
import { createClient } from '#contract/core/client.ts';
import { someProduct, someSku } from '../catalog/products/test-products.ts';
import { delivered, edit, order, write } from '../catalog/reviews/test-reviews.ts';
import { AppError } from '../platform/core/app-error.ts';
import { asPaise } from '../platform/core/money.ts';
import { transact } from '../platform/database/database.ts';
import { freePort } from '../testing/free-port.ts';
import { type ShopProcess, startShopProcess } from '../testing/shop-process-control.ts';
import { smallPages } from '../testing/small-pages.ts';
import { type Person, startTestShop, type TestShop } from '../testing/test-shop.ts';

// Two server processes on one database: what one has written, the other shows moments later, despite its caches. Nobody
// waits for the other.

/** The values of a product that a page shows. */
type Figures = { name: string; price: number; picture: string; stock: number; stars: number };

let testShop: TestShop;
let pages: Awaited<ReturnType<typeof smallPages>>;
let other: { base: string; process: ShopProcess; buyer: Person };

async function startBoth(): Promise<void> {
  pages = await smallPages();
  testShop = await startTestShop({ pages });
  const port = await freePort();
  const process = await startShopProcess({
    DATABASE_URL: testShop.databaseUrl,
    SESSION_SECRET: 'a secret of the tests, long enough for them',
    RATE_LIMIT_FACTOR: '1000',
    PORT: String(port),
    PAGES_DIR: pages.buildDir,
  });
  const base = `http://127.0.0.1:${port}`;
  const admin = await testShop.admin();
  const { settings } = testShop.shop.services;
  const { orderLimits } = await settings.all();
  const buyer = { ...orderLimits.newBuyer, allPieces: 1000, value: 10_000_000 };
  const many = { ...orderLimits, cashOrders: 1000, cashPieces: 1000, newBuyer: buyer };
  await transact(testShop.db, (tx) =>
    settings.set(tx, { key: 'orderLimits', value: many, by: admin.userId }),
  );
  const person = await testShop.customer();
  const api = createClient({ base, token: () => person.token, lang: () => 'en', offline: () => 'offline' });
  other = { base, process, buyer: { ...person, api } };
}
async function stopBoth(): Promise<void> {
  await other.process.kill();
  await testShop.close();
  await pages.remove();
}

const seen = ({ name, price, image, stock, rating }: Product): Figures => ({
  name,
  price: price ?? 0,
  picture: image[0] ?? '',
  stock: stock[0]?.quantity ?? 0,
  stars: rating?.average ?? 0,
});

const input = ({ name, price, picture, stock }: Figures) =>
  someProduct({
    name,
    images: [picture],
    skus: [someSku({ price: asPaise(price * 100), available: stock })],
  });

/** Writes everything but the rating, as an admin would. */
async function overwrite(id: string, figures: Figures): Promise<void> {
  const { catalog } = testShop.shop.services;
  const written = await transact(testShop.db, (tx) => catalog.update(tx, id, input(figures)));
  if (written instanceof AppError) throw new Error(written.code);
}

/** Creates a product with a four-star review, and functions that change it through either process. */
async function newProduct(first: Figures) {
  const made = await transact(testShop.db, (tx) => testShop.shop.services.catalog.create(tx, [input(first)]));
  if (made instanceof AppError) throw new Error(made.code);
  const product = await testShop.visitor('GET /api/auth/products/{id}', { params: { id: made[0] ?? '' } });
  await delivered(testShop, other.buyer, product);
  const { review } = await write(other.buyer, product, { rating: 4 });
  const figures = { ...first, stock: first.stock - 1, stars: 4 };
  return { product, reviewId: review._id, figures };
}

async function show(base: string, path: string, id: string): Promise<Figures> {
  // With relative addresses, as pages request them, so that both processes return the same.
  const response = await fetch(base + path, { headers: { 'x-pictures': 'relative' } });
  expect(response.status).toBe(200);
  const shown = (await response.json()) as Product | Product[];
  const product = Array.isArray(shown) ? shown.find((one) => one._id === id) : shown;
  if (!product) throw new Error(`${path} does not show ${id}`);
  return seen(product);
}

const start: Figures = { name: 'Ruby', price: 1000, picture: '/media/0.svg', stock: 500, stars: 0 };
const places = (id: string) => [
  `/single-product/${id}`,
  '/products',
  '/products?q=ruby',
  '/products?sort=price-desc',
  '/api/auth/products',
  '/api/auth/products?limit=24&q=ruby',
  `/api/auth/products/${id}`,
];

describe('two processes', () => {
  beforeAll(startBoth);
  afterAll(stopBoth);
  /** A thousand in the soak. */
  const steps = process.env.SOAK ? 1000 : 400;

  describe('a page of another process', () => {
    it.each([
      ['price', { price: 1499 }],
      ['name', { name: 'Ruby of Jaipur' }],
      ['picture', { picture: '/media/new.svg' }],
      ['stock', { stock: 3 }],
    ])('shows a new %s moments later', async (_, change: Partial<Figures>) => {
      const { product, figures } = await newProduct(start);
      const shown = () => Promise.all(places(product._id).map((path) => show(other.base, path, product._id)));
      await expect.poll(shown).toEqual(places('').map(() => figures));
      await overwrite(product._id, { ...figures, ...change });
      await expect.poll(shown).toEqual(places('').map(() => ({ ...figures, ...change })));
    });

    it('shows a sale and a changed review moments later', async () => {
      const { product, reviewId, figures } = await newProduct(start);
      const shown = () =>
        Promise.all(places(product._id).map((path) => show(testShop.base, path, product._id)));
      await expect.poll(shown).toEqual(places('').map(() => figures));
      await order(other.buyer, product);
      const sold = { ...figures, stock: figures.stock - 1 };
      await expect.poll(shown).toEqual(places('').map(() => sold));
      await edit(other.buyer, product, reviewId, { rating: 1 });
      await expect.poll(shown).toEqual(places('').map(() => ({ ...sold, stars: 1 })));
    });

    it('shows changed settings moments later', async () => {
      const admin = await testShop.admin();
      const offered = async () => (await other.buyer.api('GET /api/settings/public')).cod.offered;
      await expect.poll(offered).toBe(true);
      const { settings } = testShop.shop.services;
      const { cod } = await settings.all();
      for (const value of [false, true]) {
        await transact(testShop.db, (tx) =>
          settings.set(tx, { key: 'cod', value: { ...cod, offered: value }, by: admin.userId }),
        );
        await expect.poll(offered).toBe(value);
      }
    });
  });

  describe('writes and reads at random, eight at a time over both processes', () => {
    it('show only what was written, and both processes the last of it in the end', async () => {
      const writers = 8;
      const made = await Promise.all(Array.from({ length: writers }, () => newProduct(start)));
      // The values of each product after each write, including the one under way.
      const histories = made.map(({ figures }) => [figures]);
      const random = <T>(of: fc.Arbitrary<T>, n: number) => fc.sample(of, { numRuns: n, seed: 108 });
      const deeds = random(fc.constantFrom('overwrite', 'order', 'review', 'read', 'read', 'read'), steps);
      const choices = random(fc.nat(), steps);

      async function change(mine: number, deed: string, n: number): Promise<void> {
        const { product, reviewId } = made[mine] as (typeof made)[number];
        const history = histories[mine] as Figures[];
        const last = history.at(-1) as Figures;
        if (deed === 'overwrite') {
          history.push({
            name: `Ruby ${n}`,
            price: 1000 + n,
            picture: `/media/${n}.svg`,
            stock: 500 + n,
            stars: last.stars,
          });
          await overwrite(product._id, history.at(-1) as Figures);
        } else if (deed === 'order') {
          history.push({ ...last, stock: last.stock - 1 });
          await order(other.buyer, { ...product, price: last.price });
        } else {
          history.push({ ...last, stars: 1 + (n % 5) });
          await edit(other.buyer, product, reviewId, { rating: 1 + (n % 5) });
        }
      }

      async function read(choice: number): Promise<void> {
        const which = choice % writers;
        const { _id } = (made[which] as (typeof made)[number]).product;
        const paths = places(_id);
        const path = paths[choice % paths.length] as string;
        const shown = await show(choice % 2 ? testShop.base : other.base, path, _id);
        expect(histories[which]).toContainEqual(shown);
      }

      let next = 0;
      await Promise.all(
        made.map(async (_, mine) => {
          for (let n = next++; n < steps; n = next++) {
            if (deeds[n] === 'read') await read(choices[n] as number);
            else await change(mine, deeds[n] as string, n);
          }
        }),
      );
      const last = histories.map((history) => history.at(-1));
      for (const base of [testShop.base, other.base])
        for (const n of places('').keys())
          await expect
            .poll(() =>
              Promise.all(made.map(({ product: { _id } }) => show(base, places(_id)[n] as string, _id))),
            )
            .toEqual(last);
    });
  });
});
