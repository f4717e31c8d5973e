import type pg from 'pg';

/** Thrown for a connection that leads to a standby. Its SQLSTATE says "cannot connect now", so that requests get 503. */
class NoPrimary extends Error {
  readonly code = '57P03';
}

/**
 * Refuses a new connection that leads to a standby. After a failover an address may lead to the server before for a
 * moment, as a standby or until a proxy has noticed.
 * @throws an error of the trouble `away`.
 */
export async function requirePrimary(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query('select pg_is_in_recovery() as standby');
  if (rows[0]?.standby) throw new NoPrimary('this server of the database is a standby');
}
