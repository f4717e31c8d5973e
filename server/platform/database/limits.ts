import pg from 'pg';

/**
 * How long (ms) a statement may run, may wait for a lock, and a transaction may stay silent. Decision 0020 says why.
 */
export type SessionLimits = { statementMs: number; lockMs: number; silentMs: number };

/** For transactions, which hold locks and connections that others wait for. Each begin carries them. */
export const transactionLimits: SessionLimits = { statementMs: 15_000, lockMs: 8000, silentMs: 30_000 };

/** For single statements and whatever else speaks with the shop's account. They stand with the account. */
export const accountLimits: SessionLimits = { statementMs: 30_000, lockMs: 10_000, silentMs: 60_000 };

const names = {
  statement_timeout: 'statementMs',
  lock_timeout: 'lockMs',
  idle_in_transaction_session_timeout: 'silentMs',
} as const satisfies Record<string, keyof SessionLimits>;
const settings = Object.entries(names) as [keyof typeof names, keyof SessionLimits][];

/** Sets the limits until the transaction ends. Values: {@link limitValues}. */
export const limitStatement = `select ${settings
  .map(([name], i) => `set_config('${name}', $${i + 1}, true)`)
  .join(', ')}`;

/** The values of {@link limitStatement}. */
export const limitValues = (limits: SessionLimits): string[] =>
  settings.map(([, key]) => String(limits[key]));

/** The values that lift every limit of a transaction. */
export const noLimitValues = settings.map(() => '0');

/** Lifts every limit of a session: for migrations, back-ups, restoring and checks, which take as long as they take. */
export const noLimits = settings.map(([name]) => `set ${name} = 0`).join('; ');

// Any number of processes may start together, and PostgreSQL refuses two changes of one account at once.
const lock = 0x6e617662;

/**
 * Gives the account of this address its limits in this database, unless it has them. They hold behind a pooler, which
 * takes no settings from those who connect. An account may always change its own.
 */
export async function limitAccount(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const wanted = settings.map(([name, key]) => `${name}=${accountLimits[key]}`);
    const missing = async () => {
      const { rows } = await client.query<{ setting: string; database: string }>(
        `select wanted as setting, current_database() as database
           from unnest($1::text[]) wanted
          where not exists (
            select from pg_db_role_setting s
             where s.setdatabase = (select oid from pg_database where datname = current_database())
               and s.setrole = (select oid from pg_roles where rolname = current_user)
               and wanted = any (s.setconfig))`,
        [wanted],
      );
      return rows;
    };
    if ((await missing()).length === 0) return;
    await client.query(noLimits);
    await client.query('select pg_advisory_lock($1)', [lock]);
    for (const { setting, database } of await missing()) {
      const [name, value] = setting.split('=');
      const place = client.escapeIdentifier(database);
      await client.query(`alter role current_user in database ${place} set ${name} = ${value}`);
    }
  } finally {
    await client.end();
  }
}
