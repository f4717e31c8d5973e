import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ApiError } from '#contract/core/client.ts';
import { readCsv } from '../../../platform/csv/read.ts';
import { csvRow } from '../../../platform/csv/write.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { importer } from '../../../testing/fixtures/imports.ts';
import { addProduct } from '../../../testing/fixtures/products.ts';
import { ringRow, sheet } from '../../../testing/fixtures/sheet.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { snapshotTables } from '../../../testing/table-snapshot.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let meera: Person;
let picture: string;
let { send, ended, checked, apply, applied } = {} as ReturnType<typeof importer>;
beforeAll(async () => {
  testShop = await startTestShop();
  meera = await testShop.admin();
  ({ send, ended, checked, apply, applied } = importer(meera));
  const bell = await addProduct(meera, { name: 'Brass bell', tags: ['one, with a comma', 'two'] });
  picture = bell.pictures[0]?.url ?? '';
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

const refusal = (work: Promise<unknown>): Promise<ApiError> =>
  work.then(
    () => {
      throw new Error('was not refused');
    },
    (error: ApiError) => error,
  );

async function exported(): Promise<string> {
  const answer = await fetch(`${testShop.base}/api/admin/product-export`, {
    headers: { authorization: `Bearer ${meera.token}` },
  });
  expect(answer.headers.get('content-disposition')).toMatch(/products-\d{4}-\d\d-\d\d\.csv/);
  return answer.text();
}

const newRing = (more: Record<string, string> = {}) => ringRow(picture, more);

describe('export and import', () => {
  it('an exported file changes nothing when it is imported, however often', async () => {
    await createProduct(testShop, {
      name: '=1+1',
      variants: [
        { name: '@3 ratti', price: 4200.5, available: 14 },
        { name: '5 ratti', price: 7900, available: 0 },
      ],
    });
    const file = await exported();
    const rows = readCsv(file.slice(1));
    expect(rows).toHaveLength(4);
    expect(file).toContain("'=1+1");
    expect(file).not.toMatch(/(^|,)[=@]/m);
    const before = await snapshotTables(testShop);
    const done = await applied(file);
    expect(done).toMatchObject({
      status: 'done',
      summary: {
        products: { added: 0, changed: 0, unchanged: 2 },
        skus: { added: 0, changed: 0, unchanged: 3 },
      },
    });
    const after = await snapshotTables(testShop);
    for (const table of ['products', 'skus', 'stock_moves', 'audit', 'product_images'])
      expect((after as Record<string, unknown>)[table]).toEqual((before as Record<string, unknown>)[table]);
  });

  it('adds products and sizes, changes only what differs, and audits each change', async () => {
    const first = await applied(sheet([newRing(), newRing({ variant_or_size: '7.5', stock: '0' })]));
    expect(first.summary).toMatchObject({ products: { added: 1 }, skus: { added: 2 } });
    const [ring] = await testShop.visitor('GET /api/auth/products', { query: { q: 'emerald ring' } });
    expect(ring).toMatchObject({
      price: 6800,
      stock: [
        { size: '7', quantity: 2 },
        { size: '7.5', quantity: 0 },
      ],
    });
    const second = await applied(
      sheet([
        {
          product: 'emerald-ring',
          variant_or_size: '7',
          price: '7,000.50',
          stock: '5',
          name_hi: 'पन्ना अंगूठी',
        },
      ]),
    );
    // Sizes share one price.
    expect(second.summary).toMatchObject({ products: { changed: 1 }, skus: { changed: 2 } });
    const now = await testShop.visitor('GET /api/auth/products/{id}', { params: { id: ring?._id ?? '' } });
    expect(now).toMatchObject({
      name: 'Emerald ring',
      price: 7000.5,
      translations: { hi: { name: 'पन्ना अंगूठी' } },
      stock: [
        { _id: ring?.stock[0]?._id, quantity: 5 },
        { size: '7.5', quantity: 0 },
      ],
    });
    expect(await testShop.shop.services.audit.of(testShop.db, 'product', now._id)).toMatchObject([
      { action: 'product.import', actorId: meera.userId, after: { translations: { hi: {} } } },
      { action: 'product.import', after: { name: 'Emerald ring' } },
    ]);
  });
});

describe('the dry run', () => {
  it('reports every bad row and column with a reason, and changes nothing', async () => {
    const deleted = await addProduct(meera, { name: 'Gone' });
    await meera.api('DELETE /api/auth/products/{id}', { params: { id: deleted._id } });
    const before = await snapshotTables(testShop);
    const file = sheet([
      newRing({ product: 'ring-a', price: 'free' }),
      newRing({ product: 'ring-b', category: 'Cars', stock: '1.5' }),
      newRing({ product: 'ring-c', variant_or_size: '99' }),
      newRing({ product: 'Ring D' }),
      newRing({ product: 'ring-e', images: 'https://evil.example/a.png' }),
      newRing({ product: 'ring-f', images: '/media/none.webp' }),
      newRing({ product: 'ring-g' }),
      newRing({ product: 'ring-g', price: '1' }),
      newRing({ product: '0000000000000000' }),
      newRing({ product: deleted._id }),
      newRing({ product: 'emerald-ring', sold_by: 'Variants' }),
      newRing({ product: 'ring-h', name: 'x'.repeat(200) }),
    ]);
    const outcome = await checked(file);
    expect(outcome.status).toBe('checked');
    expect(outcome.problems.map(({ row, column }) => `${row} ${column}`)).toEqual([
      '2 price',
      '3 category',
      '3 stock',
      '4 variant_or_size',
      '5 product',
      '6 images',
      '7 images',
      '9 variant_or_size',
      '9 price',
      '10 product',
      '11 product',
      '12 sold_by',
      '13 name',
    ]);
    expect(outcome.problems[1]?.reason).toBe('"Cars" is not a category of the shop.');
    expect(outcome.problems[12]?.reason).toBe('At most 150 letters; here are 200.');
    expect(await refusal(apply(outcome._id))).toMatchObject({ status: 409, code: 'import_not_checked' });
    const { product_imports: _, ...after } = (await snapshotTables(testShop)) as Record<string, unknown>;
    const { product_imports: __, ...was } = before as Record<string, unknown>;
    expect(after).toEqual(was);
  });

  it('takes numbers as people write them', async () => {
    for (const price of ['₹ १,४९९/-', 'Rs. 1 499.00', '1\u00a0499'])
      expect(await checked(sheet([newRing({ price, stock: '２' })]))).toMatchObject({ problems: [] });
    const { problems } = await checked(sheet([newRing({ price: '1499,50' })]));
    expect(problems.map(({ column }) => column)).toEqual(['price']);
  });

  const files: [string, string, string, string][] = [
    ['a heading nobody knows', 'product,colour\na-b,red\n', 'colour', 'There is no such column.'],
    ['a heading twice', 'product,name,name\na-b,c,d\n', 'name', 'This column appears twice.'],
    ['no product column', 'name,price\na,1\n', 'product', 'This column is missing.'],
    ['nothing below the heading', 'product,name\n', '', 'The file has no rows'],
    ['a quote without end', 'product,name\na-b,"c\n', '', 'A quotation mark begins here'],
    ['a cell of a megabyte', `product,name\na-b,"${'x'.repeat(1_000_000)}"\n`, 'name', 'At most 150 letters'],
    [
      'a code that a spreadsheet has shortened',
      'product,sku\na-b,1.23457E+12\n',
      'sku',
      'A spreadsheet has shortened this code to 1.23457E+12.',
    ],
    ['cells beyond the heading', 'product,name\na-b,c,d\n', '', 'This row has more cells'],
  ];
  it('reports problems of the whole file', async () => {
    const outcomes = await Promise.all(
      files.map(async ([name, file, column, reason]) => {
        const { problems } = await checked(file);
        return {
          name,
          found: problems.some((one) => one.column === column && one.reason.startsWith(reason)),
        };
      }),
    );
    expect(outcomes).toEqual(files.map(([name]) => ({ name, found: true })));
  });

  it.each([
    ['Latin-1', Buffer.from('product,name\ncaf\u00e9-a,caf\u00e9', 'latin1'), 'import_encoding'],
    ['a picture', Buffer.from('89504e470d0a1a0a00000000', 'hex'), 'import_encoding'],
    ['UTF-16 without its mark', Buffer.from('product,name', 'utf16le'), 'import_encoding'],
    ['nothing', Buffer.alloc(0), 'import_file_missing'],
    ['21 MB', Buffer.alloc(21 * 1024 * 1024, 'a'), 'import_large'],
  ])('%s is refused on upload', async (_, file, code) => {
    expect(await refusal(send(file))).toMatchObject({ code });
  });
});

describe('any input', () => {
  it('never fails and never changes products without being applied', async () => {
    const cell = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.constantFrom(
        '',
        '=cmd|x',
        '"',
        '1e9',
        '-5',
        'NaN',
        '99999999999999999999',
        'emerald-ring',
        '__proto__',
        '\ufeff',
        'no',
      ),
    );
    const heads = [
      'product',
      'name',
      'price',
      'stock',
      'gst_rates',
      'images',
      'tags',
      'sold_by',
      'is_default',
      'gram',
    ];
    const files = fc.oneof(
      fc
        .array(fc.array(cell, { minLength: 10, maxLength: 10 }), { maxLength: 6 })
        .map((rows) => Buffer.from([heads, ...rows].map(csvRow).join(''))),
      fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
      fc.string({ maxLength: 200 }).map((text) => Buffer.from(`product,name\r\n${text}`)),
    );
    const snapshotProducts = async () => {
      const { products, skus } = (await snapshotTables(testShop)) as Record<string, unknown>;
      return { products, skus };
    };
    const before = await snapshotProducts();
    const some = fc.sample(files, 40);
    const taken = await Promise.all(
      some.map((file) => send(file).catch((error: ApiError) => void expect(error.status).toBe(400))),
    );
    for (const one of taken) {
      if (!one) continue;
      expect(['checked']).toContain((await ended(one._id, 'checking')).status);
    }
    expect(await snapshotProducts()).toEqual(before);
  });
});
