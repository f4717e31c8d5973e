import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ApiError } from '#contract/core/client.ts';
import { addProduct, productForm, ruby, somePicture } from '../../../testing/fixtures/products.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let meera: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  meera = await testShop.admin();
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => ({ status: 200, message: '', code: '', details: undefined }),
    (error: ApiError) => error,
  );
const shown = (id: string) => testShop.visitor('GET /api/auth/products/{id}', { params: { id } });
const onAdmin = (id: string) => meera.api('GET /api/admin/products/{id}', { params: { id } });
const log = (id: string) => testShop.shop.services.audit.of(testShop.db, 'product', id);

describe('adding', () => {
  it('takes what an earlier client sends: lists as JSON, files named image, the first one the cover', async () => {
    const files = [{ bytes: await somePicture('#a00') }, { bytes: await somePicture('#00a') }];
    const { message, product } = await meera.api('POST /api/auth/add-product', {
      body: productForm({}, files),
    });
    expect(message).toBe('Product added successfully!');
    expect(product).toMatchObject({
      name: 'Brass bell',
      price: 250,
      tags: ['bell', 'brass'],
      stock: [{ size: '', quantity: 4 }],
    });
    expect(product.image).toHaveLength(2);
    for (const url of product.image) {
      const picture = await fetch(testShop.base + url);
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    }
    expect(await log(product._id)).toMatchObject([
      {
        action: 'product.add',
        actorId: meera.userId,
        after: { name: 'Brass bell', skus: [{ price: 250, stock: 4 }] },
      },
    ]);
  });

  it('accepts variants with numbers or text, and comma-separated lists', async () => {
    const product = await addProduct(meera, { ...ruby, tags: 'surya, , sunday ,surya' });
    expect(product).toMatchObject({
      tags: ['surya', 'sunday'],
      sizeType: null,
      skus: [
        { name: '3 ratti', gram: 0.55, price: 4200, stock: 14, sku: 'RUB-03', isDefault: false },
        { name: '5 ratti', gram: null, price: 7900, stock: 3, sku: 'RUB-05', isDefault: true },
      ],
    });
    expect((await shown(product._id)).defaultVariant?.variantName).toBe('5 ratti');
  });

  it('stores the fields of our own form: alternative texts, HSN, dated rates, Hindi', async () => {
    const bytes = await somePicture();
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(bytes)]), 'a.png');
    const { url } = await meera.api('POST /api/admin/product-pictures', { body: form });
    const { product } = await meera.api('POST /api/auth/add-product', {
      body: productForm({
        pictures: [{ url, alt: 'A bell on a red cloth' }],
        hsn: '8306',
        gstRates: [
          { from: '2026-04-01', percent: 5 },
          { from: '2025-09-22', percent: 0.25 },
        ],
        translations: {
          hi: {
            name: 'पीतल की घंटी',
            benefits: ['साफ़ ध्वनि', ' '],
            description: '',
            choices: { 'Temple tone': 'मंदिर जैसी ध्वनि', Plain: '' },
          },
        },
        searchWords: ['ghanti'],
        customised: true,
      }),
    });
    expect(product).toMatchObject({
      image: [url],
      imageAlt: ['A bell on a red cloth'],
      translations: {
        hi: {
          name: 'पीतल की घंटी',
          benefits: ['साफ़ ध्वनि'],
          choices: { 'Temple tone': 'मंदिर जैसी ध्वनि' },
        },
      },
    });
    expect(await onAdmin(product._id)).toMatchObject({
      hsn: '8306',
      gstRates: [
        { from: '2025-09-22', percent: 0.25 },
        { from: '2026-04-01', percent: 5 },
      ],
      customised: true,
    });
    expect((await testShop.visitor('GET /api/auth/products', { query: { q: 'ghanti' } }))[0]?._id).toBe(
      product._id,
    );
    // A product uses it, so it is still there after two days.
    testShop.clock.advance(3 * 24 * 60);
    await testShop.sweep();
    expect((await fetch(testShop.base + url)).status).toBe(200);
  });

  it('removes an unused picture after two days', async () => {
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(await somePicture())]), 'a.png');
    const { url } = await meera.api('POST /api/admin/product-pictures', { body: form });
    testShop.clock.advance(2 * 24 * 60 - 5);
    await testShop.sweep();
    expect((await fetch(testShop.base + url)).status).toBe(200);
    testShop.clock.advance(10);
    await testShop.sweep();
    expect((await fetch(testShop.base + url)).status).toBe(404);
    const sent = meera.api('POST /api/auth/add-product', {
      body: productForm({ pictures: [{ url, alt: '' }] }),
    });
    expect(await refusal(sent)).toMatchObject({ code: 'product_image_unknown' });
  });

  it.each([
    ['no name', { name: ' ' }, 'Please enter a name.'],
    ['no description', { description: '' }, 'Please enter a description.'],
    ['a foreign category', { category: 'Cars' }, 'Please choose a category.'],
    ['no price', { price: '' }, 'Please enter a price above 0, with at most two decimals.'],
    ['a price of 0', { price: '0' }, 'Please enter a price above 0, with at most two decimals.'],
    ['a third decimal', { price: '9.999' }, 'Please enter a price above 0, with at most two decimals.'],
    [
      'a variant without a price',
      { ...ruby, variants: [{ variantName: 'A', stock: 1 }] },
      'Please fill variant name, price, and stock for all variants.',
    ],
    [
      'no variants',
      { ...ruby, variants: [] },
      'Please fill variant name, price, and stock for all variants.',
    ],
    [
      'a row without a size',
      { sizeType: 'Ring', stock: [{ size: '', quantity: 2 }] },
      'Please select a size for every row.',
    ],
    [
      'a row without a quantity',
      { sizeType: 'Ring', stock: [{ size: '7' }] },
      'Please specify quantity for every row.',
    ],
    ['half a piece', { stock: [{ quantity: 1.5 }] }, 'Please specify quantity for every row.'],
    [
      'a size twice',
      {
        sizeType: 'Ring',
        stock: [
          { size: '7', quantity: 2 },
          { size: '7', quantity: 1 },
        ],
      },
      '"7" appears twice. Please give every row its own name or size.',
    ],
    [
      'no such size',
      { sizeType: 'Ring', stock: [{ size: '99', quantity: 2 }] },
      '"99" is not a ring size. Ring sizes go from 3 to 13 in half steps.',
    ],
    ['HSN of five digits', { hsn: '71031' }, 'An HSN code has 4, 6 or 8 digits.'],
    [
      'two rates of one day',
      {
        gstRates: [
          { from: '2026-01-01', percent: 3 },
          { from: '2026-01-01', percent: 5 },
        ],
      },
      'Two GST rates begin on the same day.',
    ],
    [
      'a picture of another host',
      { pictures: [{ url: 'https://evil.example/x.png', alt: '' }] },
      'One of the images is no longer there. Please upload it again.',
    ],
    ['rows that are not JSON', { stock: '[{' }, 'Please check what you entered.'],
  ])('refuses %s', async (_, fields, message) => {
    const files = 'pictures' in fields ? [] : [{ bytes: await somePicture() }];
    const sent = meera.api('POST /api/auth/add-product', { body: productForm(fields, files) });
    expect(await refusal(sent)).toMatchObject({ status: 400, message });
  });

  it('refuses a product without a picture', async () => {
    expect(await refusal(meera.api('POST /api/auth/add-product', { body: productForm() }))).toMatchObject({
      status: 400,
      message: 'Please upload at least one image.',
    });
  });
});
