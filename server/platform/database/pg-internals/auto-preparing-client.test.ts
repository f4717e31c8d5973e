import type { Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/database.ts';
import { createDatabase, createPool, type Database, queueStatement, type Tx, transact } from '../database.ts';
import { unnestIds } from '../sql.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  // One connection, so that its prepared statements are the ones we see.
  db = createDatabase(createPool(database.ownerUrl, 1));
  await sql`create table things (id int, name text)`.execute(db);
  await sql`insert into things values (1, 'lamp')`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const thing = (of: Pick<Database, 'getExecutor'>) =>
  sql`select * from things where id = ${1}`.execute(of as Database);
const plans = async (): Promise<number> =>
  (await sql`select from pg_prepared_statements where statement like '%from things%'`.execute(db)).rows
    .length;

describe('queries with values', () => {
  it('are prepared the second time', async () => {
    expect((await thing(db)).rows).toEqual([{ id: 1, name: 'lamp' }]);
    expect(await plans()).toBe(0);
    for (let i = 0; i < 3; i++) expect((await thing(db)).rows).toEqual([{ id: 1, name: 'lamp' }]);
    expect(await plans()).toBe(1);
  });

  it('still work after a migration made their plan stale, alone and in a transaction', async () => {
    await sql`alter table things add column price int default 5`.execute(db);
    expect((await thing(db)).rows).toEqual([{ id: 1, name: 'lamp', price: 5 }]);
    await thing(db);
    await sql`alter table things drop column name`.execute(db);
    let tries = 0;
    const rows = await transact(db, async (tx) => {
      tries += 1;
      return (await thing(tx)).rows;
    });
    expect(rows).toEqual([{ id: 1, price: 5 }]);
    expect(tries).toBe(2);
  });
});

describe('in a transaction', () => {
  const put = (tx: Tx, id: number) =>
    queueStatement<{ id: number }>(tx, sql`insert into kept values (${id}, ${`number ${id}`}) returning id`);
  const kept = async () =>
    (await sql<{ id: number }>`select id from kept order by id`.execute(db)).rows.map((row) => row.id);

  beforeAll(() => sql`create table kept (id int primary key, name text not null)`.execute(db));

  it('a queued statement runs before the next one, and its rows are available then', async () => {
    await transact(db, async (tx) => {
      const first = await put(tx, 1);
      const second = await put(tx, 2);
      expect(first.rows).toEqual([]);
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from kept where id < ${9}`.execute(
        tx,
      );
      expect(rows).toEqual([{ n: 2 }]);
      expect([first.rows, second.rows]).toEqual([[{ id: 1 }], [{ id: 2 }]]);
    });
    expect(await kept()).toEqual([1, 2]);
  });

  it('a queued statement runs with the commit at the latest', async () => {
    await transact(db, (tx) => put(tx, 3));
    expect(await kept()).toEqual([1, 2, 3]);
  });

  it('a queued statement that fails rolls everything back with its own error, and the connection stays usable', async () => {
    for (let i = 0; i < 3; i++) {
      const twice = transact(db, async (tx) => {
        await put(tx, 4);
        await put(tx, 1);
        await put(tx, 5);
      });
      await expect(twice).rejects.toMatchObject({ code: '23505', constraint: 'kept_pkey' });
      const before = transact(db, async (tx) => {
        await put(tx, 1);
        await sql`select ${'never answered'}::text`.execute(tx);
      });
      await expect(before).rejects.toMatchObject({ code: '23505' });
    }
    expect(await kept()).toEqual([1, 2, 3]);
  });

  it('nothing is sent when it has no statement, or is rolled back before the first', async () => {
    await expect(
      transact(db, async (tx) => {
        await put(tx, 6);
        throw new Error('of ours');
      }),
    ).rejects.toThrow('of ours');
    expect(await transact(db, async () => 'nothing done')).toBe('nothing done');
    expect(await kept()).toEqual([1, 2, 3]);
  });

  it('a rollback covers sent and queued statements', async () => {
    await expect(
      transact(db, async (tx) => {
        await sql`insert into kept values (${7}, ${'sent'})`.execute(tx);
        await put(tx, 8);
        throw new Error('of ours');
      }),
    ).rejects.toThrow('of ours');
    expect(await kept()).toEqual([1, 2, 3]);
  });

  it('concurrent statements work, and so does a value that cannot be serialized', async () => {
    await transact(db, async (tx) => {
      await put(tx, 9);
      await sql`insert into kept values (10, 'a'); insert into kept values (11, 'b')`.execute(tx);
    });
    const broken = { toJSON: () => JSON.parse('{') };
    await expect(
      transact(db, async (tx) => {
        await put(tx, 12);
        await sql`select ${broken}::jsonb`.execute(tx);
      }),
    ).rejects.toThrow(SyntaxError);
    expect(await kept()).toEqual([1, 2, 3, 9, 10, 11]);
  });
});

it('a transaction of queued statements is one write with one Sync, and its statements are prepared', async () => {
  let ready = 0;
  const pool = createPool(database.ownerUrl, 1);
  const own = createDatabase(pool);
  const run = () =>
    transact(own, async (tx) => {
      for (const id of [21, 22])
        await queueStatement(tx, sql`select name from kept where id = ${id} and ${'wire'} = 'wire'`);
    });
  for (let i = 0; i < 3; i++) await run();
  // The connection of pg's client, and PostgreSQL's response to a Sync.
  const client = (await pool.connect()) as unknown as {
    connection: { stream: Socket; on(event: 'readyForQuery', listener: () => void): void };
    release(): void;
  };
  const { stream } = client.connection;
  client.connection.on('readyForQuery', () => {
    ready += 1;
  });
  const before = stream.bytesWritten;
  // Several messages reach the socket in one _writev, a single one in _write.
  let writes = 0;
  for (const name of ['_writev', '_write'] as const) {
    const write = stream[name] as (...args: unknown[]) => void;
    Object.assign(stream, {
      [name]: (...args: unknown[]) => {
        writes += 1;
        write.apply(stream, args);
      },
    });
  }
  client.release();
  await run();
  expect(writes).toBe(1);
  expect(ready).toBe(1);
  // Without Parse messages: the texts of the statements are not sent again.
  expect(stream.bytesWritten - before).toBeLessThan(600);
  await own.destroy();
});

it('a query with unnestIds is planned once', async () => {
  const ids = ['1', '9'];
  const read = () =>
    sql<{ name: string }>`
      select k.name from ${unnestIds(ids)} l join kept k on k.id = l.id::int order by k.id`.execute(db);
  for (let i = 0; i < 12; i++)
    expect((await read()).rows.map((row) => row.name)).toEqual(['number 1', 'number 9']);
  const { rows } = await sql<{ kept: boolean }>`
    select generic_plans > 0 as kept from pg_prepared_statements where statement like '%from kept%' or statement like '%join kept%'
    order by generic_plans desc limit 1`.execute(db);
  expect(rows).toEqual([{ kept: true }]);
});
