import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database.ts';
import type { AlertKind } from '../../schema/column-types.ts';

// An advisory lock: one process at a time looks at the troubles.
const lock = 0x616c7274;

/** Takes the turn to look at the troubles until the transaction ends. Returns false while another process has it. */
export async function takeTurn(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${lock}) as taken`.execute(
    tx,
  );
  return rows[0]?.taken === true;
}

/** Returns the troubles that owners have been told of, with their beginning. */
export async function openAlerts(tx: Tx): Promise<Map<AlertKind, Date>> {
  const rows = await tx.selectFrom('alerts').selectAll().execute();
  return new Map(rows.map(({ kind, since }) => [kind, since]));
}

/** Records that owners have been told of a trouble. */
export const beginAlert = (tx: Tx, kind: AlertKind, since: Date) =>
  tx.insertInto('alerts').values({ kind, since }).execute();

/** Removes a trouble that is over. */
export const endAlert = (tx: Tx, kind: AlertKind) =>
  tx.deleteFrom('alerts').where('kind', '=', kind).execute();

/** Adds refused log-ins to a minute, and forgets the minutes before `keepFrom`. */
export async function addRefusals(
  db: Reader,
  { minute, count, keepFrom }: { minute: Date; count: number; keepFrom: Date },
): Promise<void> {
  await db
    .insertInto('login_refusals')
    .values({ minute, count })
    .onConflict((conflict) =>
      conflict.column('minute').doUpdateSet({ count: sql`login_refusals.count + excluded.count` }),
    )
    .execute();
  await db.deleteFrom('login_refusals').where('minute', '<', keepFrom).execute();
}

/** Sums the refused log-ins since an instant. */
export async function countRefusals(db: Reader, since: Date): Promise<number> {
  const { n } = await db
    .selectFrom('login_refusals')
    .select((row) => row.fn.coalesce(row.fn.sum<number>('count'), sql<number>`0`).as('n'))
    .where('minute', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(n);
}

type Runs = { lastFailed: boolean; lastGood: Date | null };

async function readRuns(db: Reader, table: 'backup_runs' | 'restore_trials'): Promise<Runs> {
  const newest = (failed?: boolean) =>
    db
      .selectFrom(table)
      .select(['ended_at', 'failed'])
      .$if(failed !== undefined, (query) => query.where('failed', '=', failed as boolean))
      .orderBy('ended_at', 'desc')
      .limit(1)
      .executeTakeFirst();
  const [last, good] = [await newest(), await newest(false)];
  return { lastFailed: last?.failed === true, lastGood: good?.ended_at ?? null };
}

/** Returns whether the last back-up failed, and when the last good one ended; null if there was none. */
export const readBackups = (db: Reader): Promise<Runs> => readRuns(db, 'backup_runs');

/** Returns the same of restores on trial. */
export const readTrials = (db: Reader): Promise<Runs> => readRuns(db, 'restore_trials');

/**
 * Counts the e-mails that have waited for ten minutes or longer: those that were never tried, and all. Jobs have the clock of
 * the database.
 */
export async function countLateMails(db: Reader): Promise<{ untried: number; all: number }> {
  const { rows } = await sql<{ untried: number; all: number }>`
    select count(*) filter (where state = 'created') as untried, count(*) as all
      from pgboss.job
     where name = 'mail' and state in ('created', 'retry', 'active')
       and created_on < now() - interval '10 minutes'`.execute(db);
  return { untried: Number(rows[0]?.untried), all: Number(rows[0]?.all) };
}

/** Returns the last check of the books; `problems` is null while it runs, or when its process was killed. */
export const readLastCheck = (db: Reader) =>
  db.selectFrom('check_runs').selectAll().orderBy('ran_at', 'desc').limit(1).executeTakeFirst();

/** Records the start of a check of the books, or the end of one. Forgets earlier ones. */
export async function writeCheck(db: Reader, ranAt: Date, problems: number | null): Promise<void> {
  await db
    .insertInto('check_runs')
    .values({ ran_at: ranAt, problems })
    .onConflict((conflict) => conflict.column('ran_at').doUpdateSet({ problems }))
    .execute();
  await db.deleteFrom('check_runs').where('ran_at', '<', ranAt).execute();
}
