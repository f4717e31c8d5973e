import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

// The shop's level is three pieces. Seven products, of which each is low or not for another reason.
let testShop: TestShop;
let admin: Person;
const ids = new Map<string, string>();

beforeAll(async () => {
  testShop = await startTestShop();
  admin = await testShop.admin();
  const products = {
    'Sold out': 0,
    Three: 3,
    Four: 4,
    Hundred: 100,
    'Two are enough': 2,
    Draft: 1,
    Deleted: 1,
  };
  for (const [name, available] of Object.entries(products))
    ids.set(name, (await createProduct(testShop, { name, available }))._id);
  const strands = [
    { name: 'Short', price: 10, available: 50 },
    { name: 'Long', price: 10, available: 7 },
  ];
  ids.set('Two lengths', (await createProduct(testShop, { name: 'Two lengths', variants: strands }))._id);
  await setLevel('Hundred', 100);
  await setLevel('Two are enough', 1);
  await setLevel('Two lengths', 10, 'Long');
  await setState('Draft', 'draft');
  await admin.api('DELETE /api/auth/products/{id}', { params: { id: ids.get('Deleted') ?? '' } });
});
afterAll(() => testShop.close());

async function setLevel(name: string, reorderLevel: number | null, size = '') {
  const { rows } = await admin.api('GET /api/admin/stock', { query: { q: name } });
  const row = rows.find((one) => one.name === name && one.size === size);
  if (!row) throw new Error(`There is no ${name}.`);
  const { version, shelf, barcode } = row;
  const body = { version, shelf, barcode, reorderLevel };
  await admin.api('PATCH /api/admin/stock/{id}', { params: { id: row._id }, body });
}

const setState = async (name: string, state: 'draft' | 'published') =>
  admin.api('PUT /api/admin/products/{id}/state', { params: { id: ids.get(name) ?? '' }, body: { state } });

/** Reads the low products of every place that shows them. */
async function everywhere() {
  const [table, stock, board, menu, evening] = await Promise.all([
    admin.api('GET /api/admin/products', { query: { stock: 'low' } }),
    admin.api('GET /api/admin/stock', { query: { show: 'order' } }),
    admin.api('GET /api/auth/admin/dashboard'),
    admin.api('GET /api/auth/admin/waiting'),
    testShop.shop.services.adminDashboard.today(),
  ]);
  const names = table.products.map(({ name }) => name).toSorted();
  expect([...new Set(stock.rows.map(({ name }) => name))].toSorted()).toEqual(names);
  expect(stock.toOrder).toBe(stock.rows.length);
  const attention = board.attention.find(({ kind }) => kind === 'lowStock')?.count ?? 0;
  expect({
    table: [table.low, table.total],
    board: [board.stock.low, attention],
    menu: menu.lowStock,
    evening: evening.stock.low,
  }).toEqual({
    table: [names.length, names.length],
    board: [names.length, names.length],
    menu: names.length,
    evening: names.length,
  });
  // The badge of each row follows from the row alone.
  for (const { name, skus } of table.products)
    expect(
      skus.some(({ stock, level = table.stockLow }) => stock <= level),
      name,
    ).toBe(true);
  // The first four that are not sold out.
  const left = stock.rows.filter(({ available }) => available > 0).map(({ available }) => available);
  expect(board.stock.lowest.map((one) => one.left)).toEqual(left.toSorted((a, b) => a - b).slice(0, 4));
  await expectInvariants(testShop);
  return names;
}

test('products table, stock page, dashboard, menu and evening e-mail agree on what is low', async () => {
  expect(await everywhere()).toEqual(['Hundred', 'Sold out', 'Three', 'Two lengths']);
});

test('they agree after a level is set or removed, and a product is published, deleted or restored', async () => {
  await setLevel('Two are enough', null);
  await setLevel('Hundred', 99);
  await setState('Draft', 'published');
  await admin.api('DELETE /api/auth/products/{id}', { params: { id: ids.get('Three') ?? '' } });
  expect(await everywhere()).toEqual(['Draft', 'Sold out', 'Two are enough', 'Two lengths']);
  await admin.api('POST /api/admin/products/{id}/restore', { params: { id: ids.get('Three') ?? '' } });
  expect(await everywhere()).toContain('Three');
});
