import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#contract/catalog/products/endpoints.ts';
import { hasStrip, pictureAt, pictureSizes } from '#contract/core/pictures.ts';
import { categories, sizeTypes, stockState } from '#contract/core/rules.ts';
import { stripOf } from '#contract/core/turn-strip.ts';
import { demoPassword } from '#seed/password.ts';
import { FIXED } from '#seed/people.ts';
import { demoIdentity } from '../base/settings/demo-identity.ts';
import { createDiskStorage } from '../storage/storage.ts';
import { createTestDatabase } from '../testing/database.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { startTestShop, type TestShop } from '../testing/test-shop.ts';
import { fillDemo } from './demo.ts';

let testShop: TestShop;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let folder: string;
let filled: boolean[];
let lines: string[];
let products: Product[];

beforeAll(async () => {
  database = await createTestDatabase({ identity: false });
  testShop = await startTestShop({ databaseUrl: database.url });
  folder = await mkdtemp(join(tmpdir(), 'demo-'));
  lines = [];
  const options = { storage: createDiskStorage(folder), log: (line: string) => lines.push(line) };
  // Two processes start together: one fills the shop, the other waits and finds it filled.
  filled = await Promise.all([fillDemo(testShop.shop, options), fillDemo(testShop.shop, options)]);
  products = await testShop.visitor('GET /api/auth/products');
});
afterAll(async () => {
  await testShop.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

describe('the demo shop', () => {
  it('is filled once, reports its progress, and is consistent', async () => {
    expect(filled.sort()).toEqual([false, true]);
    expect(lines.at(0)).toMatch(/^Filling the demo shop: \d+ products/);
    await expectInvariants(testShop);
    expect(await testShop.shop.services.reviews.check(testShop.db)).toEqual([]);
  });

  it('has an identity of its own, in its settings and on every invoice', async () => {
    const { shop, gst } = await testShop.shop.services.settings.all();
    expect(shop).toMatchObject(demoIdentity.shop);
    expect(gst).toMatchObject({ ...demoIdentity.gst, registered: true });
    const invoices = await testShop.db.selectFrom('invoices').select('snapshot').execute();
    expect(invoices.length).toBeGreaterThan(0);
    const sellers = new Set(
      invoices.map(({ snapshot: { seller } }) => `${seller.brand}, ${seller.address[0]}`),
    );
    expect([...sellers]).toEqual(['Navaratna, 9 Johari Bazaar']);
    // The history opens: its mailboxes are sealed with the key of whoever set them.
    const history = await testShop.shop.services.audit.of(testShop.db, 'setting', 'shop');
    expect(history.map(({ after }) => after)).toMatchObject([{ orderMails: demoIdentity.shop.orderMails }]);
  });

  it('has every category, size type and state of stock, and at least 150 products with three pictures each, none of them drawn', () => {
    expect(products.length).toBeGreaterThanOrEqual(150);
    expect(new Set(products.map((product) => product.category))).toEqual(new Set(categories));
    expect(new Set(products.flatMap((product) => product.sizeType ?? []))).toEqual(new Set(sizeTypes));
    expect(new Set(products.map((product) => stockState(product.totalStock)))).toEqual(
      new Set(['out', 'few', 'limited', 'plenty']),
    );
    expect(products.filter((product) => product.image.length < 3)).toEqual([]);
    expect(products.flatMap(({ image }) => image).filter((url) => !url.endsWith('.avif'))).toEqual([]);
  });

  it('stores every picture it shows, each once', async () => {
    const { posts } = await testShop.visitor('GET /api/blog/cards', { query: { limit: 50 } });
    // The service is in no list, but carts and orders show it.
    const { offer } = await (await testShop.customer()).api('GET /api/energisation/cart');
    const service = await testShop.visitor('GET /api/auth/products/{id}', {
      params: { id: offer?.productId ?? '' },
    });
    const shown = new Set(
      [...products, service, ...posts]
        .flatMap(({ image }) => image)
        .map((url) => url.replace('/media/', ''))
        .flatMap((name) =>
          name.endsWith('.avif')
            ? [
                ...pictureSizes.map((size) => pictureAt(name, size)),
                ...(hasStrip(name) ? [stripOf(name)] : []),
              ]
            : name,
        ),
    );
    const strips = await readdir(new URL('../../seed/strips/', import.meta.url));
    expect([...shown].filter(hasStrip).length, 'three sizes and a strip of each').toBe(strips.length * 4);
    const stored = await readdir(folder);
    expect(new Set(stored.filter((name) => !name.endsWith('.pdf')))).toEqual(shown);
  });

  it('has reports of a laboratory that is plainly the demo’s, and every sold piece is verified', async () => {
    const admin = await testShop.admin();
    const { reports } = await admin.api('GET /api/admin/laboratory-reports', { query: { limit: 100 } });
    expect(reports.length).toBeGreaterThan(10);
    expect(new Set(reports.map(({ laboratory }) => laboratory.en))).toEqual(
      new Set(['Navaratna Demo Laboratory']),
    );
    expect(reports.filter(({ link, differs }) => link !== null || differs.length > 0)).toEqual([]);
    const files = reports.map(({ file }) => file.slice(file.lastIndexOf('/') + 1));
    expect((await readdir(folder)).filter((name) => name.endsWith('.pdf')).toSorted()).toEqual(
      files.toSorted(),
    );
    while ((await testShop.shop.services.certificates.sweep()) > 0);
    await expectInvariants(testShop);
    const { code } = await testShop.db.selectFrom('certificates').select('code').executeTakeFirstOrThrow();
    const found = await testShop.visitor('GET /api/certificates/verify/{code}', { params: { code } });
    expect(found.state).toBe('genuine');
  });

  it('has at least 400 reviews, each from a past delivered order with its sale', async () => {
    const count = await testShop.db
      .selectFrom('reviews')
      .select((row) => row.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    expect(count.n).toBeGreaterThanOrEqual(400);
    const odd = await testShop.db
      .selectFrom('reviews as r')
      .innerJoin('order_items as i', 'i.id', 'r.order_item_id')
      .innerJoin('orders as o', 'o.id', 'i.order_id')
      .innerJoin('products as p', 'p.id', 'i.product_id')
      .leftJoin('stock_moves as m', (on) =>
        on.onRef('m.order_item_id', '=', 'i.id').on('m.kind', '=', 'sell'),
      )
      .where((where) =>
        where.or([
          where('o.status', '<>', 'Delivered'),
          where('m.id', 'is', null),
          where('o.updated_at', '>', where.ref('r.created_at')),
          where('p.created_at', '>', where.ref('o.created_at')),
          where('r.created_at', '>', testShop.clock.now()),
        ]),
      )
      .select('r.id')
      .execute();
    expect(odd).toEqual([]);
  });

  it('shows real averages beside the products', async () => {
    const rated = products.find((product) => product.rating !== null) as Product;
    const { reviews } = await testShop.visitor('GET /api/auth/products/{productId}/reviews', {
      params: { productId: rated._id },
    });
    const average = reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length;
    expect(rated.rating).toEqual({ average: Math.round(average * 10) / 10, count: reviews.length });
    expect(reviews[0]?.userId?.name).toMatch(/^\S+ \S\.$/);
  });

  it('lets its people log in and see their orders', async () => {
    for (const email of Object.values(FIXED)) {
      const session = await testShop.visitor('POST /api/auth/login', {
        body: { email, password: demoPassword },
      });
      const orders = await testShop.as(session.token)('GET /api/auth/user-orders');
      if (email === FIXED.customer)
        expect(orders[0]).toMatchObject({ orderStatus: 'Delivered', paymentStatus: 'Paid' });
    }
  });

  it('has astrologers with ratings from paid chats, and nobody online', async () => {
    const { token } = await testShop.visitor('POST /api/auth/login', {
      body: { email: FIXED.astrologer, password: demoPassword },
    });
    const api = testShop.as(token);
    const listed = await api('GET /api/astrologers/list');
    expect(listed).toHaveLength(7);
    expect(listed.filter((one) => one.isOnline)).toEqual([]);
    expect(listed.every((one) => one.rating !== null && one.ratingCount > 0)).toBe(true);
    const figures = await api('GET /api/astrologers/dashboard');
    expect(figures.chats).toBeGreaterThan(10);
    expect(figures.withdrawable).toBeGreaterThan(500);
    expect(figures.recent[0]?.earned).toBeGreaterThan(0);
  });

  it('has documents under review, drawn for the demo and shown to an admin', async () => {
    const { token } = await testShop.visitor('POST /api/auth/login', {
      body: { email: FIXED.admin, password: demoPassword },
    });
    const admin = testShop.as(token);
    const { astrologers, counts } = await admin('GET /api/auth/admin/astrologers/pending-kyc');
    expect(counts).toEqual({ pending: 2, approved: 7, rejected: 1 });
    const { url } = await admin('POST /api/auth/admin/astrologers/{id}/documents/{document}/view', {
      params: { id: astrologers[0]?._id ?? '', document: 'pan' },
      body: { reason: 'Checking the documents' },
    });
    const picture = await fetch(testShop.base + url, { headers: { authorization: `Bearer ${token}` } });
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('has twelve articles in both languages, none in the future, each with its cover', async () => {
    const { posts, total } = await testShop.visitor('GET /api/blog/cards', { query: { limit: 50 } });
    expect(total).toBe(12);
    const covers = await readdir(folder);
    for (const { featuredImage, translations } of posts) {
      expect(translations.hi?.title).toMatch(/[\u0900-\u097f]/);
      expect(covers).toContain(featuredImage?.replace('/media/', ''));
    }
  });

  it('gives a record the same id on every machine', () => {
    expect(products.find((product) => product.name === 'Natural Ruby, Manik')?._id).toBe('1yit4nnigjtu0qy1');
  });

  it('quotes reviews on the home page, each of a different product, with the city', async () => {
    const { reviews } = await testShop.visitor('GET /api/reviews/latest', { query: { limit: 6 } });
    expect(reviews).toHaveLength(6);
    expect(new Set(reviews.map((review) => review.productId)).size).toBe(6);
    for (const review of reviews) {
      expect(review.rating).toBeGreaterThanOrEqual(4);
      expect(review.city).toMatch(/\S/);
    }
  });
});
