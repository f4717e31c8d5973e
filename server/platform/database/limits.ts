import pg from 'pg';

/** Limits in ms of a statement, of a wait for a lock, and of an idle transaction. See decision 0020. */
export type SessionLimits = { statementMs: number; lockMs: number; silentMs: number };

/** The limits of transactions, which hold locks and connections that others wait for. Sent with each `BEGIN`. */
export const transactionLimits: SessionLimits = { statementMs: 15_000, lockMs: 8000, silentMs: 30_000 };

/**
 * The time (ms) that work on hot rows waits for a lock at once. It then gives its connection to others and tries again,
 * for as long as a transaction may wait.
 */
export const hotLockMs = 400;

/** The limits of everything else that uses the shop's account. They are set on the account itself. */
export const accountLimits: SessionLimits = { statementMs: 30_000, lockMs: 10_000, silentMs: 60_000 };

const names = {
  statement_timeout: 'statementMs',
  lock_timeout: 'lockMs',
  idle_in_transaction_session_timeout: 'silentMs',
} as const satisfies Record<string, keyof SessionLimits>;
const settings = Object.entries(names) as [keyof typeof names, keyof SessionLimits][];

const setLocal = (msOf: (key: keyof SessionLimits) => number): string =>
  settings.map(([name, key]) => `set local ${name} = ${msOf(key)}`).join('; ');

/** Returns the text that opens a transaction, with its limits: one round trip. */
export const beginStatement = (limits: SessionLimits | undefined): string =>
  limits ? `begin; ${setLocal((key) => limits[key])}` : 'begin';

/** The statement that makes the waits for locks of a transaction short ({@link hotLockMs}). */
export const hotLockStatement = `set local lock_timeout = ${hotLockMs}`;

/** The statements that lift every limit of a transaction. */
export const noLocalLimits = setLocal(() => 0);

/** The statements that lift every limit of a session, for migrations, back-ups, restores and checks. */
export const noLimits = settings.map(([name]) => `set ${name} = 0`).join('; ');

// An advisory lock: processes may start together, and PostgreSQL refuses two concurrent changes of one account.
const lock = 0x6e617662;

/**
 * Sets the limits of this account in this database, unless they are set already. Settings on the account also hold
 * behind a pooler, which ignores the settings of a client. An account may always change its own settings.
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
