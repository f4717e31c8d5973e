import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wishlistAtMost } from '#contract/catalog/wishlist/endpoints.ts';
import { newId } from '../../platform/core/id.ts';
import { transact } from '../../platform/database/database.ts';
import { refusal } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { someProduct, someSku } from '../products/test-products.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop();
});
afterAll(() => testShop.close());

const love = (person: Person, productId: string) =>
  person.api('POST /api/auth/add-wishlist', { body: { productId } });
const names = async (person: Person) =>
  (await person.api('GET /api/auth/get-wishlist')).products.map((product) => product.name);

describe('a wishlist', () => {
  test('keeps products, the last added first, each once, and lets them go', async () => {
    const [person, other] = [await testShop.customer(), await testShop.customer('hi')];
    const [ruby, pearl] = [
      await createProduct(testShop, { name: 'Ruby' }),
      await createProduct(testShop, { name: 'Pearl' }),
    ];
    expect(await love(person, ruby._id)).toEqual({ message: 'Added to Loved It!' });
    await love(person, pearl._id);
    await Promise.all([love(person, ruby._id), love(person, ruby._id)]);
    expect(await love(other, ruby._id)).toEqual({ message: 'पसंदीदा में जोड़ दिया!' });
    expect(await names(person)).toEqual(['Pearl', 'Ruby']);
    const drop = () => person.api('DELETE /api/auth/remove-wishlist', { body: { productId: ruby._id } });
    expect(await drop()).toEqual({ message: 'Removed from Loved It!' });
    await drop();
    expect(await names(person)).toEqual(['Pearl']);
    expect(await names(other)).toEqual(['Ruby']);
  });

  test('hides deleted products, and accepts no unknown ones', async () => {
    const person = await testShop.customer();
    const gone = await createProduct(testShop, { name: 'Soon gone' });
    await love(person, gone._id);
    await transact(testShop.db, (tx) => testShop.shop.services.catalog.remove(tx, gone._id));
    expect(await names(person)).toEqual([]);
    expect(await refusal(love(person, gone._id))).toBe('product_not_found');
    expect(await refusal(love(person, 'nonsense'))).toBe('product_not_found');
  });

  test(`holds ${wishlistAtMost}; deleted products do not count`, async () => {
    const person = await testShop.customer();
    const inputs = Array.from({ length: wishlistAtMost + 2 }, (_, i) =>
      someProduct({ name: `Bead ${i}`, skus: [{ ...someSku(), id: newId(testShop.clock.now()) }] }),
    );
    const ids = (await transact(testShop.db, (tx) =>
      testShop.shop.services.catalog.create(tx, inputs),
    )) as string[];
    const [first = '', second = ''] = ids;
    await testShop.db
      .insertInto('wishlist_items')
      .values(
        ids
          .slice(2, wishlistAtMost + 1)
          .map((product_id) => ({ user_id: person.userId, product_id, added_at: new Date() })),
      )
      .execute();
    // One slot is left for two concurrent requests.
    const both = await Promise.all([first, second].map((id) => refusal(love(person, id))));
    expect(both.sort()).toEqual(['accepted', 'wishlist_full']);
    await transact(testShop.db, (tx) => testShop.shop.services.catalog.remove(tx, ids[5] ?? ''));
    await Promise.all([love(person, first), love(person, second)]);
    expect(await names(person)).toHaveLength(wishlistAtMost);
  });
});
