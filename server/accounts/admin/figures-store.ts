import { sql } from 'kysely';
import type { OrderStatus, PaymentStatus } from '#contract/orders/endpoints.ts';
import type { Reader } from '../../platform/database/database.ts';

// The admin view of a person also reads the tables of orders and chats. These queries only read, a handful of rows by
// an index on the owner. Writes belong to the domains of those tables.

/** Counts people's orders. Orders that were never paid are left out. */
export async function orderCounts(db: Reader, userIds: readonly string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<{ userId: string; n: number }>`
    select user_id as "userId", count(*)::int as n from orders
     where user_id = any(${userIds}) and payment_status not in ('Initiated', 'Failed') group by user_id`.execute(
    db,
  );
  return new Map(rows.map(({ userId, n }) => [userId, n]));
}

/** Returns what a person paid for orders that were not cancelled, in paise. */
export async function paidBy(db: Reader, userId: string): Promise<number> {
  const { rows } = await sql<{ paid: number }>`
    select coalesce(sum(total), 0)::bigint as paid from orders
     where user_id = ${userId} and payment_status = 'Paid' and status <> 'Cancelled'`.execute(db);
  return rows[0]?.paid ?? 0;
}

/** Returns a person's newest orders, including those that were never paid. */
export const latestOrdersOf = (db: Reader, userId: string, limit: number) =>
  sql<{
    id: string;
    status: OrderStatus;
    paymentStatus: PaymentStatus;
    total: number;
    createdAt: Date;
  }>`
    select id, status, payment_status as "paymentStatus", total, created_at as "createdAt" from orders
     where user_id = ${userId} order by created_at desc limit ${limit}`
    .execute(db)
    .then(({ rows }) => rows);

/**
 * Returns a person's chats on either side: how many began, their minutes, and the newest with the other participant.
 */
export async function chatsOf(db: Reader, userId: string, limit: number) {
  const [totals, latest] = await Promise.all([
    sql<{ n: number; minutes: number }>`
      select count(started_at)::int as n, coalesce(sum(minutes), 0)::int as minutes from (
        select started_at, minutes from chat_sessions where user_id = ${userId}
        union all select started_at, minutes from chat_sessions where astrologer_id = ${userId}) c`.execute(
      db,
    ),
    sql<{ id: string; otherId: string; other: string; status: string; minutes: number; createdAt: Date }>`
      select c.id, u.id as "otherId", trim(u.first_name || ' ' || u.last_name) as other, c.status, c.minutes,
             c.created_at as "createdAt"
        from ((select * from chat_sessions where user_id = ${userId} order by created_at desc, id desc limit ${limit})
              union all
              (select * from chat_sessions where astrologer_id = ${userId} order by created_at desc, id desc limit ${limit})) c
        join users u on u.id = case when c.user_id = ${userId} then c.astrologer_id else c.user_id end
       order by c.created_at desc limit ${limit}`.execute(db),
  ]);
  return { count: totals.rows[0]?.n ?? 0, minutes: totals.rows[0]?.minutes ?? 0, latest: latest.rows };
}

/** Returns whether a person has an astrologer profile. */
export async function hasPractice(db: Reader, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('astrologers')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}
