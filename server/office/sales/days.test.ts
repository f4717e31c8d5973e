import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysAfter, indiaDay } from '#contract/core/india-time.ts';
import { salesGroupings } from '#contract/office/sales/rules.ts';
import { issueCoupon } from '../../testing/fixtures/coupons.ts';
import { orderStage, type Staged } from '../../testing/fixtures/order-setup.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop, untilTen } from '../../testing/test-shop.ts';

// Stored days and the rows themselves must always say the same. A due day is read from its rows, so the figures of
// before a sweep are those of the orders.
let testShop: TestShop;
let admin: Person;
let stage: ReturnType<typeof orderStage>;
let today: string;
const staged: Staged[] = [];

beforeAll(async () => {
  testShop = await startTestShop({ ahead: untilTen() });
  admin = await testShop.admin();
  await issueCoupon(testShop, { code: 'TENTH' });
  stage = orderStage(testShop, { admin, coupon: 'TENTH' });
  today = indiaDay(testShop.clock.now());
  for (const origin of ['paid', 'cash', 'paid', 'waiting', 'paid'] as const)
    staged.push(await stage.order(await testShop.customer(), origin));
  await stage.markPaid(staged[1] as Staged);
  // Two days ago, and a day ago.
  for (const [n, { orderId }] of staged.entries())
    await sql`
      update orders set created_at = created_at - ${1 + (n % 2)} * interval '1 day', paid_at = paid_at - ${1 + (n % 2)} * interval '1 day'
       where id = ${orderId}`.execute(testShop.db);
});
afterAll(() => testShop.close());

async function figures() {
  const period = { from: daysAfter(today, -1), to: today };
  const against = { againstFrom: daysAfter(today, -3), againstTo: daysAfter(today, -2) };
  const reports = await Promise.all(
    salesGroupings.map((by) => admin.api('GET /api/admin/sales', { query: { by, ...period, ...against } })),
  );
  const [board, all, paid] = await Promise.all([
    admin.api('GET /api/auth/admin/dashboard', { query: { from: period.from } }),
    admin.api('GET /api/admin/orders', { query: {} }),
    admin.api('GET /api/admin/orders', { query: { payment: 'Paid', method: 'online', to: period.from } }),
  ]);
  const { rows } = await sql<{ status: string; n: number }>`
    select status, count(*)::int as n from orders where payment_status not in ('Initiated', 'Failed') group by 1`.execute(
    testShop.db,
  );
  const { all: total, ...byStatus } = all.counts;
  expect(byStatus).toMatchObject(Object.fromEntries(rows.map(({ status, n }) => [status, n])));
  expect(board.orders).toEqual(byStatus);
  expect(total).toBe(rows.reduce((sum, { n }) => sum + n, 0));
  return {
    reports,
    sales: [board.today, board.week, board.month, board.days, board.span?.now],
    orders: [all.counts, paid.counts],
  };
}

const countDue = async () => {
  const { rows } = await sql<{ due: number }>`
    select count(distinct day)::int as due from order_days_due where day < ${today}::date`.execute(
    testShop.db,
  );
  return rows[0]?.due;
};

/** Compares what is shown before and after all days of the past are stored. */
async function expectStoredEqual() {
  const before = await figures();
  testShop.clock.advance(6);
  await testShop.shop.services.sales.sweep();
  await testShop.shop.services.sales.sweep();
  expect(await countDue()).toBe(0);
  expect(await figures()).toEqual(before);
  await expectInvariants(testShop);
  return before;
}

test('stored days say what the orders say, after orders, a refund, a cancellation and a new category', async () => {
  const first = await expectStoredEqual();
  expect(first.reports[0]?.total.now.orders).toBeGreaterThan(0);

  await admin.api('POST /api/admin/orders/{id}/refunds', {
    params: { id: staged[0]?.orderId ?? '' },
    body: { amount: 100, reason: 'A scratch', key: 'scratch-on-the-stone' },
  });
  const refunded = await expectStoredEqual();
  expect(refunded.reports[0]?.total.now.refunds).toBe((first.reports[0]?.total.now.refunds ?? 0) + 100);

  await stage.set(staged[1] as Staged, 'Cancelled');
  await stage.cancel(staged[2] as Staged);
  const cancelled = await expectStoredEqual();
  expect(cancelled.orders[0]?.Cancelled).toBe(2);

  await sql`update products set category = 'Puja Items' where id = ${staged[4]?.product._id ?? ''}`.execute(
    testShop.db,
  );
  const moved = await expectStoredEqual();
  const ofCategories = moved.reports[salesGroupings.indexOf('category')];
  expect(ofCategories?.rows.map(({ key }) => key)).toContain('Puja Items');
});

test('a day is read from its orders from the moment they change until it is stored again', async () => {
  await stage.markPaid(staged[3] as Staged).catch(() => undefined);
  const before = await figures();
  await admin.api('POST /api/admin/orders/{id}/refunds', {
    params: { id: staged[4]?.orderId ?? '' },
    body: { amount: 50, reason: 'A scratch', key: 'second-scratch' },
  });
  expect(await countDue()).toBe(1);
  const after = await figures();
  const sum = ({ reports }: typeof before) =>
    (reports[0]?.total.now.refunds ?? 0) + (reports[0]?.total.before?.refunds ?? 0);
  expect(sum(after)).toBe(sum(before) + 50);
});

test('many changes of a day are one row of the queue', async () => {
  const id = staged[4]?.orderId ?? '';
  for (let n = 0; n < 120; n++)
    await sql`update orders set shipping = shipping || jsonb_build_object('landmark', ${String(n)}::text) where id = ${id}`.execute(
      testShop.db,
    );
  await testShop.shop.services.sales.sweep();
  const { rows } = await sql<{ n: number }>`
    select max(n)::int as n from (select count(*) as n from order_days_due group by day, what) d`.execute(
    testShop.db,
  );
  expect(rows[0]?.n).toBe(1);
});
