import { sql } from 'kysely';
import { indiaZone } from '#contract/core/india-time.ts';
import type { Database } from '../../platform/database/database.ts';
import { unnestIds } from '../../platform/database/sql.ts';

/** One of our payments with the amount of its order. Amounts in paise. */
export type OwnPayment = { id: string; orderId: string; amount: number; orderAmount: number };

/** Returns those of these payments that we have. */
export async function ownPayments(db: Database, ids: readonly string[]): Promise<OwnPayment[]> {
  const { rows } = await sql<OwnPayment>`
    select p.payment_id as id, p.gateway_order_id as "orderId", p.amount, g.amount as "orderAmount"
      from ${unnestIds(ids)} l
      join gateway_payments p on p.payment_id = l.id
      join gateway_orders g on g.id = p.gateway_order_id`.execute(db);
  return rows;
}

/** Returns those of these gateway order ids that are ours. */
export async function ownOrders(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select g.id from ${unnestIds(ids)} l join gateway_orders g on g.id = l.id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Returns our payments at a provider between two instants, without demo payments, which no gateway has. */
export async function paymentsMade(
  db: Database,
  { provider, from, to }: { provider: string; from: Date; to: Date },
): Promise<OwnPayment[]> {
  const { rows } = await sql<OwnPayment>`
    select p.payment_id as id, p.gateway_order_id as "orderId", p.amount, g.amount as "orderAmount"
      from gateway_payments p join gateway_orders g on g.id = p.gateway_order_id
     where p.paid_at >= ${from} and p.paid_at < ${to} and g.payment_session_id is not null
       and g.provider = ${provider}`.execute(db);
  return rows;
}

/**
 * Schedules a report for every day (YYYY-MM-DD) after the last scheduled one up to `until`, at most a month. Skips a
 * day when no gateway order was opened at the provider on it or in the `daysBefore` days before.
 */
export const scheduleReports = (
  db: Database,
  { provider, until, daysBefore, at }: { provider: string; until: string; daysBefore: number; at: Date },
) =>
  sql`
    with days as (
      select d::date as day
        from generate_series(
               greatest(coalesce((select max(day) + 1 from settlement_reports), ${until}::date), ${until}::date - 30),
               ${until}::date, interval '1 day') d)
    insert into settlement_reports (day, check_at)
    select day, ${at}::timestamptz from days
     where exists (select 1 from gateway_orders g
                    where g.payment_session_id is not null and g.provider = ${provider}
                      and g.created_at >= (day - ${daysBefore}::int)::timestamp at time zone ${indiaZone}
                      and g.created_at < (day + 1)::timestamp at time zone ${indiaZone})
    on conflict do nothing`.execute(db);

/** Claims the oldest due day until `retryAt`. Returns null when none is due. */
export async function claimReport(db: Database, now: Date, retryAt: Date): Promise<string | null> {
  const { rows } = await sql<{ day: string }>`
    update settlement_reports set check_at = ${retryAt}
     where day = (select day from settlement_reports where check_at <= ${now}
                   order by day limit 1 for no key update skip locked)
    returning day::text as day`.execute(db);
  return rows[0]?.day ?? null;
}

/** Marks a day as compared, with the number of payments and of new differences. */
export const closeReport = (
  db: Database,
  { day, payments, differences, at }: { day: string; payments: number; differences: number; at: Date },
) =>
  sql`
    update settlement_reports
       set check_at = null, compared_at = ${at}, payments = ${payments}, differences = ${differences}
     where day = ${day}::date`.execute(db);
