import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysAfter, indiaDay } from '#contract/core/india-time.ts';
import type { Dashboard } from '#contract/office/dashboard/endpoints.ts';
import { createConsultant } from '../../testing/fixtures/chats.ts';
import { issueCoupon } from '../../testing/fixtures/coupons.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { orderStage } from '../../testing/fixtures/order-setup.ts';
import { buy } from '../../testing/fixtures/reports.ts';
import { type Person, startTestShop, type TestShop, untilTen } from '../../testing/test-shop.ts';

let testShop: TestShop;
let admin: Person;
let buyer: Person;
let stage: ReturnType<typeof orderStage>;
beforeAll(async () => {
  testShop = await startTestShop({ ahead: untilTen() });
  admin = await testShop.admin();
  buyer = await testShop.customer();
  // Ten per cent off what costs ₹1,500, so an order is ₹1,350.
  await issueCoupon(testShop, { code: 'TENTH' });
  stage = orderStage(testShop, { admin, coupon: 'TENTH' });
});
afterAll(() => testShop.close());

const read = (): Promise<Dashboard> => admin.api('GET /api/auth/admin/dashboard');
const price = 1350;

test('sales are paid orders, not placed or unpaid ones', async () => {
  const before = await read();
  expect(before.today.now).toEqual({ amount: 0, orders: 0 });
  const cash = await stage.order(buyer, 'cash');
  await stage.order(await testShop.customer(), 'waiting');
  expect((await read()).today.now).toEqual({ amount: 0, orders: 0 });
  await stage.order(buyer, 'paid');
  expect((await read()).today.now).toEqual({ amount: price, orders: 1 });
  await stage.markPaid(cash);
  const after = await read();
  for (const span of [after.today, after.week, after.month])
    expect(span.now).toEqual({ amount: 2 * price, orders: 2 });
  expect(after.days.at(-1)).toMatchObject({ amount: 2 * price, orders: 2 });
  expect(after.days).toHaveLength(30);
  expect(after.orders.Pending).toBe(2);
  expect(after.payments).toEqual({ open: 1, amount: price });
});

test('a refund reduces sales as soon as it is decided, on the day of the payment', async () => {
  const { today } = await read();
  const order = await stage.order(buyer, 'paid');
  expect((await read()).today.now.amount).toBe(today.now.amount + price);
  await stage.cancel(order);
  expect((await read()).today.now.amount).toBe(today.now.amount);
  await testShop.sweep();
  expect((await read()).today.now.amount).toBe(today.now.amount);
});

test('the cash of a cancelled order is not a sale', async () => {
  const { today } = await read();
  const order = await stage.order(buyer, 'cash');
  await stage.markPaid(order);
  await stage.set(order, 'Cancelled');
  expect((await read()).today.now).toEqual(today.now);
});

test('lists begin with the latest orders, the lowest stock and the pending tasks', async () => {
  const last = await stage.order(buyer, 'paid');
  await createProduct(testShop, { name: 'Plenty', available: 40 });
  await createProduct(testShop, { name: 'Two left', available: 2 });
  const pandit = await createConsultant(testShop);
  await sql`update astrologers set kyc = 'pending', kyc_sent_at = ${testShop.clock.now()} where user_id = ${pandit.userId}`.execute(
    testShop.db,
  );
  await sql`
    insert into withdrawals (id, user_id, amount, status, holder, account, ifsc, created_at)
    values ('w1', ${pandit.userId}, 60000, 'pending', 'P', '\\x00', 'HDFC0000001', ${testShop.clock.now()})`.execute(
    testShop.db,
  );
  const shown = await read();
  expect(shown.latestOrders[0]).toMatchObject({ _id: last.orderId, total: price, status: 'Pending' });
  expect(shown.latestOrders).toHaveLength(4);
  expect(shown.stock.lowest.map(({ name, left }) => [name, left])).toEqual([
    ['Only piece', 1],
    ['Only piece', 1],
    ['Two left', 2],
  ]);
  // Cancelled pieces are back in stock; sold and reserved ones are not.
  expect(shown.stock).toMatchObject({ low: 7, out: 4 });
  expect(shown.kyc).toMatchObject({ count: 1, first: [{ userId: pandit.userId }] });
  expect(shown.withdrawals).toMatchObject({ count: 1, amount: 600, first: [{ id: 'w1', amount: 600 }] });
  expect(await admin.api('GET /api/auth/admin/waiting')).toEqual({
    orders: shown.orders.Pending,
    energisations: 0,
    kyc: 1,
    withdrawals: 1,
    reportedChats: 0,
    returns: 0,
    tickets: 0,
    lowStock: 7,
  });
  // Others see only what they may open.
  const none = {
    orders: 0,
    energisations: 0,
    kyc: 0,
    withdrawals: 0,
    reportedChats: 0,
    returns: 0,
    tickets: 0,
    lowStock: 0,
  };
  const [packing, accounts] = [await testShop.admin('packing'), await testShop.admin('accounts')];
  expect(await packing.api('GET /api/auth/admin/waiting')).toEqual({
    ...none,
    orders: shown.orders.Pending,
    lowStock: 7,
  });
  const figures = await accounts.api('GET /api/auth/admin/dashboard');
  expect(figures).toMatchObject({ kyc: { count: 0, first: [] }, reviews: [], withdrawals: { count: 1 } });
});

test('what waits is listed with its age, the oldest first, and only to who may open it', async () => {
  const { number } = await testShop.visitor('POST /api/contact', {
    body: { name: 'Leela', email: 'leela@example.test', message: 'Where is my order, please?' },
  });
  const longAgo = new Date(testShop.clock.now().getTime() - 3 * 86_400_000);
  await testShop.db
    .updateTable('tickets')
    .set({ created_at: longAgo })
    .where('number', '=', number)
    .execute();
  const { attention } = await read();
  expect(attention[0]).toEqual({ kind: 'tickets', count: 1, since: longAgo.toISOString() });
  expect(attention.map(({ kind }) => kind).toSorted()).toEqual(
    ['kyc', 'lowStock', 'orders', 'tickets', 'withdrawals'].toSorted(),
  );
  const accounts = await testShop.admin('accounts');
  const theirs = (await accounts.api('GET /api/auth/admin/dashboard')).attention;
  expect(theirs.map(({ kind }) => kind).toSorted()).toEqual(['orders', 'withdrawals']);
});

test('free days are summed beside as many days before them', async () => {
  const { today } = await read();
  const day = indiaDay(testShop.clock.now());
  const of = (query: object) => admin.api('GET /api/auth/admin/dashboard', { query });
  const { span } = await of({ from: daysAfter(day, -6), to: day });
  expect(span).toMatchObject({ from: daysAfter(day, -6), to: day, now: today.now });
  expect(span?.days).toHaveLength(7);
  expect((await of({ from: daysAfter(day, -9), to: daysAfter(day, -3) })).span?.now).toEqual({
    amount: 0,
    orders: 0,
  });
  expect((await of({})).span).toBeNull();
});

test('reports sold this month are counted by kind', async () => {
  await buy(testShop, buyer, 'kundli');
  await buy(testShop, buyer, 'panchang');
  expect((await read()).readings).toMatchObject({ kundli: 1, matching: 0, panchang: 1, amount: 898 });
});

test('failed jobs, and webhooks unprocessed for a minute, count as troubles', async () => {
  expect((await read()).troubles).toEqual({ jobs: 0, webhooks: 0, refunds: 0 });
  await sql`
    insert into pgboss.job (name, data, state) values ('mail', '{}', 'failed'), ('mail', '{}', 'completed')`.execute(
    testShop.db,
  );
  const at = testShop.clock.now();
  const ago = (seconds: number) => new Date(at.getTime() - seconds * 1000);
  await sql`
    insert into webhooks (dedupe_key, type, raw, received_at)
    values ('old', 'X', '\\x7b7d', ${ago(300)}), ('just now', 'X', '\\x7b7d', ${ago(1)})`.execute(
    testShop.db,
  );
  const { troubles } = await read();
  expect(troubles).toMatchObject({ jobs: 1, webhooks: 1 });
});

test('the newest reviews are listed, hidden ones are not', async () => {
  const order = await stage.order(buyer, 'cash');
  await stage.set(order, 'Delivered');
  const { review } = await buyer.api('POST /api/auth/products/{productId}/reviews', {
    params: { productId: order.product._id },
    body: { rating: 4, text: 'It shines.', orderId: order.orderId },
  });
  expect((await read()).reviews).toMatchObject([{ _id: review._id, rating: 4, product: 'Only piece' }]);
  await sql`update reviews set hidden_at = now()`.execute(testShop.db);
  expect((await read()).reviews).toEqual([]);
});
