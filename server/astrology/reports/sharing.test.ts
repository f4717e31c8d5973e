import pg from 'pg';
import { expect, it } from 'vitest';
import { knownMigrations } from '../../platform/database/migrate.ts';
import { applyMigrations } from '../../testing/apply-migrations.ts';
import { createTestDatabase } from '../../testing/database.ts';

it('links that exist when expiry is introduced get the whole term from then on', async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    const all = await knownMigrations();
    await client.query('create schema before; set search_path to before, public');
    await applyMigrations(
      client,
      all.filter((name) => name < '0150'),
    );
    // Only the report matters here, not its owner.
    await client.query('set session_replication_role = replica');
    await client.query(`
      insert into reports (id, user_id, kind, input, input_key, language, amount, status, gateway_order_id,
                           share_hash, shared_at, created_at, updated_at, paid_at)
      select id, 'someone', 'kundli', '{}', id, 'en', 59900, 'paid', id, hash, at, now(), now(), now()
        from (values ('out', 'a hash', timestamptz '2020-01-01'), ('kept', null, null)) as r (id, hash, at)`);
    await applyMigrations(
      client,
      all.filter((name) => name.startsWith('0150')),
    );
    const { rows } = await client.query(
      `select id, round(extract(epoch from shared_until - now()) / 86400)::int as days from reports order by id`,
    );
    expect(rows).toEqual([
      { id: 'kept', days: null },
      { id: 'out', days: 90 },
    ]);
  } finally {
    await client.end();
    await database.drop();
  }
});
