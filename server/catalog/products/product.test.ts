import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../platform/core/app-error.ts';
import { newId } from '../../platform/core/id.ts';
import { asPaise } from '../../platform/core/money.ts';
import { type Tx, transact } from '../../platform/database/database.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';
import type { ProductInput } from './input.ts';
import { someProduct, someSku } from './test-products.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop();
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

const catalog = () => testShop.shop.services.catalog;
const stock = () => testShop.shop.services.stock;

/** Runs a write in a transaction, as the admin does. */
async function write(work: (tx: Tx) => Promise<string[] | AppError>): Promise<string[]> {
  const ids = await transact(testShop.db, work);
  if (ids instanceof AppError) throw new Error(`refused: ${ids.code}`);
  return ids;
}
const create = async (product: Partial<ProductInput> = {}): Promise<string> =>
  (await write((tx) => catalog().create(tx, [someProduct(product)])))[0] as string;
const read = (id: string) => testShop.visitor('GET /api/auth/products/{id}', { params: { id } });

const ruby: Partial<ProductInput> = {
  name: 'Ruby',
  category: 'Gemstones',
  hasVariants: true,
  sizeType: null,
  images: ['/media/a.svg', '/media/b.svg'],
  skus: [
    someSku({ name: '3 ratti', gram: 0.55, price: asPaise(420_000), code: 'R-1', available: 2 }),
    someSku({
      name: '5 ratti',
      gram: 0.91,
      price: asPaise(790_050),
      code: 'R-2',
      available: 0,
      isDefault: true,
    }),
  ],
};

describe('a product in the API', () => {
  it('with variants: rupees, what can still be bought, lists that are always there', async () => {
    const id = await create({ ...ruby, translations: { hi: { name: 'माणिक' } }, bestDays: ['Sunday'] });
    const product = await read(id);
    expect(product).toMatchObject({
      _id: id,
      price: null,
      sizeType: null,
      stock: [],
      totalStock: 2,
      hasVariants: true,
      variants: [
        { variantName: '3 ratti', gram: 0.55, price: 4200, stock: 2, sku: 'R-1', isDefault: false },
        { variantName: '5 ratti', gram: 0.91, price: 7900.5, stock: 0, sku: 'R-2', isDefault: true },
      ],
      priceRange: { min: 4200, max: 7900.5, display: '₹4,200 - ₹7,900.50' },
      image: ['/media/a.svg', '/media/b.svg'],
      translations: { hi: { name: 'माणिक' } },
      bestDayToWear: ['Sunday'],
      rating: null,
      reviews: [],
    });
    expect(product.defaultVariant).toEqual(product.variants[1]);
  });

  it('sold by quantity: one price and one row without a size', async () => {
    expect(await read(await create())).toMatchObject({
      price: 500,
      hasVariants: false,
      variants: [],
      defaultVariant: null,
      stock: [{ size: '', quantity: 10 }],
      priceRange: { display: '₹500' },
    });
  });

  it('does not count reserved pieces', async () => {
    const id = await create(ruby);
    const skuId = (await read(id)).variants[0]?._id as string;
    await transact(testShop.db, (tx) =>
      stock().reserve(tx, [{ skuId, orderItemId: newId(new Date()), quantity: 1 }]),
    );
    expect(await read(id)).toMatchObject({ totalStock: 1, variants: [{ stock: 1 }, {}] });
  });

  it.each(['nope', 'a'.repeat(16), '0000000000000000', "' or 1"])('is not found under %j', async (id) => {
    const response = await fetch(`${testShop.base}/api/auth/products/${id}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ message: 'Product not found.', code: 'product_not_found' });
  });
});

describe('writing', () => {
  it('keeps the ids of variants that came without ids, by name and by code', async () => {
    const id = await create(ruby);
    const [three, five] = (await read(id)).variants;
    await write((tx) =>
      catalog().update(
        tx,
        id,
        someProduct({
          ...ruby,
          skus: [
            someSku({ name: '7 ratti', price: asPaise(1_000_000), code: 'R-7', available: 1 }),
            someSku({
              name: '5 ratti, untreated',
              price: asPaise(800_000),
              code: 'R-2',
              available: 4,
              isDefault: true,
            }),
            someSku({ name: '3 ratti', price: asPaise(430_000), code: 'R-1', available: 2 }),
          ],
        }),
      ),
    );
    const after = await read(id);
    expect(after.variants.map((variant) => [variant.variantName, variant._id, variant.stock])).toEqual([
      ['7 ratti', expect.any(String), 1],
      ['5 ratti, untreated', five?._id, 4],
      ['3 ratti', three?._id, 2],
    ]);
    expect(after.priceRange).toMatchObject({ min: 4300, max: 10_000 });
  });

  it('lists sizes in stock first, each group in the order of the admin', async () => {
    const id = await create({
      sizeType: 'Ring',
      skus: [
        someSku({ name: '3', available: 0 }),
        someSku({ name: '4', available: 2 }),
        someSku({ name: '5', available: 0 }),
        someSku({ name: '6', available: 1 }),
      ],
    });
    const sizes = (rows: readonly { size: string }[]) => rows.map(({ size }) => size);
    expect(sizes((await read(id)).stock)).toEqual(['4', '6', '3', '5']);
    const listed = await testShop.visitor('GET /api/auth/products');
    expect(sizes(listed.find(({ _id }) => _id === id)?.stock ?? [])).toEqual(['4', '6', '3', '5']);
  });

  it('lets two rows swap their names by id', async () => {
    const id = await create({
      sizeType: 'Ring',
      skus: [someSku({ name: '3' }), someSku({ name: '4', available: 1 })],
    });
    const [a, b] = (await read(id)).stock;
    await write((tx) =>
      catalog().update(
        tx,
        id,
        someProduct({
          sizeType: 'Ring',
          skus: [someSku({ id: a?._id, name: '4' }), someSku({ id: b?._id, name: '3', available: 1 })],
        }),
      ),
    );
    expect((await read(id)).stock).toEqual([
      { _id: a?._id, size: '4', quantity: 10 },
      { _id: b?._id, size: '3', quantity: 1 },
    ]);
  });

  it('sets the available stock and leaves reservations alone', async () => {
    const id = await create(ruby);
    const skuId = (await read(id)).variants[0]?._id as string;
    await transact(testShop.db, (tx) =>
      stock().reserve(tx, [{ skuId, orderItemId: newId(new Date()), quantity: 2 }]),
    );
    await write((tx) => catalog().update(tx, id, someProduct(ruby)));
    expect((await read(id)).variants[0]).toMatchObject({ _id: skuId, stock: 2 });
    const sku = await testShop.db
      .selectFrom('skus')
      .select(['received', 'reserved'])
      .where('id', '=', skuId)
      .executeTakeFirst();
    expect(sku).toEqual({ received: 4, reserved: 2 });
  });

  it('soft-deletes a product', async () => {
    const id = await create();
    await write((tx) => catalog().remove(tx, id));
    await expect(read(id)).rejects.toMatchObject({ status: 404 });
    expect(await transact(testShop.db, (tx) => catalog().remove(tx, id))).toMatchObject({
      code: 'product_not_found',
    });
  });

  it('notifies this process before it returns, and other processes through the database', async () => {
    const heard: string[] = [];
    const elsewhere: string[] = [];
    const stop = catalog().onChange((ids) => heard.push(...ids));
    testShop.shop.platform.bus.subscribe('catalog', (id) => elsewhere.push(id));
    const id = await create();
    const skuId = (await read(id)).stock[0]?._id as string;
    const written = heard.splice(0);
    await transact(testShop.db, (tx) =>
      stock().reserve(tx, [{ skuId, orderItemId: newId(new Date()), quantity: 1 }]),
    );
    stop();
    expect(new Set(written)).toEqual(new Set([id]));
    expect(heard).toEqual([id]);
    await expect.poll(() => elsewhere).toContain(id);
  });

  it('shows in the full list at once', async () => {
    await testShop.visitor('GET /api/auth/products');
    const id = await create({ name: 'Newest of all' });
    expect((await testShop.visitor('GET /api/auth/products'))[0]).toMatchObject({ _id: id });
  });
});

describe('other products', () => {
  it('related: same category first, then the brand, never itself, never sold out', async () => {
    const like = { category: 'Turtle', brand: 'Kurma' };
    const itself = await create(like);
    const sameBrand = await create({ category: 'Murti', brand: 'Kurma' });
    const sameCategory = await create({ ...like, brand: 'Other' });
    await create({ ...like, skus: [someSku({ available: 0 })] });
    const related = await testShop.visitor('GET /api/auth/products/{id}/related', {
      params: { id: itself },
      query: { limit: 3 },
    });
    expect(related.map((product) => product._id).slice(0, 2)).toEqual([sameCategory, sameBrand]);
    expect(related).toHaveLength(3);
    // A category with enough products for the whole list.
    const one = await testShop.visitor('GET /api/auth/products/{id}/related', {
      params: { id: itself },
      query: { limit: 1 },
    });
    expect(one.map((product) => product._id)).toEqual([sameCategory]);
  });

  it('trending: most sold in 30 days minus returns, then the newest, only in stock', async () => {
    const category = { category: 'Pyrite', skus: [someSku({ available: 10 })] };
    const [few, many, returned, newest] = [
      await create(category),
      await create(category),
      await create(category),
      await create(category),
    ];
    const soldOut = await create({ ...category, skus: [someSku({ available: 5 })] });
    const sell = async (id: string, quantity: number) => {
      const line = {
        skuId: (await read(id)).stock[0]?._id as string,
        orderItemId: newId(new Date()),
        quantity,
      };
      await transact(testShop.db, (tx) => stock().sell(tx, [line]));
      return line;
    };
    await sell(few, 1);
    await sell(many, 3);
    await sell(soldOut, 5);
    const back = await sell(returned, 9);
    await transact(testShop.db, (tx) => stock().restore(tx, [back]));
    const trending = async () =>
      (await testShop.visitor('GET /api/auth/products/trending', { query: { category: 'Pyrite' } })).map(
        (product) => product._id,
      );
    expect(await trending()).toEqual([many, few, newest, returned]);
    testShop.clock.advance(31 * 24 * 60);
    expect(await trending()).toEqual([newest, returned, many, few]);
    // What its buyers gave three stars comes last, however much of it was sold.
    await sql`insert into product_ratings (product_id, stars, count) values (${newest}, 7, 2)`.execute(
      testShop.db,
    );
    await sell(few, 1);
    expect(await trending()).toEqual([few, returned, many, newest]);
    await sql`delete from product_ratings where product_id = ${newest}`.execute(testShop.db);
  });
});
