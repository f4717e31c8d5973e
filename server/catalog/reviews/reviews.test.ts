import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/core/id.ts';
import { transact } from '../../platform/database/database.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { someProduct, someSku } from '../products/test-products.ts';

let testShop: TestShop;
let userId: string;

beforeAll(async () => {
  testShop = await startTestShop();
  userId = (await testShop.customer()).userId;
});
afterEach(async () => expect(await testShop.shop.services.reviews.check(testShop.db)).toEqual([]));
afterAll(() => testShop.close());

/** Creates a product with one SKU. */
async function create(name = 'Ruby') {
  const sku = { ...someSku(), id: newId(testShop.clock.now()) };
  const [productId] = (await transact(testShop.db, (tx) =>
    testShop.shop.services.catalog.create(tx, [someProduct({ name, skus: [sku] })]),
  )) as [string];
  return { productId, skuId: sku.id };
}

/** Creates a delivered order line of the product, and a review of it. */
async function review(
  { productId, skuId }: { productId: string; skuId: string },
  about: { rating?: number; text?: string; minutesAgo?: number; lastName?: string } = {},
): Promise<string> {
  const at = new Date(testShop.clock.now().getTime() - (about.minutesAgo ?? 0) * 60_000);
  const [id, orderId, orderItemId] = [newId(at), newId(at), newId(at)];
  const money = { subtotal: 60_000, delivery: 0, gst: 9153, total: 60_000 };
  const facts = {
    status: 'Delivered',
    payment_method: 'cod',
    payment_status: 'Paid',
    shipping: '{}',
  } as const;
  await transact(testShop.db, async (tx) => {
    await tx
      .insertInto('orders')
      .values({ id: orderId, user_id: userId, ...facts, ...money, created_at: at, updated_at: at })
      .execute();
    const line = {
      order_id: orderId,
      position: 0,
      product_id: productId,
      sku_id: skuId,
      quantity: 1,
      price: 60_000,
    };
    await tx
      .insertInto('order_items')
      .values({ id: orderItemId, ...line, snapshot: '{}' })
      .execute();
    const { rating = 5, text = 'Good.', lastName = 'Raman' } = about;
    const words = { rating, text, media: null, variantName: '3 ratti', city: 'Chennai' };
    await testShop.shop.services.reviews.add(tx, [
      { id, productId, userId, orderItemId, author: { firstName: 'Meenakshi', lastName }, ...words, at },
    ]);
  });
  return id;
}

const listed = (productId: string) =>
  testShop.visitor('GET /api/auth/products/{productId}/reviews', { params: { productId } });
const single = (id: string) => testShop.visitor('GET /api/auth/products/{id}', { params: { id } });

describe('reviews of a product', () => {
  it('have a picture of their author that other clients can load and embed', async () => {
    const product = await create();
    await review(product, {});
    // Without the header of our own pages, as any other client asks.
    const answer = await fetch(`${testShop.base}/api/auth/products/${product.productId}/reviews`);
    const [{ userId }] = ((await answer.json()) as { reviews: [{ userId: { avatar: string } }] }).reviews;
    expect(userId.avatar).toBe(`${testShop.shop.platform.config.publicUrl}/share/reviewer.svg`);
    const picture = await fetch(testShop.base + new URL(userId.avatar).pathname);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('are listed newest first, under a name and an initial, and nothing else of the person', async () => {
    const product = await create();
    const older = await review(product, { rating: 3, minutesAgo: 60 });
    const newer = await review(product, { rating: 4, lastName: '' });
    const { reviews } = await listed(product.productId);
    expect(reviews).toEqual([
      {
        _id: newer,
        userId: { _id: userId, name: 'Meenakshi', avatar: '/share/reviewer.svg' },
        rating: 4,
        text: 'Good.',
        media: null,
        variantName: '3 ratti',
        createdAt: expect.any(String),
      },
      expect.objectContaining({
        _id: older,
        userId: { _id: userId, name: 'Meenakshi R.', avatar: '/share/reviewer.svg' },
      }),
    ]);
    expect((await single(product.productId)).reviews).toEqual(reviews);
  });

  it('give the average to one decimal, at once, on the page and in lists', async () => {
    const product = await create();
    for (const rating of [5, 4, 4]) await review(product, { rating });
    expect(await single(product.productId)).toMatchObject({ rating: { average: 4.3, count: 3 } });
    const list = await testShop.visitor('GET /api/auth/products');
    expect(list.find((one) => one._id === product.productId)?.rating).toEqual({ average: 4.3, count: 3 });
    await review(product, { rating: 1 });
    const again = await testShop.visitor('GET /api/auth/products');
    expect(again.find((one) => one._id === product.productId)?.rating).toEqual({ average: 3.5, count: 4 });
  });

  it('of an unknown product are not found', async () => {
    await expect(listed('nope')).rejects.toMatchObject({ status: 404, message: 'Product not found.' });
  });
});

describe('the latest quotable reviews', () => {
  it('have enough text, at least four stars, and one per product', async () => {
    const words =
      'The stone is even in colour, the card came with it, and the parcel was in Chennai within three days.';
    const [ruby, pearl] = [await create('Ruby'), await create('Pearl')];
    await review(ruby, { text: words, rating: 5, minutesAgo: 9 });
    const newest = await review(ruby, { text: words, rating: 4, minutesAgo: 2 });
    await review(ruby, { text: words, rating: 3 });
    await review(ruby, { text: 'Too short.', rating: 5 });
    const other = await review(pearl, { text: words, rating: 5, minutesAgo: 5 });
    const { reviews } = await testShop.visitor('GET /api/reviews/latest');
    expect(reviews.map((one) => [one._id, one.productName, one.city])).toEqual([
      [newest, 'Ruby', 'Chennai'],
      [other, 'Pearl', 'Chennai'],
    ]);
  });
});
