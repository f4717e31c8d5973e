import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ApiError } from '#contract/core/client.ts';
import { onCheckpoint } from '../../../platform/core/checkpoint.ts';
import { withClient } from '../../../platform/database/account.ts';
import { bodyFor } from '../../../testing/fixtures/checkout.ts';
import { subjectsTo } from '../../../testing/fixtures/emails.ts';
import { importer } from '../../../testing/fixtures/imports.ts';
import { addProduct } from '../../../testing/fixtures/products.ts';
import { ringRow, sheet } from '../../../testing/fixtures/sheet.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { holdAt } from '../../../testing/rendezvous.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let meera: Person;
let picture: string;
let { ended, checked, apply, applied } = {} as ReturnType<typeof importer>;
beforeAll(async () => {
  testShop = await startTestShop();
  meera = await testShop.admin();
  ({ ended, checked, apply, applied } = importer(meera));
  picture = (await addProduct(meera, { name: 'Brass bell' })).pictures[0]?.url ?? '';
  await applied(sheet([ringRow(picture)]));
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

describe('applying', () => {
  const many = (start: string, count: number) =>
    Array.from({ length: count }, (_, i) =>
      ringRow(picture, {
        product: `${start}-${i}`,
        name: `${start} ${i}`,
        sold_by: 'Quantity',
        variant_or_size: '',
        stock: '9',
      }),
    );
  /** Returns the products of the shop whose slug begins so, with the stock of each. */
  const stored = (start: string) =>
    testShop.db
      .selectFrom('skus')
      .innerJoin('products', 'products.id', 'skus.product_id')
      .select(['slug', 'product_id as id', 'available', 'price'])
      .where('slug', 'like', `${start}-%`)
      .execute();
  const found = async (start: string) => (await stored(start)).length;
  const one = async (slug: string) =>
    (await stored(slug.split('-')[0] ?? '')).find((row) => row.slug === slug);
  const buy = async (buyer: Person, slug: string) => {
    const product = await testShop.visitor('GET /api/auth/products/{id}', {
      params: { id: (await one(slug))?.id ?? '' },
    });
    const body = { ...bodyFor(product), paymentMethod: 'cod' as const };
    return (await buyer.api('POST /api/auth/place-order', { body })).order;
  };

  it('writes nothing of a file that does not fit the shop any more when it begins', async () => {
    await applied(sheet(many('gone', 1)));
    const { _id } = await checked(sheet([...many('whole', 40), ...many('gone', 1)]));
    await meera.api('DELETE /api/auth/products/{id}', { params: { id: (await one('gone-0'))?.id ?? '' } });
    await apply(_id);
    expect(await ended(_id, 'applying')).toMatchObject({
      status: 'checked',
      done: 0,
      problems: [{ row: 42 }],
    });
    expect(await found('whole')).toBe(0);
  });

  it('stops at a part that does not fit any more, says what is left, and goes on when it is applied again', async () => {
    const { _id } = await checked(sheet(many('half', 60)));
    const held = holdAt('import.written');
    await apply(_id);
    await held.reached;
    // Another product takes the last one's slug in between, so the database refuses that part.
    const other = await addProduct(meera, { name: 'In the way' });
    await testShop.db.updateTable('products').set({ slug: 'half-59' }).where('id', '=', other._id).execute();
    held.release();
    // The rest is checked again and shows its effect now.
    const left = { products: { added: 9, changed: 1, unchanged: 50 } };
    expect(await ended(_id, 'applying')).toMatchObject({
      status: 'checked',
      done: 50,
      rows: 60,
      summary: left,
    });
    // With the one in the way.
    expect(await found('half')).toBe(51);
    await apply(_id);
    expect(await ended(_id, 'applying')).toMatchObject({ status: 'done', done: 60 });
    expect(await found('half')).toBe(60);
  });

  it('names the rows of a part that fails, and keeps those before it', async () => {
    const { _id } = await checked(sheet(many('broken', 60)));
    await withClient(testShop.ownerUrl, (db) =>
      db.query(`create function refuse_broken() returns trigger language plpgsql as $$
        begin if new.slug = 'broken-30' then raise 'refused by the test'; end if; return new; end $$;
        create trigger refuse_broken before insert on products for each row execute function refuse_broken()`),
    );
    await apply(_id);
    const outcome = await ended(_id, 'applying');
    expect(outcome).toMatchObject({ status: 'failed', done: 25, problems: [{ row: 27 }] });
    expect(outcome.problems[0]?.reason).toMatch(/^Rows 27 to 51 could not be written/);
    expect(await found('broken')).toBe(25);
    await withClient(testShop.ownerUrl, (db) => db.query('drop function refuse_broken cascade'));
    expect(await applied(sheet(many('broken', 60)))).toMatchObject({
      status: 'done',
      summary: { products: { added: 35, unchanged: 25 } },
    });
  });

  it('lets people buy what the file changes while it is applied', async () => {
    await applied(sheet(many('open', 60)));
    const buyer = await testShop.customer();
    const { _id } = await checked(sheet(many('open', 60).map((row) => ({ ...row, price: '7000' }))));
    const held = holdAt('import.written');
    await apply(_id);
    await held.reached;
    // One product of the part that is written, and one of the last part.
    expect((await buy(buyer, 'open-0')).totalAmount).toBe(7000);
    testShop.clock.advance(11);
    expect((await buy(buyer, 'open-59')).totalAmount).toBe(6800);
    held.release();
    expect(await ended(_id, 'applying')).toMatchObject({ status: 'done', done: 60 });
  });

  it('goes on behind what is written after it was cut off: no stock is set twice', async () => {
    await applied(sheet(many('kill', 60)));
    const { _id } = await checked(sheet(many('kill', 60).map((row) => ({ ...row, stock: '5' }))));
    const stockOf = async (slug: string) => (await one(slug))?.available;
    const buyer = await testShop.customer();
    const seen: unknown[] = [];
    const remove = onCheckpoint('import.written', async () => {
      remove();
      seen.push(await stockOf('kill-0'), await stockOf('kill-59'));
      await buy(buyer, 'kill-0');
      // What a job hears whose database ends its connection. It is run again.
      throw Object.assign(new Error('terminating connection'), { code: '57P01' });
    });
    await apply(_id);
    expect(await ended(_id, 'applying')).toMatchObject({ status: 'done', done: 60 });
    expect(seen).toEqual([5, 9]);
    expect([await stockOf('kill-0'), await stockOf('kill-59')]).toEqual([4, 5]);
  });

  it('tells owners of all large price changes in one e-mail', async () => {
    await applied(sheet(many('cheap', 60)));
    const before = (await subjectsTo(testShop, meera.email)).length;
    await applied(sheet(many('cheap', 60).map((row) => ({ ...row, price: '100' }))));
    await expect.poll(async () => (await subjectsTo(testShop, meera.email)).length).toBe(before + 1);
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
    const [ring] = await testShop.visitor('GET /api/auth/products', { query: { q: 'emerald ring' } });
    const { _id } = await checked(sheet([{ product: 'emerald-ring', variant_or_size: '7', stock: '3' }]));
    await meera.api('DELETE /api/auth/products/{id}', { params: { id: ring?._id ?? '' } });
    await apply(_id);
    expect(await ended(_id, 'applying')).toMatchObject({
      status: 'checked',
      problems: [{ row: 2, column: 'product', reason: 'This product was deleted. Restore it first.' }],
    });
  });
});
