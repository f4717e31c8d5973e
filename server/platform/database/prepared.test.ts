import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { createDatabase, createPool, type Database, transact } from './database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  // One connection, so that what it has prepared is what we see.
  db = createDatabase(createPool(database.url, 1));
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
  it('are prepared when they come a second time', async () => {
    expect((await thing(db)).rows).toEqual([{ id: 1, name: 'lamp' }]);
    expect(await plans()).toBe(0);
    for (let i = 0; i < 3; i++) expect((await thing(db)).rows).toEqual([{ id: 1, name: 'lamp' }]);
    expect(await plans()).toBe(1);
  });

  it('answer after a migration made their plan old, alone and in a transaction', async () => {
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
