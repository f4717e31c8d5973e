import { sql } from 'kysely';
import type { OrderStatus, PaymentStatus } from '#contract/selling/orders/statuses.ts';
import type { Reader } from '../../platform/database/database.ts';

/** Counts people's orders. Orders that were never paid are left out. */
export async function countOrders(db: Reader, userIds: readonly string[]): Promise<Map<string, number>> {
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
export const latestOrders = (db: Reader, userId: string, limit: number) =>
  sql<{
    id: string;
    number: number;
    status: OrderStatus;
    paymentStatus: PaymentStatus;
    total: number;
    createdAt: Date;
  }>`
    select id, number, status, payment_status as "paymentStatus", total, created_at as "createdAt" from orders
     where user_id = ${userId} order by created_at desc limit ${limit}`
    .execute(db)
    .then(({ rows }) => rows);
