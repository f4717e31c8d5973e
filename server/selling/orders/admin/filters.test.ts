import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InputOf } from '#contract/core/client.ts';
import type { OrderSort } from '#contract/selling/orders/rules.ts';
import { orderSorts } from '#contract/selling/orders/rules.ts';
import { bodyFor, checkout, goodAddress, refusal } from '../../../testing/fixtures/checkout.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { payAndSettle } from '../../../testing/gateway.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { matchesFilter, sortedBy } from './filter-sql.ts';
import { countOrders, readList } from './list-store.ts';

type Filter = NonNullable<InputOf<'GET /api/admin/orders'>['query']>;
let testShop: TestShop;
let admin: Person;
/** The numbers of the orders of this file, by the name that the tests give them. */
const numbers: Record<string, string> = {};
const ids: Record<string, string> = {};

async function place(name: string, price: number, more: { pincode?: string; variant?: string } = {}) {
  const product = await createProduct(testShop, {
    name: `${name} of the filters`,
    price,
    available: 5,
    ...(more.variant && { variants: [{ name: more.variant, price, available: 5 }] }),
  });
  const buyer = await testShop.customer();
  const body = bodyFor({ ...product, price });
  const { order } = await buyer.api('POST /api/auth/place-order', {
    body: {
      ...body,
      items: body.items.map((item) => ({ ...item, variantId: product.variants[0]?._id ?? null })),
      paymentMethod: 'cod',
      shippingAddress: { ...goodAddress, ...(more.pincode && { pincode: more.pincode, state: 'RJ' }) },
    },
  });
  numbers[order.orderNumber] = name;
  ids[name] = order._id;
}

const shown = async (query: Filter) => {
  const { orders } = await admin.api('GET /api/admin/orders', { query: { limit: 100, ...query } });
  return orders.flatMap(({ orderNumber }) => numbers[orderNumber] ?? []);
};

beforeAll(async () => {
  testShop = await startTestShop();
  admin = await testShop.admin();
  await place('Amber', 900);
  await place('Beryl', 2500, { pincode: '302003' });
  await place('Coral', 1200, { variant: 'Seven ratti' });
  const buyer = await testShop.customer();
  const product = await createProduct(testShop, { name: 'Diamond of the filters', price: 700, available: 5 });
  const { orderId, orderNumber, customOrderId } = await checkout(buyer, product);
  await payAndSettle(testShop, customOrderId);
  numbers[orderNumber] = 'Diamond';
  ids.Diamond = orderId;
  await admin.api('PUT /api/auth/admin/update-status', {
    body: {
      orderId: ids.Beryl ?? '',
      status: 'Shipped',
      courier: { name: 'Bluewing', number: 'bw100200300', url: 'https://bluewing.test/t/bw100200300' },
    },
  });
});
afterAll(() => testShop.close());

describe('the list of orders', () => {
  const cases: [Filter, string[]][] = [
    [{ method: 'online' }, ['Diamond']],
    [{ method: 'cod', payment: 'Pending' }, ['Coral', 'Beryl', 'Amber']],
    [{ pin: '302' }, ['Beryl']],
    [{ pin: '302003' }, ['Beryl']],
    [{ pin: '303' }, []],
    [{ item: 'amber of' }, ['Amber']],
    [{ item: 'SEVEN RATTI' }, ['Coral']],
    [{ item: '100%' }, []],
    [{ courier: 'Bluewing' }, ['Beryl']],
    [{ courier: 'Blue' }, []],
    [{ tracking: 'BW1002' }, ['Beryl']],
    [{ q: 'BW100200300' }, ['Beryl']],
    [{ packed: 'no' }, ['Diamond', 'Coral', 'Amber']],
    [{ packed: 'yes' }, []],
    [{ status: 'Pending', method: 'cod', item: 'filters' }, ['Coral', 'Amber']],
  ];
  test.each(cases)('shows for %j: %j', async (query, expected) => {
    expect(await shown(query)).toEqual(expected);
  });

  test('the days are days in India: midnight there, and not in Greenwich, parts them', async () => {
    const at = new Date('2026-01-15T18:00:00Z');
    const late = new Date('2026-01-15T18:31:00Z');
    const move = (name: string, to: Date) =>
      testShop.db
        .updateTable('orders')
        .set({ created_at: to })
        .where('id', '=', ids[name] ?? '')
        .execute();
    await move('Amber', at);
    await move('Coral', late);
    expect(await shown({ from: '2026-01-15', to: '2026-01-15' })).toEqual(['Amber']);
    expect(await shown({ from: '2026-01-16', to: '2026-01-16' })).toEqual(['Coral']);
    expect(await shown({ to: '2026-01-16' })).toEqual(['Coral', 'Amber']);
    expect(await shown({ from: '2026-01-17', to: '2026-01-16' })).toEqual([]);
    expect(await refusal(shown({ from: '9999-12-31' }))).toBe('bad_input');
  });

  test.each<[OrderSort, string[]]>([
    ['newest', ['Diamond', 'Beryl', 'Coral', 'Amber']],
    ['oldest', ['Amber', 'Coral', 'Beryl', 'Diamond']],
    ['highest', ['Beryl', 'Coral', 'Amber', 'Diamond']],
    ['lowest', ['Diamond', 'Amber', 'Coral', 'Beryl']],
    // What has left waits for nobody.
    ['waiting', ['Amber', 'Coral', 'Diamond', 'Beryl']],
  ])('is sorted by %s', async (sort, expected) => {
    expect(await shown({ sort })).toEqual(expected);
    const { ids: all, total } = await admin.api('GET /api/admin/orders/ids', { query: { sort } });
    expect(all).toEqual(expected.map((name) => ids[name]));
    expect(total).toBe(4);
  });

  test('counts every status for the same filter', async () => {
    const { counts, total } = await admin.api('GET /api/admin/orders', {
      query: { method: 'cod', status: 'Shipped' },
    });
    expect([counts.all, counts.Pending, counts.Shipped, total]).toEqual([3, 2, 1, 1]);
  });

  test('shows the same orders however they are found, and says when it stopped counting', async () => {
    const filters = [
      { q: 'asha' },
      { q: 'amber' },
      { q: '', item: 'filters' },
      { q: '', item: 'amber', method: 'cod' as const },
      { q: '', packed: 'no' as const },
      { q: '', pin: '30' },
    ];
    const page = { sort: 'newest' as const, limit: 30 };
    for (const filter of filters) {
      const all = await countOrders(testShop.db, filter);
      expect([filter, all.atLeast, all.reach]).toEqual([filter, false, 'few']);
      const found = await readList(testShop.db, filter, page, 'few');
      expect([filter, found.rows.length]).toEqual([filter, all.counts.all]);
      for (const reach of ['all', 'each'] as const)
        expect([reach, await readList(testShop.db, filter, page, reach)]).toEqual([reach, found]);
      const some = await countOrders(testShop.db, filter, 1);
      expect([filter, some.atLeast, some.counts.all]).toEqual([
        filter,
        all.counts.all > 1,
        Math.min(all.counts.all, 1),
      ]);
    }
  });

  test('knows the couriers of earlier orders, with a link for the next tracking number', async () => {
    const { couriers } = await admin.api('GET /api/admin/orders/couriers');
    expect(couriers).toEqual([{ name: 'Bluewing', link: 'https://bluewing.test/t/{number}' }]);
  });

  test('every sort and every filter has an index', async () => {
    const plan = async (filter: Filter, sort: OrderSort) =>
      testShop.db.transaction().execute(async (tx) => {
        // Few rows: without this the planner reads the whole table, whatever the indexes.
        await sql`set local enable_seqscan = off`.execute(tx);
        await sql`set local enable_sort = off`.execute(tx);
        const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select o.id from orders o
          where o.payment_status not in ('Initiated', 'Failed') ${matchesFilter({ q: '', ...filter })}
          order by ${sortedBy(sort)} limit 30`.execute(tx);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      });
    for (const sort of orderSorts) expect(await plan({}, sort)).not.toMatch(/Seq Scan|Sort/);
    const indexes: [Filter, string][] = [
      [{ pin: '302' }, 'orders_desk_pin'],
      [{ courier: 'Bluewing' }, 'orders_courier'],
      [{ tracking: 'BW' }, 'orders_tracking'],
      [{ item: 'amber' }, 'sold_words_found'],
      [{ packed: 'yes' }, 'orders_packed'],
      [{ packed: 'no' }, 'orders_to_pack'],
      [{ from: '2026-01-01', to: '2026-01-02' }, 'orders_desk'],
    ];
    for (const [filter, index] of indexes) {
      // Any order by will do here: the question is whether the index can find the rows.
      const { rows } = await testShop.db.transaction().execute(async (tx) => {
        await sql`set local enable_seqscan = off`.execute(tx);
        return sql<{ 'QUERY PLAN': string }>`explain select o.id from orders o
          where o.payment_status not in ('Initiated', 'Failed') ${matchesFilter({ q: '', ...filter })}`.execute(
          tx,
        );
      });
      const text = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect([index, text.includes('Seq Scan'), text]).toEqual([
        index,
        false,
        expect.stringMatching(/Index/),
      ]);
    }
  });
});

describe('a saved view', () => {
  const save = (name: string, search: string, who = admin) =>
    who.api('POST /api/admin/order-views', { body: { name, search } });
  const names = async (who = admin) =>
    (await who.api('GET /api/admin/order-views')).views.map(({ name }) => name);

  test('keeps the filters of the address without the page, is renamed and deleted, and belongs to one person', async () => {
    const second = await testShop.admin('packing');
    const { view } = await save('  COD to\npack ', '?page=3&sort=waiting&method=cod&evil=1&q=');
    expect([view.name, view.search]).toEqual(['COD to pack', 'method=cod&sort=waiting']);
    expect(await refusal(save('cod TO pack', 'status=Pending'))).toBe('order_view_taken');
    expect(await refusal(save('Everything', 'page=2'))).toBe('order_view_empty');
    expect(await refusal(save('   ', 'status=Pending'))).toBe('bad_input');
    await save('cod to pack', 'status=Pending', second);
    const other = (await save('Paid', 'payment=Paid')).view;
    const rename = (id: string, name: string, who = admin) =>
      refusal(who.api('PATCH /api/admin/order-views/{id}', { params: { id }, body: { name } }));
    expect(await rename(other._id, 'COD to pack')).toBe('order_view_taken');
    expect(await rename(other._id, 'Paid online')).toBe('accepted');
    expect(await rename(other._id, 'Mine', second)).toBe('order_view_not_found');
    await second.api('DELETE /api/admin/order-views/{id}', { params: { id: other._id } });
    expect(await names()).toEqual(['COD to pack', 'Paid online']);
    expect(await names(second)).toEqual(['cod to pack']);
    await admin.api('DELETE /api/admin/order-views/{id}', { params: { id: other._id } });
    expect(await names()).toEqual(['COD to pack']);
  });

  test('of two saved at once under one name, one is kept; the twenty-first is refused', async () => {
    const both = await Promise.all(
      ['a=1&status=Pending', 'status=Shipped'].map((search) => refusal(save('Twice', search))),
    );
    expect(both.sort()).toEqual(['accepted', 'order_view_taken']);
    for (let n = (await names()).length; n < 20; n += 1) await save(`View ${n}`, 'status=Shipped');
    expect(await refusal(save('One more', 'status=Shipped'))).toBe('order_views_full');
  });
});
