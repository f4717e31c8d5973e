import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '#contract/catalog/products/endpoints.ts';
import { transact } from '../../platform/database/database.ts';
import { goodAddress, refusal } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { meetAt } from '../../testing/rendezvous.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { deliver, delivered, edit, order, remove, write } from './test-reviews.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop();
});
afterEach(async () => expect(await testShop.shop.services.reviews.check(testShop.db)).toEqual([]));
afterAll(async () => {
  await testShop.close();
});

const page = (product: Product) =>
  testShop.visitor('GET /api/auth/products/{id}', { params: { id: product._id } });

describe('a review', () => {
  test('is written by the buyer of a delivered line and visible at once', async () => {
    const buyer = await testShop.customer();
    const product = await createProduct(testShop, { name: 'Ruby' });
    const orderId = await order(buyer, product);
    expect(await refusal(write(buyer, product, { orderId }))).toBe('review_not_delivered');
    await deliver(testShop, orderId, 'Shipped');
    expect(await refusal(write(buyer, product))).toBe('review_not_delivered');
    await deliver(testShop, orderId);
    const { message, review } = await write(buyer, product, {
      orderId,
      variantId: null,
      variantName: null,
      userId: buyer.userId,
      text: '  Even in colour. ',
    });
    expect(message).toBe('Review submitted successfully!');
    expect(review).toMatchObject({
      productId: product._id,
      orderId,
      rating: 5,
      text: 'Even in colour.',
      media: null,
      userId: { _id: buyer.userId, avatar: '/share/reviewer.svg' },
    });
    expect(await page(product)).toMatchObject({
      rating: { average: 5, count: 1 },
      reviews: [{ _id: review._id }],
    });
    const mine = await buyer.api('GET /api/auth/my-reviews', { query: { orderId } });
    expect(mine.reviews).toEqual([review]);
    expect((await buyer.api('GET /api/auth/my-reviews', { query: { orderId: 'another' } })).reviews).toEqual(
      [],
    );
  });

  test('is only for who bought it, and not by another’s order', async () => {
    const [buyer, other] = [await testShop.customer(), await testShop.customer()];
    const [product, elsewhere] = [
      await createProduct(testShop, { name: 'Pearl' }),
      await createProduct(testShop, { name: 'Coral' }),
    ];
    const orderId = await delivered(testShop, buyer, product);
    expect(await refusal(write(other, product))).toBe('review_not_bought');
    expect(await refusal(write(other, product, { orderId }))).toBe('order_not_found');
    expect(await refusal(write(buyer, elsewhere, { orderId }))).toBe('order_not_found');
    await expect(write(buyer, product, { userId: other.userId })).rejects.toMatchObject({
      status: 404,
      code: 'review_in_another_name',
    });
    await deliver(testShop, orderId, 'Cancelled');
    expect(await refusal(write(buyer, product))).toBe('review_not_bought');
    const nowhere = { params: { productId: 'nonsense' }, body: { rating: 5, text: 'Good.' } };
    expect(await refusal(buyer.api('POST /api/auth/products/{productId}/reviews', nowhere))).toBe(
      'product_not_found',
    );
  });

  test('without an order is about the newest delivered line without a review', async () => {
    const buyer = await testShop.customer();
    const product = await createProduct(testShop, { name: 'Emerald' });
    const older = await delivered(testShop, buyer, product);
    testShop.clock.advance(5);
    const newer = await delivered(testShop, buyer, product);
    expect((await write(buyer, product)).review.orderId).toBe(newer);
    expect((await write(buyer, product)).review.orderId).toBe(older);
    expect(await refusal(write(buyer, product))).toBe('review_exists');
  });

  test('is of the variant that was bought, in the order line’s own words', async () => {
    const buyer = await testShop.customer();
    const product = await createProduct(testShop, {
      name: 'Sapphire',
      variants: [
        { name: '3 ratti', price: 900, available: 5 },
        { name: '5 ratti', price: 1500, available: 5 },
      ],
    });
    const [small, large] = product.variants;
    const { order: placed } = await buyer.api('POST /api/auth/place-order', {
      body: {
        items: [small, large].map((one) => ({ product: product._id, quantity: 1, variantId: one?._id })),
        shippingAddress: goodAddress,
        paymentMethod: 'cod',
      },
    });
    await deliver(testShop, placed._id);
    const about = { orderId: placed._id, variantId: large?._id, variantName: 'something else' };
    expect((await write(buyer, product, about)).review.variantName).toBe('5 ratti');
    expect(await refusal(write(buyer, product, about))).toBe('review_exists');
    expect((await write(buyer, product, { orderId: placed._id })).review.variantName).toBe('3 ratti');
  });

  test.each([
    [{ rating: 0 }],
    [{ rating: 6 }],
    [{ rating: 4.5 }],
    [{ rating: undefined }],
    [{ text: '   ' }],
    [{ text: undefined }],
  ])('needs text and rating: %j', async (wrong) => {
    const buyer = await testShop.customer();
    const product = await createProduct(testShop, { name: 'Topaz' });
    await expect(write(buyer, product, wrong)).rejects.toMatchObject({
      status: 400,
      message: 'Please provide text and rating.',
    });
  });

  test('can be edited and deleted by its author only, and keeps its date', async () => {
    const [buyer, other] = [await testShop.customer(), await testShop.customer()];
    const product = await createProduct(testShop, { name: 'Opal' });
    await delivered(testShop, buyer, product);
    const { review } = await write(buyer, product);
    expect(await refusal(edit(other, product, review._id))).toBe('review_not_found');
    expect(await refusal(remove(other, product, review._id))).toBe('review_not_found');
    const wrongProduct = await createProduct(testShop, { name: 'Beryl' });
    expect(await refusal(edit(buyer, wrongProduct, review._id))).toBe('review_not_found');
    testShop.clock.advance(60);
    const changed = (await edit(buyer, product, review._id)).review;
    expect(changed).toEqual({ ...review, rating: 2, text: 'On second thoughts.' });
    expect(await page(product)).toMatchObject({ rating: { average: 2, count: 1 }, reviews: [{ rating: 2 }] });
    await remove(buyer, product, review._id);
    expect(await page(product)).toMatchObject({ rating: null, reviews: [] });
    expect(await refusal(remove(buyer, product, review._id))).toBe('review_not_found');
    expect(await refusal(write(buyer, product))).toBe('accepted');
  });

  test('that is hidden never counts in the rating, whatever its author does', async () => {
    const buyer = await testShop.customer();
    const product = await createProduct(testShop, { name: 'Zircon' });
    await delivered(testShop, buyer, product);
    const { review } = await write(buyer, product);
    await transact(testShop.db, async (tx) => {
      await tx.updateTable('reviews').set({ hidden_at: new Date() }).where('id', '=', review._id).execute();
      await tx
        .updateTable('product_ratings')
        .set({ count: 0, stars: 0 })
        .where('product_id', '=', product._id)
        .execute();
    });
    await edit(buyer, product, review._id, { rating: 3 });
    expect(await testShop.shop.services.reviews.check(testShop.db)).toEqual([]);
    await remove(buyer, product, review._id);
  });
});

test('an edited review shows in the lists of every process, here before the response', async () => {
  const there = await startTestShop({ databaseUrl: testShop.databaseUrl });
  const buyer = await testShop.customer();
  const product = await createProduct(testShop, { name: 'Spinel' });
  await delivered(testShop, buyer, product);
  const { review } = await write(buyer, product);
  const stars = async (at: TestShop) => {
    const list = await at.visitor('GET /api/auth/products');
    return list.find((one) => one._id === product._id)?.rating?.average ?? null;
  };
  expect([await stars(testShop), await stars(there)]).toEqual([5, 5]);
  await edit(buyer, product, review._id, { rating: 2 });
  expect(await stars(testShop)).toBe(2);
  await expect.poll(() => stars(there)).toBe(2);
  await remove(buyer, product, review._id);
  expect(await stars(testShop)).toBeNull();
  await expect.poll(() => stars(there)).toBeNull();
  await there.close();
});

describe('races', () => {
  test('two concurrent reviews of one line make one review', async () => {
    const buyer = await testShop.customer();
    const product = await createProduct(testShop, { name: 'Garnet' });
    const orderId = await delivered(testShop, buyer, product);
    const stop = meetAt('review.ready', 2);
    const outcomes = await Promise.all(
      [1, 5].map((rating) => refusal(write(buyer, product, { orderId, rating }))),
    );
    stop();
    expect(outcomes.sort()).toEqual(['accepted', 'review_exists']);
    expect((await page(product)).reviews).toHaveLength(1);
  });

  test('concurrent edits and deletes leave a rating that matches the reviews', async () => {
    const product = await createProduct(testShop, { name: 'Agate' });
    const written = [];
    for (let i = 0; i < 3; i += 1) {
      const buyer = await testShop.customer();
      await delivered(testShop, buyer, product);
      written.push({ buyer, id: (await write(buyer, product)).review._id });
    }
    await Promise.all(
      written.flatMap(({ buyer, id }, i) => [
        refusal(edit(buyer, product, id, { rating: 1 })),
        refusal(edit(buyer, product, id, { rating: 4 })),
        ...(i === 0 ? [refusal(remove(buyer, product, id)), refusal(remove(buyer, product, id))] : []),
      ]),
    );
    expect((await page(product)).reviews).toHaveLength(2);
  });
});
