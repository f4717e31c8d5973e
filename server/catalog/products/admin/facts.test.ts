import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { ApiError } from '#contract/core/client.ts';
import { readCsv } from '../../../platform/csv/read.ts';
import { importer } from '../../../testing/fixtures/imports.ts';
import { addProduct, productForm, ruby } from '../../../testing/fixtures/products.ts';
import { sheet } from '../../../testing/fixtures/sheet.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let meera: Person;
let { checked, applied } = {} as ReturnType<typeof importer>;
beforeAll(async () => {
  testShop = await startTestShop();
  meera = await testShop.admin();
  ({ checked, applied } = importer(meera));
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
const shown = (id: string) => testShop.visitor('GET /api/auth/products/{id}', { params: { id } });
const edit = (id: string, fields: Record<string, unknown>) =>
  meera.api('PUT /api/auth/products/{id}', { params: { id }, body: productForm(fields) });
const mogok = {
  country: 'in',
  source: 'mm',
  place: { en: 'Mogok', hi: 'मोगोक' },
  treatment: 'none',
  length: [7.1, 7.4],
};

test('an older client adds a product without facts, and its edits keep those that the form gave', async () => {
  const old = await addProduct(meera, ruby);
  expect((await shown(old._id)).facts).toEqual({ kind: 'gem', own: false, values: {} });
  await edit(old._id, { ...ruby, facts: { values: mogok } });
  await edit(old._id, { ...ruby, name: 'Ruby of Mogok' });
  const now = await shown(old._id);
  expect(now).toMatchObject({ name: 'Ruby of Mogok', facts: { kind: 'gem', own: false, values: mogok } });
  const [listed] = await testShop.visitor('GET /api/auth/products', { query: { q: 'mogok' } });
  expect(listed?.facts).toEqual(now.facts);
});

test('a price above the MRP is refused by the form, and an older client that knows no MRP sets its price', async () => {
  const added = await addProduct(meera, { name: 'Brass bell', category: 'Puja Samagri', price: '450' });
  const price = (value: string, facts?: object) =>
    edit(added._id, { name: 'Brass bell', category: 'Puja Samagri', price: value, ...(facts && { facts }) });
  const mrp = { kind: null, values: { mrp: 500 } };
  expect((await refusal(price('501', mrp))).message).toBe('Please check "MRP": a price may not be above it.');
  await price('500', mrp);
  await price('560');
  expect((await shown(added._id)).price).toBe(560);
});

test('a product may be of another kind than its category, and the audit log names both', async () => {
  const mala = await addProduct(meera, {
    name: 'Japa mala',
    facts: { kind: 'mala', values: { beads: 108, thread: 'silk', country: 'in' } },
  });
  expect((await shown(mala._id)).facts).toEqual({
    kind: 'mala',
    own: true,
    values: { beads: 108, thread: 'silk', country: 'in' },
  });
  await edit(mala._id, { name: 'Japa mala', facts: { kind: null, values: { metal: 'brass' } } });
  const [change] = await testShop.shop.services.audit.of(testShop.db, 'product', mala._id);
  expect(change).toMatchObject({
    before: { facts: { kind: 'mala', values: { beads: 108 } } },
    after: { facts: { kind: null, values: { metal: 'brass' } } },
  });
});

test('a wrong fact is refused by its name and its rule, in the language of the admin', async () => {
  const wrong = { facts: { values: { carat: -2 } } };
  const english = await refusal(addProduct(meera, { ...ruby, ...wrong }));
  expect(english).toMatchObject({ status: 400, code: 'product_fact' });
  expect(english.message).toBe(
    'Please check "Weight of the stone": enter one number from 0.01 to 100000, or two like 20-22, the smaller first.',
  );
  const foreign = await refusal(addProduct(meera, { ...ruby, facts: { values: { mukhi: 5 } } }));
  expect(foreign.message).toBe('Please check "Mukhi": this kind of product does not have it.');
  for (const facts of [
    '{',
    '[]',
    { values: { carat: { a: 1 } } },
    { kind: 'car', values: {} },
    { values: { carat: 2e6 } },
  ])
    expect((await refusal(addProduct(meera, { ...ruby, facts }))).status).toBe(400);
});

test('a file has a column a fact: it is exported, changed, cleared, and says which cell is wrong', async () => {
  const gem = await addProduct(meera, { ...ruby, name: 'File ruby', facts: { values: mogok } });
  const file = await fetch(`${testShop.base}/api/admin/product-export`, {
    headers: { authorization: `Bearer ${meera.token}` },
  }).then((answer) => answer.text());
  const [heading, ...rows] = readCsv(file.replace(/^\uFEFF/, '')) as { cells: string[] }[];
  const row = rows.find(({ cells }) => cells[0] === gem._id)?.cells ?? [];
  const cell = (name: string) => row[heading?.cells.indexOf(name) ?? -1];
  expect([cell('fact_place'), cell('fact_place_hi'), cell('fact_length')]).toEqual([
    'Mogok',
    'मोगोक',
    '7.1-7.4',
  ]);
  expect([cell('kind'), cell('fact_source'), cell('fact_mukhi')]).toEqual(['', 'mm', '']);

  const key = { product: gem._id, variant_or_size: '3 ratti' };
  await applied(
    sheet([{ ...key, fact_treatment: 'Heated', fact_place_hi: '', fact_length: '', fact_carat: '' }]),
  );
  expect((await shown(gem._id)).facts.values).toEqual({
    country: 'in',
    source: 'mm',
    place: { en: 'Mogok', hi: '' },
    treatment: 'heated',
  });

  const { problems } = await checked(
    sheet([
      { ...key, fact_treatment: 'magic', fact_report_date: 'May', fact_length: '9-7', fact_mukhi: '5' },
    ]),
  );
  expect(problems.map(({ column, reason }) => [column, reason.slice(0, 28)])).toEqual([
    ['fact_treatment', '"magic" is not one of: none,'],
    ['fact_report_date', 'Write a date such as 2026-11'],
    ['fact_length', 'Write one number from 0.1 to'],
    ['fact_mukhi', 'This kind of product does no'],
  ]);
});
