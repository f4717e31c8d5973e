import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ProductConflict } from '#contract/catalog/products/admin.ts';
import type { ApiError } from '#contract/core/client.ts';
import { newId } from '../../../platform/core/id.ts';
import { transact } from '../../../platform/database/database.ts';
import { addProduct, productForm, ruby, somePicture } from '../../../testing/fixtures/products.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { meetAt } from '../../../testing/rendezvous.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let meera: Person;
let arjun: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  [meera, arjun] = [await testShop.admin(), await testShop.admin()];
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
const put = (who: Person, id: string, form: FormData) =>
  who.api('PUT /api/auth/products/{id}', { params: { id }, body: form });
const log = (id: string) => testShop.shop.services.audit.of(testShop.db, 'product', id);

describe('editing', () => {
  it('keeps what an earlier client does not send, its pictures and the ids of its variants', async () => {
    const before = await addProduct(meera, { ...ruby, hsn: '7103', searchWords: ['manik'] });
    await put(arjun, before._id, productForm({ ...ruby, name: 'Ruby, Manik' }));
    const after = await onAdmin(before._id);
    expect(after).toMatchObject({ name: 'Ruby, Manik', hsn: '7103', searchWords: ['manik'], version: 2 });
    expect(after.pictures).toEqual(before.pictures);
    expect(after.skus).toEqual(before.skus);
    expect((await log(before._id))[0]).toMatchObject({
      action: 'product.edit',
      actorId: arjun.userId,
      before: { name: 'Ruby' },
      after: { name: 'Ruby, Manik' },
    });
    expect(Object.keys((await log(before._id))[0]?.after as object)).toEqual(['name']);
  });

  it('replaces all pictures by uploaded ones', async () => {
    const before = await addProduct(meera);
    await put(meera, before._id, productForm({}, [{ bytes: await somePicture('#123456') }]));
    const { pictures } = await onAdmin(before._id);
    expect(pictures).toHaveLength(1);
    expect(pictures[0]?.url).not.toBe(before.pictures[0]?.url);
    // An order may still show it.
    expect((await fetch(testShop.base + before.pictures[0]?.url)).status).toBe(200);
  });

  it('changes nothing and logs nothing when nothing differs', async () => {
    const { _id } = await addProduct(meera);
    await put(meera, _id, productForm());
    expect((await onAdmin(_id)).version).toBe(1);
    expect(await log(_id)).toHaveLength(1);
  });

  it('refuses a quantity of 0, but lets a sold-out row stay so', async () => {
    const { _id } = await addProduct(meera, { stock: [{ size: '', quantity: 0 }] });
    await put(meera, _id, productForm({ name: 'Bell, sold out', stock: [{ quantity: 0 }] }));
    await put(meera, _id, productForm({ stock: [{ quantity: 3 }] }));
    expect(await refusal(put(meera, _id, productForm({ stock: [{ quantity: 0 }] })))).toMatchObject({
      message: 'Please specify quantity for every row.',
    });
  });

  it('moves stock by the difference, so that a sale during the edit is not undone', async () => {
    const before = await addProduct(meera);
    const [sku] = before.skus;
    await transact(testShop.db, (tx) =>
      testShop.shop.services.stock.reserve(tx, [
        { skuId: sku?._id ?? '', orderItemId: newId(new Date()), quantity: 1 },
      ]),
    );
    const rows = (quantity: number) => [{ _id: sku?._id, size: '', quantity, stockBefore: 4 }];
    await put(meera, before._id, productForm({ name: 'Bell', stock: rows(4) }));
    expect((await onAdmin(before._id)).skus).toMatchObject([{ stock: 3, reserved: 1 }]);
    await put(meera, before._id, productForm({ name: 'Bell', stock: rows(6) }));
    expect((await onAdmin(before._id)).skus).toMatchObject([{ stock: 5 }]);
    const short = put(meera, before._id, productForm({ stock: [{ ...rows(1)[0], stockBefore: 9 }] }));
    expect(await refusal(short)).toMatchObject({ status: 409, code: 'product_stock_short' });
  });

  it('shows in the shop at once, in the list as well', async () => {
    const { _id } = await addProduct(meera, { name: 'Ektara' });
    await testShop.visitor('GET /api/auth/products', { query: { q: 'ektara' } });
    await put(meera, _id, productForm({ name: 'Veena' }));
    expect((await shown(_id)).name).toBe('Veena');
    expect(await testShop.visitor('GET /api/auth/products', { query: { q: 'ektara' } })).toEqual([]);
  });
});

describe('two admins', () => {
  it('the second gets a conflict with the current product and its editor; nothing of the first edit is lost', async () => {
    const { _id, version } = await addProduct(meera);
    const meeting = meetAt('product.edit', 2);
    const [first, second] = await Promise.all([
      refusal(put(meera, _id, productForm({ version, brand: 'Meera' }))),
      refusal(put(arjun, _id, productForm({ version, brand: 'Arjun' }))),
    ]);
    meeting();
    const refused = [first, second].find((one) => one.status !== 200);
    const winner = first.status === 200 ? 'Meera' : 'Arjun';
    expect(refused).toMatchObject({ status: 409, code: 'product_changed' });
    const { product, by } = (refused as { details: unknown }).details as ProductConflict;
    expect(product).toMatchObject({ brand: winner, version: version + 1 });
    expect(by).toMatch(/^Buyer/);
    expect(await onAdmin(_id)).toMatchObject({ brand: winner, version: version + 1 });
    // A deliberate overwrite, with the version from the conflict.
    await put(arjun, _id, productForm({ version: version + 1, brand: 'Both' }));
    expect((await onAdmin(_id)).brand).toBe('Both');
  });

  it('a product deleted meanwhile is not found', async () => {
    const { _id, version } = await addProduct(meera);
    await meera.api('DELETE /api/auth/products/{id}', { params: { id: _id } });
    expect(await refusal(put(arjun, _id, productForm({ version })))).toMatchObject({ status: 404 });
  });
});
