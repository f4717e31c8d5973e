import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { subjectsTo } from '../../../testing/fixtures/emails.ts';
import { addProduct, productForm, ruby } from '../../../testing/fixtures/products.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let manager: Person;
let writer: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  owner = await testShop.admin();
  manager = await testShop.admin('manager');
  writer = await testShop.admin('content');
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: { code: string }) => error.code,
  );
const params = (id: string) => ({ params: { id } });
const seen = async (id: string) => manager.api('GET /api/admin/products/{id}', params(id));

async function setPrice(who: Person, id: string, to: number): Promise<string> {
  const { skus } = await seen(id);
  const [sku] = skus;
  return codeOf(
    who.api('PATCH /api/admin/products/{id}/skus', {
      ...params(id),
      body: { skus: [{ _id: sku?._id ?? '', price: { from: sku?.price ?? 0, to } }] },
    }),
  );
}

test('who writes texts changes texts, and no price by any way', async () => {
  const { _id, skus } = await addProduct(manager, { price: '1000' });
  const [sku] = skus;
  const edit = (fields: Record<string, unknown>) =>
    codeOf(writer.api('PUT /api/auth/products/{id}', { ...params(_id), body: productForm(fields) }));
  expect(await edit({ price: '1000', name: 'A better name' })).toBe('accepted');
  expect(await edit({ price: '999' })).toBe('price_not_allowed');
  expect(await edit({ price: '1000', hsn: '7103' })).toBe('price_not_allowed');
  expect(await setPrice(writer, _id, 999)).toBe('price_not_allowed');
  const sale = {
    prices: [{ _id: sku?._id ?? '', price: 900 }],
    from: testShop.clock.now().toISOString(),
    to: null,
  };
  const sell = (who: Person, body: object) =>
    codeOf(who.api('PUT /api/admin/products/{id}/sale', { ...params(_id), body: body as typeof sale }));
  expect(await sell(writer, sale)).toBe('price_not_allowed');
  expect(await sell(manager, sale)).toBe('accepted');
  expect(await sell(writer, { ...sale, prices: [] })).toBe('price_not_allowed');
  const bulk = writer.api('POST /api/admin/products/bulk', {
    body: { ids: [_id], change: { kind: 'price', by: 'percent', value: -10 } },
  });
  expect(await codeOf(bulk)).toBe('price_not_allowed');
  expect(await codeOf(writer.api('POST /api/auth/add-product', { body: productForm({}) }))).toBe(
    'price_not_allowed',
  );
  const file = new FormData();
  file.set('file', new Blob(['name']), 'products.csv');
  expect(await codeOf(writer.api('POST /api/admin/product-imports', { body: file }))).toBe('not_allowed');
  expect(await codeOf(writer.api('POST /api/admin/energisation-offer', { body: { price: 1 } }))).toBe(
    'not_allowed',
  );
  expect((await seen(_id)).skus[0]?.price).toBe(1000);
});

test('a large change of a price needs fresh proof and owners hear of it, a small one neither', async () => {
  const { _id } = await addProduct(manager, { price: '1000' });
  const shop = await owner.api('GET /api/admin/settings');
  const staff = shop.settings.find(({ key }) => key === 'staff');
  await owner.api('PUT /api/admin/settings/{key}', {
    params: { key: 'staff' },
    body: { value: { freshProof: true, idleMinutes: 30 }, version: staff?.version ?? 0 },
  });
  const large = async () =>
    (await subjectsTo(testShop, owner.email)).filter((subject) => subject === 'A price has changed a lot')
      .length;
  testShop.clock.advance(16);
  expect(await setPrice(manager, _id, 900)).toBe('accepted');
  expect(await setPrice(manager, _id, 1)).toBe('fresh_proof_needed');
  // Small steps count together.
  expect(await setPrice(manager, _id, 750)).toBe('accepted');
  expect(await setPrice(manager, _id, 650)).toBe('fresh_proof_needed');
  // Another way to the same price.
  const put = manager.api('PUT /api/auth/products/{id}', {
    ...params(_id),
    body: productForm({ price: '650' }),
  });
  expect(await codeOf(put)).toBe('fresh_proof_needed');
  const [sku] = (await seen(_id)).skus;
  const sale = manager.api('PUT /api/admin/products/{id}/sale', {
    ...params(_id),
    body: {
      prices: [{ _id: sku?._id ?? '', price: 1 }],
      from: testShop.clock.now().toISOString(),
      to: null,
    },
  });
  expect(await codeOf(sale)).toBe('fresh_proof_needed');
  expect(await large()).toBe(0);
  const { token } = await testShop.visitor('POST /api/auth/login', {
    body: { email: manager.email, password: 'a good password' },
  });
  const proved = { ...manager, token, api: testShop.as(token) } as Person;
  expect(await setPrice(proved, _id, 1)).toBe('accepted');
  await expect.poll(large).toBe(1);
});

test('two variants that swap their names swap their prices, which needs the permission', async () => {
  const { _id, skus } = await addProduct(owner, ruby);
  const [one, other] = skus;
  const named = (sku: typeof one, variantName = '') => {
    const { _id: id, gram, price, stock } = sku ?? { gram: 1, price: 1, stock: 1 };
    return { _id: id, variantName, gram, price, stock };
  };
  const swapped = [named(one, other?.name), named(other, one?.name)];
  const put = writer.api('PUT /api/auth/products/{id}', {
    ...params(_id),
    body: productForm({ ...ruby, variants: swapped }),
  });
  expect(await codeOf(put)).toBe('price_not_allowed');
});

test('a new variant that is far cheaper than the others is a large change', async () => {
  const { _id, skus } = await addProduct(owner, ruby);
  const { token } = await testShop.visitor('POST /api/auth/login', {
    body: { email: manager.email, password: 'a good password' },
  });
  testShop.clock.advance(16);
  const variants = [
    ...skus.map(({ _id: id, name, gram, price, stock }) => ({
      _id: id,
      variantName: name,
      gram,
      price,
      stock,
    })),
    { variantName: 'The same stone', gram: 5, price: 1, stock: 1 },
  ];
  const put = testShop.as(token)('PUT /api/auth/products/{id}', {
    ...params(_id),
    body: productForm({ ...ruby, variants }),
  });
  expect(await codeOf(put)).toBe('fresh_proof_needed');
});
