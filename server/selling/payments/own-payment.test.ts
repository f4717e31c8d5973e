import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDatabase } from '../../composition/integrity.ts';
import { createTestDatabase } from '../../testing/database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  // `broken` was paid before orders named their payment, and has none.
  await client.query(`
    insert into users (id, first_name, last_name, email, phone, role, created_at)
      values ('u1', 'Meena', 'Rao', 'meena@example.test', '9840012345', 'user', now());
    begin;
    insert into gateway_orders (id, purpose, subject_id, user_id, amount, status, expires_at, created_at, settled_at, settled_by, unproven)
      values ('paid', 'topup', 's1', 'u1', 50000, 'paid', now(), now(), now() - interval '9 days', '1', false),
             ('twice', 'topup', 's2', 'u1', 50000, 'paid', now(), now(), now() - interval '9 days', '2', false),
             ('broken', 'topup', 's3', 'u1', 50000, 'paid', now(), now(), now() - interval '9 days', null, true),
             ('open', 'topup', 's5', 'u1', 50000, 'open', now(), now(), null, null, false);
    insert into gateway_payments (payment_id, gateway_order_id, amount, currency, use, paid_at, recorded_at)
      values ('1', 'paid', 50000, 'INR', 'settled', now(), now()),
             ('2', 'twice', 50000, 'INR', 'settled', now(), now()),
             ('3', 'twice', 50000, 'INR', 'second_payment', now(), now());
    commit`);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('the integrity check lists an order that was paid without a payment of its own', async () => {
  expect(await checkDatabase(database.ownerUrl)).toContain(
    'gateway order broken is paid without a settled payment',
  );
});

test('no order is paid without its own payment', async () => {
  const mark = (id: string, by: string | null) =>
    client.query(`update gateway_orders set status = 'paid', settled_by = $2 where id = $1`, [id, by]);
  await expect(mark('open', null)).rejects.toThrow(/gateway_orders_paid_is_proven/);
  await expect(mark('open', '1')).rejects.toThrow(/gateway_orders_settled_once/);
  await expect(mark('open', '3')).rejects.toThrow(/gateway_orders_settled_by_own/);
});
