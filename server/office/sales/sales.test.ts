import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiError } from '#contract/core/client.ts';
import { errorMessages } from '#contract/core/error-messages.ts';
import { daysAfter, indiaDay } from '#contract/core/india-time.ts';
import type { SalesReport, SalesRow } from '#contract/office/sales/endpoints.ts';
import { type SalesGrouping, salesGroupings } from '#contract/office/sales/rules.ts';
import { createConsultant } from '../../testing/fixtures/chats.ts';
import { bodyFor, goodAddress } from '../../testing/fixtures/checkout.ts';
import { issueCoupon } from '../../testing/fixtures/coupons.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { orderStage, type Staged } from '../../testing/fixtures/order-setup.ts';
import { payAndSettle } from '../../testing/gateway.ts';
import { type Person, startTestShop, type TestShop, untilTen } from '../../testing/test-shop.ts';

let testShop: TestShop;
let admin: Person;
let today: string;
let yesterday: string;
const staged: Record<string, Staged> = {};
let ruby: string;

/** Moves a payment to noon of another day, as if it had been made then. */
const paidOn = (orderId: string, day: string) =>
  sql`update orders set paid_at = ${`${day}T12:00:00+05:30`} where id = ${orderId}`.execute(testShop.db);

/** Buys two rubies and a bell, to Maharashtra, without a coupon. Returns the order and its ruby line. */
async function buyTwoKinds(): Promise<{ orderId: string; itemId: string }> {
  const buyer = await testShop.customer();
  const [stone, bell] = [
    await createProduct(testShop, { name: 'Ruby', price: 1500, available: 9 }),
    await createProduct(testShop, { name: 'Bell', price: 333.33, available: 9, category: 'Puja Items' }),
  ];
  ruby = stone._id;
  const [first, second] = [bodyFor(stone, 2), bodyFor(bell, 1)];
  const opened = await buyer.api('POST /api/payment/{provider}/create-order', {
    params: { provider: 'cashfree' },
    body: {
      ...first,
      items: [...first.items, ...second.items],
      amount: 3333.33,
      deliveryCharges: 0,
      totalAmount: 3333.33,
      shippingAddress: { ...goodAddress, state: 'MH', pincode: '400001' },
    },
  });
  await payAndSettle(testShop, opened.customOrderId);
  await admin.api('PUT /api/auth/admin/update-status', {
    body: { orderId: opened.orderId, status: 'Delivered' },
  });
  const { items } = await buyer.api('GET /api/auth/order/{id}', { params: { id: opened.orderId } });
  const itemId = items.find(({ snapshot }) => snapshot.name === 'Ruby')?._id ?? '';
  const body = new FormData();
  const asked = { itemId, reason: 'damaged', text: 'One is broken.', quantity: 1 };
  for (const [name, value] of Object.entries(asked)) body.set(name, String(value));
  const { return: request } = await buyer.api('POST /api/orders/{id}/returns', {
    params: { id: opened.orderId },
    body,
  });
  await admin.api('POST /api/admin/returns/{id}/accept', {
    params: { id: request._id },
    body: { as: 'refund', restock: false },
  });
  return { orderId: opened.orderId, itemId };
}

beforeAll(async () => {
  testShop = await startTestShop({ ahead: untilTen() });
  admin = await testShop.admin();
  await issueCoupon(testShop, { code: 'TENTH' });
  today = indiaDay(testShop.clock.now());
  yesterday = daysAfter(today, -1);
  const stage = orderStage(testShop, { admin, coupon: 'TENTH' });
  const order = async (origin: 'cash' | 'paid' | 'waiting') => stage.order(await testShop.customer(), origin);
  staged.paid = await order('paid');
  staged.cash = await order('cash');
  await stage.markPaid(staged.cash);
  staged.cancelled = await order('paid');
  await stage.cancel(staged.cancelled);
  staged.cashCancelled = await order('cash');
  await stage.markPaid(staged.cashCancelled);
  await stage.set(staged.cashCancelled, 'Cancelled');
  staged.partly = await order('paid');
  await admin.api('POST /api/admin/orders/{id}/refunds', {
    params: { id: staged.partly.orderId },
    body: { amount: 100.5, reason: 'A scratch', key: 'scratch-on-the-stone' },
  });
  await order('waiting');
  staged.earlier = await order('paid');
  await paidOn(staged.earlier.orderId, yesterday);
  const { orderId } = await buyTwoKinds();
  staged.returned = { ...staged.paid, orderId };
  const pandit = await createConsultant(testShop);
  const asker = await testShop.customer();
  await sql`
    insert into chat_sessions (id, user_id, astrologer_id, rate, status, ending, minutes, charged, refunded, created_at, started_at, ended_at, expires_at, commission_bp, gateway_bp, gst_bp)
    values ('chat1', ${asker.userId}, ${pandit.userId}, 1500, 'ended', 'user', 12, 18000, 3000, ${testShop.clock.now()}, ${testShop.clock.now()}, ${testShop.clock.now()}, ${testShop.clock.now()}, 2000, 200, 1800)`.execute(
    testShop.db,
  );
});
afterAll(() => testShop.close());

const read = (by: SalesGrouping, query: object = {}): Promise<SalesReport> =>
  admin.api('GET /api/admin/sales', {
    query: { by, from: today, to: today, againstFrom: yesterday, againstTo: yesterday, ...query },
  });
const rowOf = (report: SalesReport, key: string): SalesRow | undefined =>
  report.rows.find((row) => row.key === key);

type Counted = { orders: Set<string>; pieces: number; amount: number; refunds: number };

/** Recomputes a report from the tables, without the views: each order, its lines and its refunds by itself. */
async function recount(by: Exclude<SalesGrouping, 'astrologer'>, day: string) {
  const { rows: orders } = await sql<{
    id: string;
    total: number;
    state: string;
    coupon: string;
    method: string;
    lines: { id: string; product: string; category: string; quantity: number; paid: number }[];
    refunds: { amount: number; item: string | null }[];
  }>`
    select o.id, o.total, o.shipping->>'state' as state, coalesce(o.coupon_code, '') as coupon, o.payment_method as method,
      (select json_agg(json_build_object('id', i.id, 'product', i.product_id, 'category', p.category, 'quantity', i.quantity,
                'paid', i.price * i.quantity - i.discount)) from order_items i join products p on p.id = i.product_id
        where i.order_id = o.id) as lines,
      coalesce((select json_agg(json_build_object('amount', x.amount, 'item', x.item)) from (
        select r.amount, t.order_item_id as item from gateway_orders g join refunds r on r.gateway_order_id = g.id
          left join order_refunds f on f.refund_id = r.id left join order_returns t on t.order_refund_id = f.id
         where g.subject_id = o.id) x), '[]') as refunds
    from orders o
    where (o.paid_at at time zone 'Asia/Kolkata')::date = ${day}::date
      and (o.status <> 'Cancelled' or o.payment_method <> 'cod')`.execute(testShop.db);
  const groups = new Map<string, Counted>();
  const add = (key: string, id: string, amount: number, refunds: number, pieces: number) => {
    const group = groups.get(key) ?? { orders: new Set(), pieces: 0, amount: 0, refunds: 0 };
    if (amount > 0 || pieces > 0) group.orders.add(id);
    group.amount += amount;
    group.refunds += refunds;
    group.pieces += pieces;
    groups.set(key, group);
  };
  for (const { id, total, state, coupon, method, lines, refunds } of orders) {
    const back = refunds.reduce((all, { amount }) => all + amount, 0);
    const pieces = lines.reduce((all, { quantity }) => all + quantity, 0);
    if (by === 'day') add(day, id, total, back, pieces);
    else if (by === 'state') add(state, id, total, back, pieces);
    else if (by === 'coupon') add(coupon, id, total, back, pieces);
    else if (by === 'payment') add(method, id, total, back, pieces);
    else {
      for (const line of lines) {
        const own = refunds
          .filter(({ item }) => item === line.id)
          .reduce((all, { amount }) => all + amount, 0);
        add(line[by], id, line.paid, back === total ? line.paid : own, line.quantity);
      }
      const unnamed = refunds
        .filter(({ item }) => item === null)
        .reduce((all, { amount }) => all + amount, 0);
      if (unnamed > 0 && back < total) add('refunds', id, 0, unnamed, 0);
    }
  }
  return new Map(
    [...groups].map(([key, { orders: ids, pieces, amount, refunds }]) => [
      key,
      {
        orders: ids.size,
        pieces,
        amount: amount / 100,
        refunds: refunds / 100,
        net: (amount - refunds) / 100,
      },
    ]),
  );
}

const none = { orders: 0, pieces: 0, amount: 0, refunds: 0, net: 0 };

describe.each(['day', 'product', 'category', 'state', 'coupon', 'payment'] as const)('by %s', (by) => {
  test('every figure equals that of the tables, today and the day before', async () => {
    const report = await read(by);
    const now = await recount(by, today);
    const before = await recount(by, yesterday);
    if (by === 'day') {
      expect(report.rows).toEqual([
        { key: today, name: null, nameHi: null, now: now.get(today), before: before.get(yesterday) },
      ]);
      return;
    }
    expect(new Set(report.rows.map(({ key }) => key))).toEqual(new Set([...now.keys(), ...before.keys()]));
    for (const row of report.rows) {
      expect(row.now, row.key).toEqual(now.get(row.key) ?? none);
      expect(row.before, row.key).toEqual(before.get(row.key) ?? none);
    }
  });

  test('the rows sum to the total of the dashboard', async () => {
    const { rows, total } = await read(by);
    const dashboard = await admin.api('GET /api/auth/admin/dashboard');
    expect(total.now.net).toBe(dashboard.today.now.amount);
    expect(total.now.orders).toBe(dashboard.today.now.orders);
    const paise = (pick: (row: SalesRow) => number) =>
      rows.reduce((all, row) => all + Math.round(pick(row) * 100), 0);
    expect(paise((row) => row.now.net)).toBe(Math.round(total.now.net * 100));
    expect(paise((row) => row.before?.net ?? 0)).toBe(Math.round((total.before?.net ?? 0) * 100));
  });
});

test('a return is a refund of its product, a refund of a part belongs to no product, a whole one to each', async () => {
  const report = await read('product');
  expect(rowOf(report, ruby)?.now).toEqual({ orders: 1, pieces: 2, amount: 3000, refunds: 1500, net: 1500 });
  expect(rowOf(report, 'refunds')?.now).toMatchObject({ amount: 0, refunds: 100.5, net: -100.5 });
  expect(rowOf(report, staged.cancelled?.product._id ?? '')?.now).toMatchObject({ amount: 1350, net: 0 });
  expect(report.rows.at(-1)?.key).toBe('refunds');
  expect(rowOf(await read('state'), 'MH')?.now.net).toBe(1833.33);
});

test('chats are counted by astrologer, with their minutes', async () => {
  const { rows, total } = await read('astrologer');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ name: 'Gopal Shastri' });
  expect(rows[0]?.now).toEqual({ orders: 1, pieces: 12, amount: 180, refunds: 30, net: 150 });
  expect(total.now.net).toBe(150);
});

test('a product with stock and without a sale in the period is listed as unsold', async () => {
  const idle = await createProduct(testShop, { name: 'Nobody wants it', available: 40 });
  const ids = async (from: string, to: string) =>
    (await admin.api('GET /api/admin/sales/unsold', { query: { from, to } })).products.map(({ _id }) => _id);
  const now = await ids(today, today);
  expect(now[0]).toBe(idle._id);
  expect(now).not.toContain(ruby);
  // It did not exist then.
  expect(await ids(daysAfter(today, -9), yesterday)).toEqual([]);
});

test('the CSV has the same figures, and its export is recorded', async () => {
  const asked = `by=payment&from=${today}&to=${today}&againstFrom=${yesterday}&againstTo=${yesterday}`;
  const answer = await fetch(`${testShop.base}/api/admin/sales/export?${asked}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(answer.headers.get('content-type')).toMatch(/^text\/csv/);
  const file = await answer.text();
  const { rows } = await read('payment');
  const online = rowOf({ rows } as SalesReport, 'online');
  const cells = [online?.now, online?.before].flatMap((sums) => [
    sums?.orders,
    sums?.pieces,
    ...[sums?.amount, sums?.refunds, sums?.net].map((value) => value?.toFixed(2)),
  ]);
  expect(file.split('\r\n')).toContain(['online', ...cells].join(','));
  const log = await testShop.db
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'sales.export')
    .execute();
  expect(log).toMatchObject([{ actor_id: admin.userId, after: { from: today, rows: 2 } }]);
});

test('a period that ends before it begins, or is no day, is refused in words', async () => {
  const ask = (query: object) =>
    read('day', query).then(
      () => 'accepted',
      (error: ApiError) => error.errors.join(),
    );
  const [noDay, noPeriod] = [errorMessages.en.sales_day, errorMessages.en.sales_period];
  expect(await ask({ from: today, to: yesterday })).toBe(noPeriod);
  expect(await ask({ from: '2026-02-30' })).toContain(noDay);
  expect(await ask({ from: '2010-01-01' })).toBe(noPeriod);
  expect(await ask({ againstTo: undefined })).toBe(noPeriod);
  for (const by of salesGroupings) expect((await read(by)).by).toBe(by);
});
