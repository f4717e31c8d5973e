import { sql } from 'kysely';
import type { Reader } from '../platform/database/database.ts';
import type { SubjectKind } from './invoice-sources.ts';

/** A sale that is invoiced. */
export type InvoiceItem = { subject: SubjectKind; id: string };

/**
 * The sales that must have an invoice: paid orders, shipped cash orders, paid reports and settled chats. A
 * sale that was cancelled before its invoice needs none.
 */
export const dueSupplies = sql`
  select 'order' as subject, id, created_at from orders
   where status <> 'Cancelled' and (payment_status = 'Paid' or (payment_method = 'cod' and payment_status = 'Pending'
         and status in ('Shipped', 'On-way', 'Out-for-delivery', 'Delivered')))
  union all
  select 'reading', id, created_at from reports where status = 'paid'
  union all
  select 'chat', id, created_at from chat_sessions where status = 'ended' and charged > 0 and refunded = 0`;

/** Returns the ids of sales that are due and have no invoice yet. */
export async function findUninvoiced(
  db: Reader,
  subject: SubjectKind,
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select d.id from (${dueSupplies}) d
     where d.subject = ${subject} and d.id = any(${ids})
       and not exists (select 1 from invoices i
             where i.subject = d.subject and i.subject_id = d.id and i.series <> 'credit')`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Lists sales that are due and have no invoice, oldest first: those paid before invoices were introduced. */
export async function findMissing(db: Reader, limit: number): Promise<InvoiceItem[]> {
  const { rows } = await sql<InvoiceItem>`
    select d.subject, d.id from (${dueSupplies}) d
     where not exists (select 1 from invoices i
             where i.subject = d.subject and i.subject_id = d.id and i.series <> 'credit')
     order by d.created_at, d.id limit ${limit}`.execute(db);
  return rows;
}
