import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knownMigrations, migrate } from '../../../platform/database/migrate.ts';
import { applyMigrations } from '../../../testing/apply-migrations.ts';
import { createTestDatabase } from '../../../testing/database.ts';

// A shop of the day before orders had numbers.
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;

/** Inserts an order as the code of that day does: without a number. */
const insert = (id: string, createdAt: string) =>
  client.query(
    `insert into orders (id, user_id, status, payment_method, payment_status, subtotal, delivery, discount, gst, total,
                         shipping, created_at, updated_at)
     values ($1, 'u1', 'Pending', 'cod', 'Pending', 90000, 0, 0, 13729, 90000, '{}', $2, $2)`,
    [id, createdAt],
  );
const numbers = async (): Promise<unknown[]> =>
  (await client.query('select id, number from orders order by number')).rows.map(({ id, number }) => [
    id,
    Number(number),
  ]);

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  await client.query('drop schema public cascade; create schema public');
  await applyMigrations(
    client,
    (await knownMigrations()).filter((name) => name < '0215'),
  );
  await client.query(`
    insert into users (id, first_name, last_name, email, phone, role, created_at)
      values ('u1', 'Meena', 'Rao', 'meena@example.test', '9840012345', 'user', now())`);
  await insert('c-third', '2026-11-03T10:00:00Z');
  await insert('a-second', '2026-11-02T10:00:00Z');
  await insert('b-first', '2026-11-01T10:00:00Z');
  await migrate(database.ownerUrl);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('orders of before get their numbers in the order of their creation, and a process of yesterday’s code goes on from there', async () => {
  expect(await numbers()).toEqual([
    ['b-first', 20_461],
    ['a-second', 20_462],
    ['c-third', 20_463],
  ]);
  await insert('d-yesterday', '2026-11-04T10:00:00Z');
  expect((await numbers()).at(-1)).toEqual(['d-yesterday', 20_464]);
});

test('no two orders have one number', async () => {
  await expect(client.query(`update orders set number = 20461 where id = 'a-second'`)).rejects.toThrow(
    /orders_by_number/,
  );
});
