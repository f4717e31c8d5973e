import type pg from 'pg';
import { demoPassword } from '#seed/password.ts';
import { verifyHash } from '../people/accounts/passwords/password.ts';
import { StartRefused } from '../platform/config/start-refused.ts';

// Comparing one password takes about 50 ms; a shop has few admins.
const mostAdmins = 20;

/** Returns why this database counts as a demo's; null if it does not. */
async function traceOfDemo(client: pg.Client): Promise<string | null> {
  const filled = await client.query("select from imports where name = 'demo'");
  if (filled.rowCount) return 'was filled with the demo';
  const people = await client.query(
    "select from users where deleted_at is null and email ilike '%@navaratna.test' limit 1",
  );
  if (people.rowCount) return 'has accounts of the demo (@navaratna.test)';
  const admins = await client.query<{ password_hash: string | null }>(
    "select password_hash from users where deleted_at is null and role = 'admin' order by id limit $1",
    [mostAdmins],
  );
  for (const { password_hash } of admins.rows)
    if (await verifyHash(demoPassword, password_hash)) return "has an admin with the demo's public password";
  return null;
}

/**
 * Refuses to start on demo people, whose password is public, in the database of a real shop. @throws StartRefused when
 * there are any, or when this database was ever filled with the demo.
 */
export async function refuseDemoPeople(client: pg.Client): Promise<void> {
  const trace = await traceOfDemo(client);
  if (!trace) return;
  throw new StartRefused(
    `The shop does not start with SHOP_ENV=production: the database that DATABASE_URL names ${trace}; ` +
      'name an empty one, or empty this one by: SHOP_ENV=demo npm run db -- reset.',
  );
}
