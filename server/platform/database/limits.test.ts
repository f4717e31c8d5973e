import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import {
  createDatabase,
  createPool,
  type Database,
  liftTimeLimits,
  type Reader,
  transact,
} from './database.ts';
import { accountLimits, limitAccount, transactionLimits } from './limits.ts';
import { troubles } from './trouble.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
  // Several processes start at once.
  await Promise.all([1, 2, 3].map(() => limitAccount(database.url)));
});
afterAll(() => database.drop());

const ms = async (db: Reader) => {
  const { rows } = await sql<{ statement: number; lock: number; silent: number }>`
    select (select setting::int from pg_settings where name = 'statement_timeout') as statement,
           (select setting::int from pg_settings where name = 'lock_timeout') as lock,
           (select setting::int from pg_settings where name = 'idle_in_transaction_session_timeout') as silent`.execute(
    db,
  );
  return rows[0];
};
const asRow = ({ statementMs, lockMs, silentMs }: typeof accountLimits) => ({
  statement: statementMs,
  lock: lockMs,
  silent: silentMs,
});

test('the account has limits, a transaction has tighter ones that end with it, and an unlimited pool has none', async () => {
  const db = createDatabase(createPool(database.url, 1));
  expect(await ms(db)).toEqual(asRow(accountLimits));
  await transact(db, async (tx) => {
    expect(await ms(tx)).toEqual(asRow(transactionLimits));
    await liftTimeLimits(tx);
    expect(await ms(tx)).toEqual({ statement: 0, lock: 0, silent: 0 });
  });
  expect(await ms(db)).toEqual(asRow(accountLimits));
  await db.destroy();
  const unhurried = createDatabase(createPool(database.url, 1, { unlimited: true }));
  expect(await ms(unhurried)).toEqual({ statement: 0, lock: 0, silent: 0 });
  await unhurried.destroy();
});

/** Creates a pool whose transactions have these limits. */
async function within<T>(limits: typeof accountLimits, work: (db: Database) => Promise<T>): Promise<T> {
  const db = createDatabase(createPool(database.url, 2, { limits }));
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
const long = { statementMs: 5000, lockMs: 5000, silentMs: 5000 };

test('a statement, a lock wait and an idle transaction that take too long are ended, each counted by its kind', async () => {
  const before = { ...troubles };
  await within({ ...long, statementMs: 100 }, async (db) => {
    const slow = transact(db, async (tx) => sql`select pg_sleep(${5})`.execute(tx));
    await expect(slow).rejects.toMatchObject({ code: '57014' });
  });
  await within({ ...long, lockMs: 100 }, async (db) => {
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    await holder.query('begin; lock table users in access exclusive mode');
    const waiting = transact(db, async (tx) => sql`select ${1}::int from users`.execute(tx));
    await expect(waiting).rejects.toMatchObject({ code: '55P03' });
    await holder.end();
  });
  await within({ ...long, silentMs: 100 }, async (db) => {
    const silent = transact(db, async (tx) => {
      await sql`select ${1}::int`.execute(tx);
      await new Promise((resolve) => setTimeout(resolve, 400));
      await sql`select ${2}::int`.execute(tx);
    });
    await expect(silent).rejects.toThrow();
    // That connection is closed; the pool opens another.
    expect((await sql`select 1`.execute(db)).rows).toHaveLength(1);
  });
  expect(troubles.statement_timeout).toBe(before.statement_timeout + 1);
  expect(troubles.lock_timeout).toBe(before.lock_timeout + 1);
});

test('a deadlock of two transactions is counted, and both succeed', async () => {
  const before = troubles.deadlock;
  const db = createDatabase(createPool(database.ownerUrl, 2));
  await sql`create table pair (id int primary key, n int not null default 0)`.execute(db);
  await sql`insert into pair values (1), (2)`.execute(db);
  const met = Promise.withResolvers<void>();
  let here = 0;
  const add = (first: number, second: number) =>
    transact(db, async (tx) => {
      await sql`update pair set n = n + 1 where id = ${first}`.execute(tx);
      here += 1;
      if (here === 2) met.resolve();
      await met.promise;
      await sql`update pair set n = n + 1 where id = ${second}`.execute(tx);
    });
  await Promise.all([add(1, 2), add(2, 1)]);
  expect((await sql`select n from pair`.execute(db)).rows).toEqual([{ n: 2 }, { n: 2 }]);
  expect(troubles.deadlock).toBeGreaterThan(before);
  await db.destroy();
});

test('a race for the lock of a row, which PostgreSQL calls an internal error, is counted and repeated', async () => {
  const before = troubles.deadlock;
  const db = createDatabase(createPool(database.ownerUrl, 1));
  // The numbers of a sequence stay taken after a rollback, so only the first attempt fails.
  await sql`create sequence attempts`.execute(db);
  await sql`create function race() returns int language plpgsql as $$ begin
    if nextval('attempts') > 1 then return 1; end if;
    raise exception 'new multixact has more than one updating member: 0 2[7 (nokeyupd), 8 (nokeyupd)]' using errcode = 'XX000';
  end $$`.execute(db);
  const { rows } = await transact(db, (tx) => sql`select race()`.execute(tx));
  expect(rows).toEqual([{ race: 1 }]);
  expect(troubles.deadlock).toBe(before + 1);
  await db.destroy();
});
