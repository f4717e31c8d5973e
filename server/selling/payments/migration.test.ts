import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDatabase } from '../../commands/integrity.ts';
import { knownMigrations, migrate } from '../../platform/database/migrate.ts';
import { applyMigrations } from '../../testing/apply-migrations.ts';
import { createTestDatabase } from '../../testing/database.ts';

// A database from before gateway orders referenced their payment.
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  await client.query('drop schema public cascade; create schema public');
  await applyMigrations(
    client,
    (await knownMigrations()).filter((name) => name < '0120'),
  );
  await client.query(`
    insert into users (id, first_name, last_name, email, phone, role, created_at)
      values ('u1', 'Meena', 'Rao', 'meena@example.test', '9840012345', 'user', now());
    insert into gateway_orders (id, purpose, subject_id, user_id, amount, status, expires_at, check_at, created_at, settled_at)
      values ('recent', 'topup', 's1', 'u1', 50000, 'paid', now(), null, now(), now() - interval '2 hours'),
             ('long-ago', 'topup', 's2', 'u1', 50000, 'paid', now(), null, now(), now() - interval '9 days'),
             ('broken', 'topup', 's3', 'u1', 50000, 'paid', now(), null, now(), now() - interval '9 days'),
             ('free', 'topup', 's4', 'u1', 0, 'paid', now(), null, now(), now() - interval '9 days'),
             ('open', 'topup', 's5', 'u1', 50000, 'open', now(), now(), now(), null);
    insert into gateway_payments (cf_payment_id, gateway_order_id, amount, currency, use, paid_at, recorded_at)
      values ('1', 'recent', 50000, 'INR', 'settled', now(), now()),
             ('2', 'long-ago', 50000, 'INR', 'settled', now(), now()),
             ('3', 'long-ago', 50000, 'INR', 'second_payment', now(), now())`);
  await migrate(database.ownerUrl);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('a database with two orders of one payment migrates, and the integrity check lists the order', async () => {
  const { rows } = await client.query(
    'select id, settled_by, unproven, check_at is not null as asked from gateway_orders order by id',
  );
  expect(rows).toEqual([
    { id: 'broken', settled_by: null, unproven: true, asked: false },
    { id: 'free', settled_by: null, unproven: false, asked: false },
    { id: 'long-ago', settled_by: '2', unproven: false, asked: false },
    { id: 'open', settled_by: null, unproven: false, asked: true },
    { id: 'recent', settled_by: '1', unproven: false, asked: true },
  ]);
  expect(await checkDatabase(database.ownerUrl)).toContain(
    'gateway order broken is paid without a settled payment',
  );
});

test('after the migration no order is paid without its own payment', async () => {
  const mark = (id: string, by: string | null) =>
    client.query(`update gateway_orders set status = 'paid', settled_by = $2 where id = $1`, [id, by]);
  await expect(mark('open', null)).rejects.toThrow(/gateway_orders_paid_is_proven/);
  await expect(mark('open', '1')).rejects.toThrow(/gateway_orders_settled_once/);
  await expect(mark('open', '3')).rejects.toThrow(/gateway_orders_settled_by_own/);
});
