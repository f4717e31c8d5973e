import { sql } from 'kysely';
import type { AuditAction } from '#contract/base/audit/actions.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';

const refused: AuditAction = 'staff.refused';
const failedLogin: AuditAction = 'staff.login-failed';

/** Returns whether an entry was chained before an instant. */
export async function hasChainBefore(db: Reader, at: Date): Promise<boolean> {
  const row = await db
    .selectFrom('audit_chain')
    .select('seq')
    .where('chained_at', '<', at)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The e-mails of a day. */
export type DayMailKind = 'morning' | 'evening';

/** Notes that an e-mail of a day (YYYY-MM-DD) is sent. Returns false if it was. */
export async function insertDayMail(
  tx: Tx,
  { kind, day, at }: { kind: DayMailKind; day: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into shop_day_mails (day, kind, sent_at) values (${day}::date, ${kind}, ${at})
    on conflict do nothing returning day`.execute(tx);
  return rows.length > 0;
}

/** Counts the entries of a span of time, and those of refused calls and of failed log-ins. */
export async function countDay(
  db: Reader,
  { from, until }: { from: Date; until: Date },
): Promise<{ entries: number; refused: number; failedLogins: number }> {
  const { rows } = await sql<{ entries: number; refused: number; failedLogins: number }>`
    select count(*) as entries, count(*) filter (where action = ${refused}) as refused,
           count(*) filter (where action = ${failedLogin}) as "failedLogins"
      from audit where at >= ${from} and at < ${until}`.execute(db);
  return rows[0] ?? { entries: 0, refused: 0, failedLogins: 0 };
}
