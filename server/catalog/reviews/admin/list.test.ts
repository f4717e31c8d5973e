import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { delivered, write } from '../test-reviews.ts';

let testShop: TestShop;
let admin: Person;
let buyer: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  [admin, buyer] = [await testShop.admin(), await testShop.customer()];
});
afterAll(() => testShop.close());

type Query = { q?: string; rating?: string; after?: string; before?: string };
const found = (query: Query = {}) => admin.api('GET /api/auth/admin/reviews', { query });

test('admins find reviews by text, product, author and stars, newest first, 30 a page', async () => {
  const [ruby, coral] = [
    await createProduct(testShop, { name: 'Burmese ruby', price: 900, available: 99 }),
    await createProduct(testShop, { name: 'Red coral', price: 900, available: 9 }),
  ];
  await delivered(testShop, buyer, coral);
  await write(buyer, coral, { rating: 2, text: 'It is 100% smaller_than on the picture.' });
  for (let n = 0; n < 31; n += 1) {
    testShop.clock.advance(1);
    const orderId = await delivered(testShop, buyer, ruby);
    await write(buyer, ruby, { orderId, rating: 5, text: `Ruby number ${n}.` });
  }
  const first = await found();
  expect(first).toMatchObject({ total: 32, reviews: { length: 30 } });
  expect(first.reviews[0]).toMatchObject({ text: 'Ruby number 30.', product: 'Burmese ruby', rating: 5 });
  const second = await found({ after: first.pages.next ?? '' });
  expect(second.pages.next).toBeNull();
  expect(await found({ before: second.pages.previous ?? '' })).toEqual(first);
  expect(second.reviews.map(({ text }) => text)).toEqual([
    'Ruby number 0.',
    'It is 100% smaller_than on the picture.',
  ]);
  expect(await found({ rating: '2' })).toMatchObject({ total: 1, reviews: [{ product: 'Red coral' }] });
  for (const q of ['CORAL', '100%', 'smaller_than']) expect((await found({ q })).total, q).toBe(1);
  expect((await found({ q: 'r%y' })).total).toBe(0);
  expect((await found({ q: first.reviews[0]?.author ?? '' })).total).toBe(32);
  // Hidden and deleted reviews are not listed here either.
  await sql`update reviews set hidden_at = now() where text = 'Ruby number 30.'`.execute(testShop.db);
  expect((await found()).total).toBe(31);
});
