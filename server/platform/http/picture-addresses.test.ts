import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureSet } from '#contract/core/pictures.ts';
import { delivered, edit, write } from '../../catalog/reviews/test-reviews.ts';
import { postForm, writePost } from '../../office/blog/test-posts.ts';
import { productForm, somePicture } from '../../testing/fixtures/products.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

const shopOrigin = 'https://shop.test';
const cdn = 'https://cdn.test/pictures';
const address = /\/media\/[0-9a-f]{40}(?:-\d{3})?\.\w+/g;

let folder: string;
let testShop: TestShop;
let withCdn: TestShop;
let admin: Person;
let buyer: Person;
let productId: string;
let postId: string;
let reviewId: string;
let kept: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const env = { STORAGE_DIR: folder, PUBLIC_URL: shopOrigin };
  testShop = await startTestShop({ env });
  withCdn = await startTestShop({ env: { ...env, MEDIA_URL: cdn }, databaseUrl: testShop.databaseUrl });
  [admin, buyer] = await Promise.all([testShop.admin(), testShop.customer()]);
  const added = await admin.api('POST /api/auth/add-product', {
    body: productForm({}, [{ bytes: await somePicture() }]),
  });
  productId = added.product._id;
  kept = added.product.image[0] ?? '';
  await buyer.api('POST /api/auth/add-wishlist', { body: { productId } });
  await delivered(testShop, buyer, added.product);
  // The order emptied the cart.
  await buyer.api('POST /api/auth/add-cart', { body: { product: productId, quantity: 1 } });
  const { review } = await write(buyer, added.product, { media: await dataUrl() });
  reviewId = review._id;
  const post = await writePost(admin, {
    content: `<p>Red.</p><img src="${kept}" alt="A ruby">`,
    pictures: [{ src: kept, alt: { en: 'A ruby', hi: '' } }],
    translations: { hi: { title: 'माणिक', content: `<p><img src="${kept}" alt=""></p>` } },
  });
  postId = post._id;
});
afterAll(async () => {
  await withCdn.close();
  await testShop.close();
  await rm(folder, { recursive: true });
});

const dataUrl = async () => `data:image/png;base64,${(await somePicture()).toString('base64')}`;

const reading: [name: string, path: () => string][] = [
  ['products', () => '/api/auth/products'],
  ['a page of products', () => '/api/auth/products?limit=5'],
  ['a product with its reviews', () => `/api/auth/products/${productId}`],
  ['reviews', () => `/api/auth/products/${productId}/reviews`],
  ['the cart', () => `/api/auth/cart/${buyer.userId}`],
  ['the wishlist', () => '/api/auth/get-wishlist'],
  ['orders', () => '/api/auth/user-orders'],
  ['posts', () => '/api/blog/posts'],
  ['a post', () => `/api/blog/posts/${postId}`],
];

const read = async ({ base }: TestShop, path: string, headers: Record<string, string> = {}) =>
  (await fetch(base + path, { headers: { authorization: `Bearer ${buyer.token}`, ...headers } })).text();

/** Returns the text before each picture address, without the quote, comma or space. */
const originsIn = (json: string): string[] => [
  ...new Set(
    [...json.matchAll(address)].map(({ index }) => /[^\s"'\\,]*$/.exec(json.slice(0, index))?.[0] ?? ''),
  ),
];

describe('addresses of pictures', () => {
  test.each(reading)('%s: whole for any client, from PUBLIC_URL or MEDIA_URL', async (_, path) => {
    expect(originsIn(await read(testShop, path()))).toEqual([shopOrigin]);
    expect(originsIn(await read(withCdn, path()))).toEqual([cdn]);
  });

  test.each(reading)(
    '%s: without an origin for our own pages, also when asked after another client',
    async (_, path) => {
      expect(originsIn(await read(testShop, path(), { 'x-pictures': 'relative' }))).toEqual(['']);
      expect(originsIn(await read(testShop, path()))).toEqual([shopOrigin]);
    },
  );

  test('pages show pictures from MEDIA_URL if there is one, in every size and in posts', async () => {
    const api = withCdn.shop.api('en');
    const product = await api('GET /api/auth/products/{id}', { params: { id: productId } });
    expect(product.image).toEqual([cdn + kept]);
    expect(pictureSet(cdn + kept)).toContain(`${cdn}${kept.replace('.webp', '-320.webp')} 320w`);
    const post = await api('GET /api/blog/posts/{id}', { params: { id: postId } });
    expect(originsIn(JSON.stringify(post))).toEqual([cdn]);
    const list = await api('GET /api/auth/products', { query: { limit: 5 } });
    expect(originsIn(JSON.stringify(list))).toEqual([cdn]);
  });

  test('without MEDIA_URL pages and their data have no origin', async () => {
    const product = await testShop.shop.api('en')('GET /api/auth/products/{id}', {
      params: { id: productId },
    });
    expect(product.image).toEqual([kept]);
    expect(kept).toMatch(/^\/media\//);
  });
});

describe('a value that a client sends back unchanged', () => {
  test('keeps the picture of a review', async () => {
    const [review] = JSON.parse(await read(testShop, `/api/auth/products/${productId}/reviews`)).reviews;
    expect(review.media).toMatch(/^https:/);
    const product = await testShop.visitor('GET /api/auth/products/{id}', { params: { id: productId } });
    const same = await edit(buyer, product, reviewId, { media: review.media });
    expect(same.review.media).toBe(new URL(review.media).pathname);
  });

  test('keeps pictures and HTML of a post, stored without an origin', async () => {
    const post = JSON.parse(await read(withCdn, `/api/blog/posts/${postId}`));
    const body = postForm({
      title: post.title,
      content: post.content,
      pictures: post.pictures,
      translations: post.translations,
    });
    await admin.api('PUT /api/blog/posts/{id}', { params: { id: postId }, body });
    const row = await testShop.db
      .selectFrom('posts')
      .selectAll()
      .where('id', '=', postId)
      .executeTakeFirstOrThrow();
    expect(originsIn(JSON.stringify(row))).toEqual(['']);
    expect(JSON.stringify(row).match(address)?.length).toBeGreaterThanOrEqual(3);
  });

  test('keeps the pictures of a product', async () => {
    const form = productForm({ pictures: [{ url: `${cdn}${kept}`, alt: 'A ruby' }] });
    const edited = await admin.api('PUT /api/auth/products/{id}', { params: { id: productId }, body: form });
    expect(edited.image).toEqual([kept]);
  });
});
