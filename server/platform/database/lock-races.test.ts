import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockReport } from '../../astrology/reports/store.ts';
import { lockOwnReview } from '../../catalog/reviews/own-store.ts';
import { lockSkus } from '../../catalog/stock/store.ts';
import { lockAstrologer } from '../../consultations/astrologers/kyc-store.ts';
import { lockSession } from '../../consultations/chat/store.ts';
import { lockTopUp } from '../../consultations/wallet/store.ts';
import { lockWithdrawal } from '../../consultations/wallet/withdrawal-store.ts';
import { lockTicket } from '../../office/tickets/store.ts';
import { lockPeople } from '../../people/accounts/admin/store.ts';
import { lockByEmail, lockWaysIn } from '../../people/accounts/identities/identity-store.ts';
import { lockAddress } from '../../people/accounts/ownership-store.ts';
import { lockCoupon } from '../../selling/coupons/store.ts';
import { lockInvoice } from '../../selling/invoices/store.ts';
import { lockOrder } from '../../selling/orders/store.ts';
import { isFullyRefunded, lockRefund } from '../../selling/payments/refund-store.ts';
import { findGatewayOrder } from '../../selling/payments/store.ts';
import { lockReturn } from '../../selling/returns/store.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { createDatabase, createPool, type Database, type Tx } from './database.ts';

/** Every row lock, by the table it locks. Each row is filled with `x`, so that any key finds it. */
const locks: Record<string, (tx: Tx) => Promise<unknown>> = {
  astrologers: (tx) => lockAstrologer(tx, 'x'),
  chat_sessions: (tx) => lockSession(tx, 'x'),
  coupons: (tx) => lockCoupon(tx, 'x'),
  gateway_orders: (tx) => findGatewayOrder(tx, 'x', { lock: true }),
  gateway_payments: (tx) => isFullyRefunded(tx, { payment_id: 'x' }),
  invoices: (tx) => lockInvoice(tx, { subject: 'x' as 'order', id: 'x' }),
  order_returns: (tx) => lockReturn(tx, 'x'),
  orders: (tx) => lockOrder(tx, 'x'),
  refunds: (tx) => lockRefund(tx, 'x'),
  reports: (tx) => lockReport(tx, 'x'),
  reviews: (tx) => lockOwnReview(tx, { id: 'x', productId: 'x', userId: 'x' }),
  skus: (tx) => lockSkus(tx, ['x']),
  tickets: (tx) => lockTicket(tx, 'x'),
  users: (tx) => lockPeople(tx, ['x']),
  wallet_topups: (tx) => lockTopUp(tx, 'x'),
  withdrawals: (tx) => lockWithdrawal(tx, 'x'),
};

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
let other: pg.Client;

/** The value of a required column by its type; 1 for a number. */
const fillers: Record<string, string> = {
  'timestamp with time zone': 'now()',
  date: 'now()',
  text: `'x'`,
  bytea: `'x'`,
  boolean: 'true',
  jsonb: `'{}'`,
  ARRAY: `'{}'`,
};

/** Inserts a row of `x`, 1 and now, ignoring all constraints: only locks matter here. */
async function fill(table: string): Promise<void> {
  const { rows: checks } = await other.query(
    `select conname from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
    [table],
  );
  for (const { conname } of checks) await other.query(`alter table ${table} drop constraint "${conname}"`);
  const { rows } = await other.query(
    `select column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_nullable = 'NO' and column_default is null
        and is_generated = 'NEVER' and is_identity = 'NO'`,
    [table],
  );
  const names = rows.map(({ name }) => `"${name}"`).join(', ');
  const values = rows.map(({ type }) => fillers[type] ?? '1').join(', ');
  await other.query(`insert into ${table} (${names}) values (${values})`);
}

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(createPool(database.url, 2));
  // The owner, because a plain account may not write rows without their triggers.
  other = new pg.Client({ connectionString: database.ownerUrl });
  await other.connect();
  // Turns off foreign keys and triggers.
  await other.query('set session_replication_role = replica');
  for (const table of ['products', ...Object.keys(locks)]) await fill(table);
});
afterAll(async () => {
  await other.end();
  await db.destroy();
  await database.drop();
});

describe('a lock does not wait for an insert that refers to the row by a foreign key', () => {
  for (const [table, lock] of Object.entries(locks))
    test(table, async () => {
      // The lock of an insert whose foreign key refers to the row.
      await other.query('begin');
      const shared = await other.query(`select 1 from ${table} for key share`);
      expect(shared.rowCount).toBe(1);
      try {
        await db.transaction().execute(async (tx) => {
          // Any wait is a bug: the other transaction, at its own lock, would wait for this one.
          await sql`set local lock_timeout = '300ms'`.execute(tx);
          await lock(tx);
          const { rowCount } = await other.query(`select 1 from ${table} for no key update skip locked`);
          expect(rowCount).toBe(0);
        });
      } finally {
        await other.query('rollback');
      }
    });

  test('people are locked by e-mail, and before their e-mail or sign-in changes', async () => {
    await other.query('begin');
    await other.query('select 1 from users for key share');
    await db.transaction().execute(async (tx) => {
      await sql`set local lock_timeout = '300ms'`.execute(tx);
      expect(await lockByEmail(tx, 'x')).toBeDefined();
      expect(await lockAddress(tx, 'x')).toBeDefined();
      expect(await lockWaysIn(tx, 'x')).toBeDefined();
    });
    await other.query('rollback');
  });
});
