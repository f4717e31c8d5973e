import { type RawBuilder, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { withClient } from '../../platform/database/account.ts';
import { createDatabase, createPool, type Tx } from '../../platform/database/database.ts';
import { knownMigrations, migrate } from '../../schema/migrate.ts';
import { applyMigrations } from '../../testing/apply-migrations.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { checkout } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { payAndSettle } from '../../testing/gateway.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { findDifference, findOpen, insertDifference } from './difference-store.ts';
import { refundsOf, requestRefund } from './refund-store.ts';
import { orderOfPayment, recordPayment } from './store.ts';

// While a version is rolled out, processes of the one before know only cf_payment_id.
let testShop: TestShop;
let gatewayOrderId: string;
/** The id of the payment that paid the order, of ₹1,500. */
let paid: string;
beforeAll(async () => {
  testShop = await startTestShop();
  const product = await createProduct(testShop, { name: 'Paid once', price: 1500, available: 1 });
  gatewayOrderId = (await checkout(await testShop.customer(), product)).customOrderId;
  await payAndSettle(testShop, gatewayOrderId);
  const row = await testShop.db
    .selectFrom('gateway_orders')
    .select('settled_by')
    .where('id', '=', gatewayOrderId)
    .executeTakeFirstOrThrow();
  paid = row.settled_by ?? '';
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

const undone = class extends Error {};

/** Runs work in a transaction that is rolled back. */
const tryOut = (work: (tx: Tx) => Promise<void>) =>
  expect(
    testShop.db.transaction().execute(async (tx) => {
      await work(tx);
      throw new undone();
    }),
  ).rejects.toThrow(undone);

const oldPayment = (id: string) => sql`
  insert into gateway_payments (cf_payment_id, gateway_order_id, amount, currency, use, paid_at, recorded_at)
  values (${id}, ${gatewayOrderId}, 150000, 'INR', 'mismatch', now(), now()) on conflict (cf_payment_id) do nothing`;
const newPayment = (tx: Tx, id: string) => {
  const now = testShop.clock.now();
  const of = { gatewayOrderId, amount: 150_000, currency: 'INR', use: 'mismatch', paidAt: now, now } as const;
  return recordPayment(tx, { id, ...of });
};
const oldRefund = (id: string, paymentId: string | null, amount = 100) => sql`
  insert into refunds (id, gateway_order_id, cf_payment_id, amount, reason, status, created_at, updated_at)
  values (${id}, ${gatewayOrderId}, ${paymentId}, ${amount}, ${id}, 'wanted', now(), now()) on conflict do nothing`;
const newRefund = (tx: Tx, id: string, paymentId: string | null, amount = 100) =>
  requestRefund(tx, { id, gatewayOrderId, paymentId, amount, reason: id, now: testShop.clock.now() });
const oldDifference = (paymentId: string) => sql`
  insert into payment_differences (kind, cf_payment_id, gateway_order_id, amount, found_at)
  values ('other_amount', ${paymentId}, ${gatewayOrderId}, 100, now()) on conflict do nothing`;
const difference = (paymentId: string) => ({ kind: 'other_amount', paymentId, gatewayOrderId }) as const;

/** Returns how often a process of the version before finds a payment's id in a table. */
async function oldCount(tx: Tx, table: string, id: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)} where cf_payment_id = ${id}`.execute(tx);
  return rows[0]?.n ?? 0;
}

describe('what a process of the version before writes, this version finds', () => {
  test('a payment, and it is recorded once by both', () =>
    tryOut(async (tx) => {
      await oldPayment('old-1').execute(tx);
      expect(await orderOfPayment(tx, 'old-1')).toBe(gatewayOrderId);
      expect(await newPayment(tx, 'old-1')).toBe(false);
      await sql`update gateway_payments set cf_payment_id = 'old-2' where cf_payment_id = 'old-1'`.execute(
        tx,
      );
      expect(await orderOfPayment(tx, 'old-1')).toBeNull();
      expect(await orderOfPayment(tx, 'old-2')).toBe(gatewayOrderId);
    }));

  test('a refund, also one without a payment, and a second one is not requested', () =>
    tryOut(async (tx) => {
      await oldRefund('rf-1', paid).execute(tx);
      await oldRefund('rf-2', null).execute(tx);
      await newRefund(tx, 'rf-1', paid);
      expect((await refundsOf(tx, paid)).map(({ id }) => id)).toEqual(['rf-1']);
      await sql`update refunds set cf_payment_id = ${paid} where id = 'rf-2'`.execute(tx);
      expect((await refundsOf(tx, paid)).map(({ id }) => id).sort()).toEqual(['rf-1', 'rf-2']);
      await sql`update refunds set cf_payment_id = null where id = 'rf-2'`.execute(tx);
      expect((await refundsOf(tx, paid)).map(({ id }) => id)).toEqual(['rf-1']);
    }));

  test('a difference from the report, and it is recorded once by both', () =>
    tryOut(async (tx) => {
      await oldDifference('old-1').execute(tx);
      const id = (await findOpen(tx, difference('old-1'))) ?? 0;
      expect(await insertDifference(tx, { ...difference('old-1'), amount: 100, at: new Date() })).toBeNull();
      await sql`update payment_differences set cf_payment_id = 'old-2' where id = ${id}`.execute(tx);
      expect(await findDifference(tx, id)).toMatchObject({ payment_id: 'old-2' });
    }));
});

describe('what this version writes, a process of the version before finds', () => {
  test('a payment, and it is recorded once by both', () =>
    tryOut(async (tx) => {
      expect(await newPayment(tx, 'new-1')).toBe(true);
      await oldPayment('new-1').execute(tx);
      expect(await oldCount(tx, 'gateway_payments', 'new-1')).toBe(1);
      const query = tx.updateTable('gateway_payments').set({ payment_id: 'new-2' });
      await query.where('payment_id', '=', 'new-1').execute();
      expect(await oldCount(tx, 'gateway_payments', 'new-1')).toBe(0);
      expect(await oldCount(tx, 'gateway_payments', 'new-2')).toBe(1);
    }));

  test('a refund, also one without a payment, and a second one is not requested', () =>
    tryOut(async (tx) => {
      await newRefund(tx, 'rf-1', paid);
      await newRefund(tx, 'rf-2', null);
      await oldRefund('rf-1', paid).execute(tx);
      expect(await oldCount(tx, 'refunds', paid)).toBe(1);
      const change = (payment_id: string | null) =>
        tx.updateTable('refunds').set({ payment_id }).where('id', '=', 'rf-2').execute();
      await change(paid);
      expect(await oldCount(tx, 'refunds', paid)).toBe(2);
      await change(null);
      expect(await oldCount(tx, 'refunds', paid)).toBe(1);
    }));

  test('a difference from the report, and it is recorded once by both', () =>
    tryOut(async (tx) => {
      const id = await insertDifference(tx, { ...difference('new-1'), amount: 100, at: new Date() });
      await oldDifference('new-1').execute(tx);
      expect(await oldCount(tx, 'payment_differences', 'new-1')).toBe(1);
      const query = tx.updateTable('payment_differences').set({ payment_id: 'new-2' });
      await query.where('id', '=', id).execute();
      expect(await oldCount(tx, 'payment_differences', 'new-2')).toBe(1);
    }));
});

describe('a refund that is given the payment of an order', () => {
  const writers: [string, (paymentId: string) => RawBuilder<unknown>][] = [
    ['by the version before', (id) => sql`update refunds set cf_payment_id = ${id} where id = 'rf-1'`],
    ['by this version', (id) => sql`update refunds set payment_id = ${id} where id = 'rf-1'`],
  ];
  for (const [who, write] of writers) {
    test(`${who} makes the day of the sale due`, () =>
      tryOut(async (tx) => {
        await newRefund(tx, 'rf-1', null);
        await tx.deleteFrom('order_days_due').execute();
        await write(paid).execute(tx);
        const due = await tx.selectFrom('order_days_due').select('what').execute();
        expect(due).toEqual([{ what: 'paid' }]);
      }));

    test(`${who} is refused beyond what was paid`, async () => {
      await expect(
        testShop.db.transaction().execute(async (tx) => {
          await newRefund(tx, 'rf-1', null, 10_000_000);
          await write(paid).execute(tx);
        }),
      ).rejects.toMatchObject({ code: '23514', constraint: 'orders_given_within_paid' });
    });
  }

  test('when it is requested is refused by either beyond what was paid', async () => {
    const refused = { code: '23514', constraint: 'orders_given_within_paid' };
    const { db } = testShop;
    await expect(oldRefund('rf-1', paid, 10_000_000).execute(db)).rejects.toMatchObject(refused);
    await expect(
      db.transaction().execute((tx) => newRefund(tx, 'rf-1', paid, 10_000_000)),
    ).rejects.toMatchObject(refused);
  });
});

test('what was written before the migration is found', async () => {
  const database = await createTestDatabase();
  const db = createDatabase(createPool(database.ownerUrl, 1));
  try {
    await withClient(database.ownerUrl, async (owner) => {
      await owner.query('begin; drop schema public cascade; create schema public');
      await applyMigrations(
        owner,
        (await knownMigrations()).filter((name) => name < '1332'),
      );
      await owner.query(`
        insert into users (id, first_name, last_name, email, phone, role, created_at)
          values ('u1', 'Meena', 'Rao', 'meena@example.test', '9840012345', 'user', now());
        insert into gateway_orders (id, purpose, subject_id, user_id, amount, status, expires_at, created_at, settled_by)
          values ('g1', 'topup', 's1', 'u1', 50000, 'paid', now(), now(), 'p1');
        insert into gateway_payments (cf_payment_id, gateway_order_id, amount, currency, use, paid_at, recorded_at)
          values ('p1', 'g1', 50000, 'INR', 'settled', now(), now());
        insert into refunds (id, gateway_order_id, cf_payment_id, amount, reason, status, created_at, updated_at)
          values ('r1', 'g1', 'p1', 100, 'asked', 'wanted', now(), now()),
                 ('r2', 'g1', null, 100, 'asked', 'wanted', now(), now());
        insert into payment_differences (kind, cf_payment_id, gateway_order_id, amount, found_at)
          values ('other_amount', 'p1', 'g1', 100, now());
        commit`);
    });
    await migrate(database.ownerUrl);
    expect(await orderOfPayment(db, 'p1')).toBe('g1');
    expect((await refundsOf(db, 'p1')).map(({ id }) => id)).toEqual(['r1']);
    const known = { kind: 'other_amount', paymentId: 'p1', gatewayOrderId: 'g1' } as const;
    expect(await findOpen(db, known)).not.toBeNull();
  } finally {
    await db.destroy();
    await database.drop();
  }
});
