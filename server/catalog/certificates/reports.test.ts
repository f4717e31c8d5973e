import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { somePicture } from '../../testing/fixtures/products.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { attach, piecesOf, plainPdf, reportForm, sell, verify } from './test-certificates.ts';

let testShop: TestShop;
let admin: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  admin = await testShop.admin();
});
afterAll(() => testShop.close());

const gem = () => createProduct(testShop, { name: 'Panna', price: 1500, available: 50 });
const onPage = async (id: string) =>
  (await testShop.visitor('GET /api/certificates/products/{id}', { params: { id } })).reports;
const withdraw = (id: string) =>
  admin.api('POST /api/admin/laboratory-reports/{id}/withdraw', {
    params: { id },
    body: { reason: 'Wrong stone.' },
  });
const replace = (id: string, fields: Record<string, string>) =>
  admin.api('POST /api/admin/laboratory-reports/{id}/replace', { params: { id }, body: reportForm(fields) });

/** Returns the signed report of the first piece of a new order of this product. */
async function sellOne(product: Awaited<ReturnType<typeof gem>>) {
  const sold = await sell(testShop, 1, product);
  await testShop.sweep();
  const [piece] = await piecesOf(sold);
  return { code: piece?.code ?? '', found: await verify(testShop, piece?.code ?? '') };
}

test('a report of a product is shown on its page, and becomes its facts and the proof of what is sold', async () => {
  const product = await gem();
  const fields = {
    productId: product._id,
    carat: '5.25',
    measured: 'Natural beryl',
    link: 'https://lab.test/T1001',
  };
  const { report } = await attach(admin, fields, await somePicture());
  expect(report).toMatchObject({ scope: 'product', ended: null, differs: [], pieces: 0 });
  expect(await onPage(product._id)).toMatchObject([
    {
      laboratory: { en: 'Test Gem Laboratory' },
      number: 'T 1001',
      date: '2026-11-20',
      carat: 5.25,
      skuId: null,
    },
  ]);
  const { facts } = await testShop.visitor('GET /api/auth/products/{id}', { params: { id: product._id } });
  expect(facts.values).toMatchObject({
    laboratory: { en: 'Test Gem Laboratory', hi: '' },
    report_number: 'T 1001',
    report_date: '2026-11-20',
  });
  const { found } = await sellOne(product);
  expect(found.report).toMatchObject({ number: 'T 1001', link: 'https://lab.test/T1001', withdrawn: false });
  const file = await fetch(`${testShop.base}${new URL(found.report?.file ?? '', testShop.base).pathname}`);
  expect(file.headers.get('content-type')).toBe('image/webp');
  const log = await admin.api('GET /api/auth/admin/audit', { query: { entity: 'laboratory_report' } });
  expect(log.entries[0]).toMatchObject({ action: 'report.attach', after: { number: 'T 1001' } });
});

test('a piece keeps the report it was sold with when another takes its place, and says when it was withdrawn', async () => {
  const product = await gem();
  const { report } = await attach(admin, { productId: product._id });
  const before = await sellOne(product);
  const { report: next } = await replace(report._id, { number: 'T 2002' });
  const after = await sellOne(product);
  expect((await verify(testShop, before.code)).report).toMatchObject({ number: 'T 1001', withdrawn: false });
  expect(after.found.report?.number).toBe('T 2002');
  expect(await onPage(product._id)).toMatchObject([{ number: 'T 2002' }]);

  await withdraw(next._id);
  expect((await verify(testShop, after.code)).report).toMatchObject({
    number: 'T 2002',
    withdrawn: true,
    file: null,
  });
  expect((await verify(testShop, before.code)).report).toMatchObject({ withdrawn: false });
  expect(await onPage(product._id)).toEqual([]);
  expect(await refusal(withdraw(next._id))).toBe('report_not_there');
  expect(JSON.stringify(await verify(testShop, after.code))).not.toContain('Wrong stone');
});

test('a report of a variant is that of its pieces alone', async () => {
  const variants = [
    { name: '5 ratti', price: 1500, available: 5 },
    { name: '6 ratti', price: 1800, available: 5 },
  ];
  const product = await createProduct(testShop, { name: 'Pukhraj', variants });
  const [five, six] = product.variants;
  await attach(admin, { productId: product._id, skuId: six?._id ?? '', number: 'V 6' });
  expect(await onPage(product._id)).toMatchObject([{ scope: 'variant', skuId: six?._id, number: 'V 6' }]);
  expect(product.facts.values).not.toHaveProperty('report_number');
  expect(await refusal(attach(admin, { productId: product._id, skuId: 'nothing' }))).toBe(
    'report_scope_unknown',
  );
  expect(five?._id).not.toBe(six?._id);
});

test('a report of one sold piece is signed anew for that piece, and its line keeps what it had', async () => {
  const product = await gem();
  const sold = await sell(testShop, 2, product);
  await testShop.sweep();
  const [first, second] = await piecesOf(sold);
  const { report } = await attach(admin, {
    code: first?.code.toLowerCase() ?? '',
    number: 'P 1',
    carat: '6.1',
  });
  expect(report).toMatchObject({ scope: 'piece', code: first?.code, product: { name: 'Panna' }, pieces: 1 });
  const found = await verify(testShop, first?.code ?? '');
  expect(found).toMatchObject({ revision: 2, report: { number: 'P 1', carat: 6.1 } });
  expect(JSON.parse(found.statement)).toMatchObject({
    revision: 2,
    report: { scope: 'piece', number: 'P 1' },
  });
  expect(await verify(testShop, second?.code ?? '')).toMatchObject({ revision: 1, report: null });
  expect(await onPage(product._id)).toEqual([]);
});

test('two reports for one product at once: one is attached, the other is told', async () => {
  const product = await gem();
  const both = await Promise.all(
    ['A', 'B'].map((number) => refusal(attach(admin, { productId: product._id, number }))),
  );
  expect(both.toSorted()).toEqual(['accepted', 'report_exists']);
  expect(await onPage(product._id)).toHaveLength(1);
});

test('facts that somebody types over a report are pointed out, and the signed statement goes by the report', async () => {
  const product = await gem();
  await attach(admin, { productId: product._id, number: 'R 7' });
  const values = { report_number: 'typed over' };
  await testShop.db
    .updateTable('products')
    .set({ facts: JSON.stringify({ kind: null, values }) })
    .where('id', '=', product._id)
    .execute();
  const { reports } = await admin.api('GET /api/admin/laboratory-reports', { query: { q: 'R 7' } });
  expect(reports[0]?.differs).toContain('report_number');
  const { found } = await sellOne(product);
  expect(found.facts?.values).toMatchObject({ report_number: 'R 7' });
});

test('a file that is no picture and no plain PDF is refused', async () => {
  const product = await gem();
  const refused = (file: Buffer | null) => refusal(attach(admin, { productId: product._id }, file));
  expect(await refused(null)).toBe('report_file_missing');
  expect(await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('report_file_type');
  expect(await refused(plainPdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>'))).toBe('report_file_active');
  expect(await refused(Buffer.from('%PDF-1.4\nhalf of it'))).toBe('report_file_active');
  expect(await refused(Buffer.alloc(8_000_001, '%PDF-1.4'))).toBe('report_file_large');
  expect(await onPage(product._id)).toEqual([]);
  const { report } = await attach(admin, { productId: product._id });
  const file = await fetch(`${testShop.base}${new URL(report.file, testShop.base).pathname}`);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(file.headers.get('content-disposition')).toBe('attachment');
});

test('a link must be https, and a weight a positive number', async () => {
  const product = await gem();
  const refused = (fields: object) => refusal(attach(admin, { productId: product._id, ...fields }));
  expect(await refused({ link: 'javascript:alert(1)' })).not.toBe('accepted');
  expect(await refused({ link: 'http://lab.test' })).not.toBe('accepted');
  expect(await refused({ carat: '-1' })).not.toBe('accepted');
});

test('the list finds a report by number, laboratory, product and code', async () => {
  const product = await createProduct(testShop, { name: 'Gomed of the list', price: 900, available: 5 });
  await attach(admin, { productId: product._id, number: 'L-55', laboratory: 'List Laboratory' });
  const find = async (q: string) =>
    (await admin.api('GET /api/admin/laboratory-reports', { query: { q } })).reports.map(
      ({ number }) => number,
    );
  expect(await find('l-55')).toEqual(['L-55']);
  expect(await find('list lab')).toEqual(['L-55']);
  expect(await find('gomed of')).toEqual(['L-55']);
  expect(await find('100%')).toEqual([]);
});
