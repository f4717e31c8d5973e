import { sql } from 'kysely';
import type { Pages } from '#contract/core/pages.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { keyset, type PageRequest, type SortPart } from '../../../platform/database/keyset.ts';

/** An order whose online payment was begun and not finished. `total` in paise. */
export type UnpaidRow = {
  id: string;
  number: number;
  createdAt: Date;
  /** The end of its reservation; null once it has run out. */
  reservedUntil: Date | null;
  total: number;
  userId: string;
  goods: string[];
  /** When it was touched last: its end, once its time has run out. */
  touchedAt: Date;
  /** The buyer has begun another order since. */
  orderedSince: boolean;
  wantsReminder: boolean;
  remindedAt: Date | null;
};

// One that was replaced by a newer checkout, or cancelled, was not left.
const isUnpaid = sql`o.payment_method = 'online'
  and (o.reserved_until is not null or (o.payment_status = 'Failed' and o.ended_because = 'expired'))`;

const order: SortPart[] = [
  { by: sql`o.updated_at`, kind: 'instant', desc: true },
  { by: sql`o.id`, kind: 'text', desc: true },
];

/** Reads a page of unpaid orders, the last touched first. */
export async function readUnpaid(
  db: Reader,
  request: PageRequest,
): Promise<{ rows: UnpaidRow[]; pages: Pages }> {
  const page = keyset('touched', order, request);
  const { rows } = await sql<UnpaidRow & { cursor: string }>`
    with page as (
      select o.* from orders o where ${isUnpaid} and ${page.where} order by ${page.orderBy} limit ${page.limit}
    )
    select o.id, o.number, o.created_at as "createdAt", o.reserved_until as "reservedUntil", o.updated_at as "touchedAt", o.total, o.user_id as "userId",
      (select coalesce(array_agg(i.snapshot ->> 'name' order by i.position), '{}') from order_items i where i.order_id = o.id) as goods,
      exists (select 1 from orders b where b.user_id = o.user_id and b.created_at > o.created_at) as "orderedSince",
      exists (select 1 from payment_reminder_wishes w where w.user_id = o.user_id) as "wantsReminder",
      (select sent_at from sent_payment_reminders s where s.order_id = o.id) as "remindedAt",
      ${page.cursor} as cursor
      from page o order by ${page.orderBy}`.execute(db);
  return page.page(rows);
}

/** Counts the unpaid orders. */
export async function countUnpaid(db: Reader): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from orders o where ${isUnpaid}`.execute(db);
  return rows[0]?.n ?? 0;
}
