import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { createDatabase, createPool, type Database, transact } from './database.ts';
import { RolledBack } from './preparing-client.ts';
import { unnestIds } from './sql.ts';

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
  const put = (of: Pick<Database, 'getExecutor'>, id: number) =>
    sql`insert into kept values (${id}, ${`number ${id}`})`.execute(of as Database);
  const kept = async () =>
    (await sql<{ id: number }>`select id from kept order by id`.execute(db)).rows.map((row) => row.id);

  beforeAll(async () => {
    await sql`create table kept (id int primary key, name text not null)`.execute(db);
    await transact(db, (tx) => put(tx, 1));
  });

  it('a COMMIT that PostgreSQL answers with ROLLBACK is a failure of the whole', async () => {
    const swallowed = transact(db, async (tx) => {
      await put(tx, 2);
      await put(tx, 1).catch(() => 'taken for done');
    });
    await expect(swallowed).rejects.toBeInstanceOf(RolledBack);
    expect(await kept()).toEqual([1]);
  });

  it('a statement behind a failed one fails too, and the connection stays usable', async () => {
    const behind = transact(db, async (tx) => {
      await put(tx, 1).catch(() => 'taken for done');
      await put(tx, 3);
    });
    await expect(behind).rejects.toMatchObject({ code: '25P02' });
    expect(await kept()).toEqual([1]);
  });

  it('of statements that are started together, the first failure is that of the whole', async () => {
    const together = transact(db, (tx) => Promise.all([put(tx, 6), put(tx, 1), put(tx, 7)]));
    await expect(together).rejects.toMatchObject({ code: '23505' });
    expect(await kept()).toEqual([1]);
  });

  it('concurrent statements work, and so does a value that cannot be serialized', async () => {
    await transact(db, async (tx) => {
      await Promise.all([put(tx, 4), put(tx, 5)]);
      await sql`insert into kept values (9, 'a'); insert into kept values (10, 'b')`.execute(tx);
    });
    const broken = { toJSON: () => JSON.parse('{') };
    await expect(
      transact(db, async (tx) => {
        await put(tx, 11);
        await sql`select ${broken}::jsonb`.execute(tx);
      }),
    ).rejects.toThrow(SyntaxError);
    expect(await kept()).toEqual([1, 4, 5, 9, 10]);
  });
});

it('a query with unnestIds is planned once', async () => {
  const ids = ['1', '9'];
  const read = () =>
    sql<{ name: string }>`
      select k.name from ${unnestIds(ids)} l join kept k on k.id = l.id::int order by k.id`.execute(db);
  for (let i = 0; i < 12; i++) expect((await read()).rows.map((row) => row.name)).toEqual(['number 1', 'a']);
  const { rows } = await sql<{ kept: boolean }>`
    select generic_plans > 0 as kept from pg_prepared_statements where statement like '%from kept%' or statement like '%join kept%'
    order by generic_plans desc limit 1`.execute(db);
  expect(rows).toEqual([{ kept: true }]);
});
