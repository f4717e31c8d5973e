import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProductInput } from '../../catalog/products/input.ts';
import { someProduct, someSku } from '../../catalog/products/test-products.ts';
import { onCheckpoint } from '../../platform/core/checkpoint.ts';
import { newId } from '../../platform/core/id.ts';
import { asPaise } from '../../platform/core/money.ts';
import { transact } from '../../platform/database/database.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { createCart } from './service.ts';

let testShop: TestShop;
let buyer: Awaited<ReturnType<TestShop['customer']>>;
let other: Awaited<ReturnType<TestShop['customer']>>;

beforeAll(async () => {
  testShop = await startTestShop();
  other = await testShop.customer();
});
beforeEach(async () => {
  buyer = await testShop.customer();
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

async function create(product: Partial<ProductInput> = {}): Promise<string> {
  const ids = await transact(testShop.db, (tx) =>
    testShop.shop.services.catalog.create(tx, [someProduct(product)]),
  );
  return (ids as string[])[0] as string;
}
const read = (id: string) => testShop.visitor('GET /api/auth/products/{id}', { params: { id } });
const add = (body: { product: string; quantity?: number; size?: string | null; variantId?: string | null }) =>
  buyer.api('POST /api/auth/add-cart', { body: { variant: null, ...body } });
const cartOf = async (who = buyer) =>
  (await who.api('GET /api/auth/cart/{userId}', { params: { userId: who.userId } })).items;

const ringProduct = {
  sizeType: 'Ring' as const,
  skus: [someSku({ name: '3.5', available: 2 }), someSku({ name: '4', available: 0 })],
};
const rubyProduct = {
  hasVariants: true,
  sizeType: null,
  skus: [
    someSku({
      name: '3 ratti',
      gram: 0.55,
      code: 'R-1',
      price: asPaise(420_000),
      available: 3,
      isDefault: true,
    }),
    someSku({ name: '5 ratti', price: asPaise(790_000), available: 1 }),
  ],
};

describe('adding', () => {
  it('a variant answers the items, populated, with live price and stock', async () => {
    const product = await create({
      ...rubyProduct,
      name: 'Ruby',
      translations: { hi: { name: 'माणिक' } },
      category: 'Gemstones',
    });
    const variantId = (await read(product)).variants[0]?._id as string;
    const { message, items } = await add({ product, variantId, quantity: 2 });
    expect(message).toBe('Added to cart!');
    expect(items).toEqual([
      {
        _id: expect.any(String),
        product: {
          _id: product,
          name: 'Ruby',
          nameHi: 'माणिक',
          price: 4200,
          image: ['/media/diya.svg'],
          category: 'Gemstones',
          brand: 'Navaratna',
          hasVariants: true,
          sizeType: null,
          gstPercent: 5,
        },
        cartQuantity: 2,
        quantity: 2,
        availableStock: 3,
        cartPrice: 4200,
        size: null,
        variantId,
        variant: { variantName: '3 ratti', gram: 0.55, price: 4200, stock: 3, sku: 'R-1' },
      },
    ]);
    expect(await cartOf()).toEqual(items);
  });

  it('a size, and a product sold by quantity with its size sent empty, as null or not at all', async () => {
    const ring = await create(ringProduct);
    await add({ product: ring, size: '3.5' });
    for (const size of ['', null, undefined]) await add({ product: await create(), size });
    expect((await cartOf()).map((item) => item.size)).toEqual(['3.5', null, null, null]);
  });

  it('the same line twice is refused, another size of the same product is not', async () => {
    const product = await create({ ...ringProduct, skus: [someSku({ name: '3' }), someSku({ name: '4' })] });
    await add({ product, size: '3' });
    await expect(add({ product, size: '3' })).rejects.toMatchObject({
      status: 400,
      message: 'Product already in cart!',
    });
    expect((await add({ product, size: '4' })).items).toHaveLength(2);
  });

  it.each([
    ['a variant product without a variant', rubyProduct, {}, 400, 'Please select a variant!'],
    ['a foreign variant', rubyProduct, { variantId: '0'.repeat(16) }, 400, 'Please select a variant!'],
    ['a sized product without a size', ringProduct, {}, 400, 'Please select a size!'],
    ['a size it does not have', ringProduct, { size: '12' }, 400, 'Please select a size!'],
    ['a size that is sold out', ringProduct, { size: '4' }, 409, 'Out of stock!'],
    [
      'more than there is',
      ringProduct,
      { size: '3.5', quantity: 3 },
      400,
      'Cannot add more than available stock!',
    ],
    ['none', {}, { quantity: 0 }, 400, 'Quantity must be a whole number, at least 1.'],
    ['half of one', {}, { quantity: 1.5 }, 400, 'Quantity must be a whole number, at least 1.'],
  ])('%s is refused', async (_, product, body, status, message) => {
    await expect(add({ product: await create(product), ...body })).rejects.toMatchObject({ status, message });
    expect(await cartOf()).toEqual([]);
  });

  it('a product that is not sold is not found', async () => {
    for (const product of ['nope', '0'.repeat(16), "' or 1"])
      await expect(add({ product })).rejects.toMatchObject({ status: 404, code: 'product_not_found' });
  });

  it('of two concurrent adds of one line, one wins and the other is refused as already there', async () => {
    const product = await create();
    const waiting: (() => void)[] = [];
    const stop = onCheckpoint(
      'cart.add',
      () =>
        new Promise<void>((go) => {
          waiting.push(go);
          if (waiting.length === 2) for (const one of waiting) one();
        }),
    );
    const results = await Promise.allSettled([add({ product }), add({ product })]);
    stop();
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find((result) => result.status === 'rejected')).toMatchObject({
      reason: { code: 'already_in_cart' },
    });
    expect(await cartOf()).toHaveLength(1);
  });
});

describe('changing', () => {
  it('sets a quantity up to the stock and not beyond, nor below one', async () => {
    const product = await create(ringProduct);
    await add({ product, size: '3.5' });
    const set = (quantity: number) =>
      buyer.api('PUT /api/auth/update', {
        body: { productId: product, size: '3.5', variantId: '', quantity },
      });
    expect((await set(2)).items[0]).toMatchObject({ cartQuantity: 2 });
    await expect(set(3)).rejects.toMatchObject({ status: 400, message: 'Cannot exceed available stock!' });
    await expect(set(0)).rejects.toMatchObject({ status: 400 });
    expect((await cartOf())[0]).toMatchObject({ cartQuantity: 2 });
  });

  it('removes the matching line, and refuses an unknown one', async () => {
    const product = await create({ ...ringProduct, skus: [someSku({ name: '3' }), someSku({ name: '4' })] });
    await add({ product, size: '3' });
    await add({ product, size: '4' });
    const remove = (size: string) =>
      buyer.api('DELETE /api/auth/remove/{productId}', {
        params: { productId: product },
        query: { userId: buyer.userId, size, variantId: '' },
      });
    expect((await remove('3')).items.map((item) => item.size)).toEqual(['4']);
    await expect(remove('3')).rejects.toMatchObject({ status: 404, code: 'line_not_found' });
  });

  it('empties the cart, also an empty one', async () => {
    await add({ product: await create() });
    for (const _ of [1, 2])
      await buyer.api('DELETE /api/auth/clear-cart/{userId}', { params: { userId: buyer.userId } });
    expect(await cartOf()).toEqual([]);
  });
});

describe('a change of the product meanwhile', () => {
  it('shows in the cart: price, stock, and 0 once the product is gone; a gone line can be removed', async () => {
    const product = await create();
    const { catalog } = testShop.shop.services;
    await add({ product, quantity: 2 });
    await transact(testShop.db, (tx) =>
      catalog.update(tx, product, someProduct({ skus: [someSku({ price: asPaise(60_000), available: 1 })] })),
    );
    expect((await cartOf())[0]).toMatchObject({
      cartPrice: 600,
      availableStock: 1,
      cartQuantity: 2,
      product: { price: 600 },
    });
    await transact(testShop.db, (tx) => catalog.remove(tx, product));
    expect((await cartOf())[0]).toMatchObject({ availableStock: 0 });
    const { items } = await buyer.api('DELETE /api/auth/remove/{productId}', {
      params: { productId: product },
      query: {},
    });
    expect(items).toEqual([]);
  });

  it('a piece reserved for another buyer is not available', async () => {
    const product = await create({ skus: [someSku({ available: 1 })] });
    await add({ product });
    const skuId = (await read(product)).stock[0]?._id as string;
    await transact(testShop.db, (tx) =>
      testShop.shop.services.stock.reserve(tx, [{ skuId, orderItemId: newId(new Date()), quantity: 1 }]),
    );
    expect((await cartOf())[0]).toMatchObject({ availableStock: 0 });
  });
});

describe("stock reserved by the buyer's own open order", () => {
  it('still counts as available to this buyer, for adding and for a higher quantity', async () => {
    const product = await create({ skus: [someSku({ available: 2 })] });
    const skuId = (await read(product)).stock[0]?._id as string;
    const { stock } = testShop.shop.services;
    await transact(testShop.db, (tx) =>
      stock.reserve(tx, [{ skuId, orderItemId: newId(new Date()), quantity: 2 }]),
    );
    const carts = createCart({
      db: testShop.db,
      now: testShop.clock.now,
      reservedLines: (userId) =>
        sql`select ${skuId}::text as sku_id, 2 as quantity where ${userId === buyer.userId}`,
    });
    const wanted = { productId: product, variantId: null, size: null, quantity: 1 };
    expect(await carts.add(other.userId, wanted)).toMatchObject({ code: 'out_of_stock' });
    expect(await carts.add(buyer.userId, wanted)).toMatchObject([{ available: 2 }]);
    expect(await carts.update(buyer.userId, { ...wanted, quantity: 2 })).toMatchObject([{ quantity: 2 }]);
    expect(await carts.update(buyer.userId, { ...wanted, quantity: 3 })).toMatchObject({
      code: 'above_stock_update',
    });
  });
});

describe("another person's cart", () => {
  it('is not found, and does not change', async () => {
    const product = await create();
    await add({ product });
    const theirs = { params: { userId: buyer.userId } };
    await expect(other.api('GET /api/auth/cart/{userId}', theirs)).rejects.toMatchObject({ status: 404 });
    await expect(other.api('DELETE /api/auth/clear-cart/{userId}', theirs)).rejects.toMatchObject({
      status: 404,
    });
    await expect(
      other.api('DELETE /api/auth/remove/{productId}', {
        params: { productId: product },
        query: { userId: buyer.userId },
      }),
    ).rejects.toMatchObject({ status: 404 });
    expect(await cartOf()).toHaveLength(1);
  });

  it('requires a session', async () => {
    await expect(
      testShop.visitor('GET /api/auth/cart/{userId}', { params: { userId: buyer.userId } }),
    ).rejects.toMatchObject({ status: 401 });
  });
});
