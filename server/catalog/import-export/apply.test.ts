import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ApiError } from '#contract/core/client.ts';
import { importer } from '../../testing/imports.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { addProduct } from '../../testing/products.ts';
import { holdAt } from '../../testing/rendezvous.ts';
import { ringRow, sheet } from '../../testing/sheet.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

let world: TestShop;
let meera: Person;
let picture: string;
let { ended, checked, apply, applied } = {} as ReturnType<typeof importer>;
beforeAll(async () => {
  world = await startTestShop();
  meera = await world.admin();
  ({ ended, checked, apply, applied } = importer(meera));
  picture = (await addProduct(meera, { name: 'Brass bell' })).pictures[0]?.url ?? '';
  await applied(sheet([ringRow(picture)]));
});
afterEach(() => expectInvariants(world));
afterAll(() => world.close());

const refusal = (work: Promise<unknown>): Promise<ApiError> =>
  work.then(
    () => {
      throw new Error('was not refused');
    },
    (error: ApiError) => error,
  );

describe('applying', () => {
  it('is all or nothing: a failure in the middle changes nothing', async () => {
    const rows = Array.from({ length: 600 }, (_, i) =>
      ringRow(picture, { product: `half-${i}`, name: `Half ${i}` }),
    );
    const { _id } = await checked(sheet(rows));
    const held = holdAt('import.written');
    await apply(_id);
    await held.reached;
    // Another product takes the last one's slug in between, so the database refuses the second half.
    const bell = await addProduct(meera, { name: 'In the way' });
    await world.db.updateTable('products').set({ slug: 'half-599' }).where('id', '=', bell._id).execute();
    held.release();
    const outcome = await ended(_id, 'applying');
    // The file is checked again and shows its effect now.
    expect(outcome).toMatchObject({ status: 'checked', summary: { products: { added: 599, changed: 1 } } });
    expect(await world.visitor('GET /api/auth/products', { query: { q: 'half', limit: 5 } })).toEqual([]);
  });

  it('runs one file at a time and refuses a second one', async () => {
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

  it('compares again: a product deleted since the check stops it and is reported', async () => {
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
