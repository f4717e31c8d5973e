import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database.ts';
import type { SubjectKind } from './invoice-sources.ts';

/** A sale that is invoiced. */
export type InvoiceItem = { subject: SubjectKind; id: string };

/** Returns the ids of sales that are due (view `due_supplies`) and have no invoice yet. */
export async function findUninvoiced(
  db: Reader,
  subject: SubjectKind,
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select d.id from due_supplies d
     where d.subject = ${subject} and d.id = any(${ids})
       and not exists (select 1 from invoices i
             where i.subject = d.subject and i.subject_id = d.id and i.series <> 'credit')`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Lists sales of these kinds that are due and have no invoice, oldest first: those paid before invoices were introduced. */
export async function findMissing(
  db: Reader,
  { kinds, limit }: { kinds: readonly string[]; limit: number },
): Promise<InvoiceItem[]> {
  const { rows } = await sql<InvoiceItem>`
    select d.subject, d.id from due_supplies d
     where d.subject = any(${kinds})
       and not exists (select 1 from invoices i
             where i.subject = d.subject and i.subject_id = d.id and i.series <> 'credit')
     order by d.created_at, d.id limit ${limit}`.execute(db);
  return rows;
}

// The advisory lock under which one process catches up.
const catchUpLock = 0x696e766f;

/** Waits until no other process invoices missing sales, and keeps them out until the transaction ends. */
export const lockCatchUp = (tx: Tx) => sql`select pg_advisory_xact_lock(${catchUpLock})`.execute(tx);
