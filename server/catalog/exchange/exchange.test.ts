import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ApiError } from '#contract/client.ts';
import type { ProductImport } from '#contract/product-exchange.ts';
import { csvRow } from '../../platform/csv.ts';
import { readCsv } from '../../platform/csv-read.ts';
import { everything } from '../../testing/everything.ts';
import { shelve } from '../../testing/goods.ts';
import { expectHealthy } from '../../testing/invariants.ts';
import { holdAt } from '../../testing/rendezvous.ts';
import { type Person, startWorld, type World } from '../../testing/world.ts';
import { addProduct } from '../desk/testing.ts';

let world: World;
let meera: Person;
let picture: string;
beforeAll(async () => {
  world = await startWorld();
  meera = await world.admin();
  const bell = await addProduct(meera, { name: 'Brass bell', tags: ['one, with a comma', 'two'] });
  picture = bell.pictures[0]?.url ?? '';
});
afterEach(() => expectHealthy(world));
afterAll(() => world.close());

const refusal = (work: Promise<unknown>): Promise<ApiError> =>
  work.then(
    () => {
      throw new Error('was not refused');
    },
    (error: ApiError) => error,
  );

const send = (file: string | Buffer, name = 'goods.csv') => {
  const form = new FormData();
  form.append('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), name);
  return meera.api('POST /api/admin/product-imports', { body: form });
};

const ended = (id: string, during: ProductImport['status']) =>
  vi.waitFor(
    async () => {
      const now = await meera.api('GET /api/admin/product-imports/{id}', { params: { id } });
      if (now.status === during) throw new Error('not yet');
      return now;
    },
    { timeout: 20_000, interval: 100 },
  );

const checked = async (file: string | Buffer) => ended((await send(file))._id, 'checking');
const apply = (id: string) => meera.api('POST /api/admin/product-imports/{id}/apply', { params: { id } });
const applied = async (file: string) => {
  const { _id } = await checked(file);
  await apply(_id);
  return ended(_id, 'applying');
};

async function exported(): Promise<string> {
  const answer = await fetch(`${world.base}/api/admin/product-export`, {
    headers: { authorization: `Bearer ${meera.token}` },
  });
  expect(answer.headers.get('content-disposition')).toMatch(/navaratna-products-\d{4}-\d\d-\d\d\.csv/);
  return answer.text();
}

const sheet = (rows: Record<string, string>[]): string => {
  const names = [...new Set(rows.flatMap(Object.keys))];
  return [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))].map(csvRow).join('');
};

const newRing = (more: Record<string, string> = {}): Record<string, string> => ({
  product: 'emerald-ring',
  name: 'Emerald ring',
  description: 'A ring.',
  category: 'Rings',
  sold_by: 'Ring',
  images: picture,
  variant_or_size: '7',
  price: '6800',
  stock: '2',
  ...more,
});

describe('out and in again', () => {
  it('what was exported changes nothing when it comes back, however often', async () => {
    await shelve(world, {
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
    const before = await everything(world);
    const done = await applied(file);
    expect(done).toMatchObject({
      status: 'done',
      summary: {
        products: { added: 0, changed: 0, unchanged: 2 },
        skus: { added: 0, changed: 0, unchanged: 3 },
      },
    });
    const after = await everything(world);
    for (const table of ['products', 'skus', 'stock_moves', 'audit', 'product_images'])
      expect((after as Record<string, unknown>)[table]).toEqual((before as Record<string, unknown>)[table]);
  });

  it('adds products and sizes, changes what differs, leaves what it does not name; each change is in the log', async () => {
    const first = await applied(sheet([newRing(), newRing({ variant_or_size: '7.5', stock: '0' })]));
    expect(first.summary).toMatchObject({ products: { added: 1 }, skus: { added: 2 } });
    const [ring] = await world.visitor('GET /api/auth/products', { query: { q: 'emerald ring' } });
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
    // The other size has the same price.
    expect(second.summary).toMatchObject({ products: { changed: 1 }, skus: { changed: 2 } });
    const now = await world.visitor('GET /api/auth/products/{id}', { params: { id: ring?._id ?? '' } });
    expect(now).toMatchObject({
      name: 'Emerald ring',
      price: 7000.5,
      translations: { hi: { name: 'पन्ना अंगूठी' } },
      stock: [
        { _id: ring?.stock[0]?._id, quantity: 5 },
        { size: '7.5', quantity: 0 },
      ],
    });
    expect(await world.shop.services.audit.of(world.db, 'product', now._id)).toMatchObject([
      { action: 'product.import', actorId: meera.userId, after: { translations: { hi: {} } } },
      { action: 'product.import', after: { name: 'Emerald ring' } },
    ]);
  });
});

describe('the dry run', () => {
  it('names every bad row and column with the reason, and changes nothing', async () => {
    const deleted = await addProduct(meera, { name: 'Gone' });
    await meera.api('DELETE /api/auth/products/{id}', { params: { id: deleted._id } });
    const before = await everything(world);
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
    const { product_imports: _, ...after } = (await everything(world)) as Record<string, unknown>;
    const { product_imports: __, ...was } = before as Record<string, unknown>;
    expect(after).toEqual(was);
  });

  const files: [string, string, string, string][] = [
    ['a heading nobody knows', 'product,colour\na-b,red\n', 'colour', 'There is no such column.'],
    ['a heading twice', 'product,name,name\na-b,c,d\n', 'name', 'This column is there twice.'],
    ['no product column', 'name,price\na,1\n', 'product', 'This column is missing.'],
    ['nothing below the heading', 'product,name\n', '', 'The file has no rows'],
    ['a quote without end', 'product,name\na-b,"c\n', '', 'A quotation mark begins here'],
    ['a cell of a megabyte', `product,name\na-b,"${'x'.repeat(1_000_000)}"\n`, 'name', 'At most 150 letters'],
    ['cells beyond the heading', 'product,name\na-b,c,d\n', '', 'This row has more cells'],
  ];
  it('says what is wrong with a whole file, or with one that is strange', async () => {
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
  ])('%s is refused when it comes', async (_, file, code) => {
    expect(await refusal(send(file))).toMatchObject({ code });
  });
});

describe('whatever comes', () => {
  it('never fails and never changes the goods without being applied', { timeout: 60_000 }, async () => {
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
    const goods = async () => {
      const { products, skus } = (await everything(world)) as Record<string, unknown>;
      return { products, skus };
    };
    const before = await goods();
    const some = fc.sample(files, 40);
    const taken = await Promise.all(
      some.map((file) => send(file).catch((error: ApiError) => void expect(error.status).toBe(400))),
    );
    for (const one of taken) {
      if (!one) continue;
      expect(['checked']).toContain((await ended(one._id, 'checking')).status);
    }
    expect(await goods()).toEqual(before);
  });
});

describe('applying', () => {
  it('is all or nothing: when it breaks in the middle, nothing has happened', async () => {
    const rows = Array.from({ length: 600 }, (_, i) => newRing({ product: `half-${i}`, name: `Half ${i}` }));
    const { _id } = await checked(sheet(rows));
    const held = holdAt('import.written');
    await apply(_id);
    await held.reached;
    // Somebody takes the last one's name meanwhile: the database refuses the second half.
    const bell = await addProduct(meera, { name: 'In the way' });
    await world.db.updateTable('products').set({ slug: 'half-599' }).where('id', '=', bell._id).execute();
    held.release();
    const outcome = await ended(_id, 'applying');
    // It is looked at again, and says what it would do now.
    expect(outcome).toMatchObject({ status: 'checked', summary: { products: { added: 599, changed: 1 } } });
    expect(await world.visitor('GET /api/auth/products', { query: { q: 'half', limit: 5 } })).toEqual([]);
  });

  it('one file at a time; a second one is told', async () => {
    const one = await checked(sheet([{ product: 'emerald-ring', variant_or_size: '7', stock: '9' }]));
    const two = await checked(sheet([{ product: 'emerald-ring', variant_or_size: '7', stock: '8' }]));
    const held = holdAt('import.written');
    await apply(one._id);
    await held.reached;
    expect(await refusal(apply(two._id))).toMatchObject({ status: 409, code: 'import_busy' });
    held.release();
    expect(await ended(one._id, 'applying')).toMatchObject({ status: 'done', done: 1 });
    await apply(two._id);
    expect(await ended(two._id, 'applying')).toMatchObject({ status: 'done' });
  });

  it('compares once more: what left the shop since the check stops it, and is named', async () => {
    const [ring] = await world.visitor('GET /api/auth/products', { query: { q: 'emerald ring' } });
    const { _id } = await checked(sheet([{ product: 'emerald-ring', variant_or_size: '7', stock: '3' }]));
    await meera.api('DELETE /api/auth/products/{id}', { params: { id: ring?._id ?? '' } });
    await apply(_id);
    expect(await ended(_id, 'applying')).toMatchObject({
      status: 'checked',
      problems: [{ row: 2, column: 'product', reason: 'This product was deleted. Restore it first.' }],
    });
  });
});
