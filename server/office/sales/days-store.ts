import { sql } from 'kysely';
import { daysAfter, startOfDay } from '#contract/core/india-time.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { lockName } from '../../platform/database/sql.ts';
import { rawDays, storedGroupings } from './store.ts';

type DueDay = { day: string; what: 'placed' | 'paid' };

/** Which days may be stored: those before `today` (YYYY-MM-DD, IST) that are due since before `since`, at most `limit`. */
export type DueRule = { today: string; since: Date; limit: number };

/** Returns whether a day can be stored, or days have many rows that one would replace. */
export async function hasDueDays(db: Reader, { today, since }: DueRule): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    select coalesce(bool_or(n > 100 or day < ${today}::date and first < ${since}), false) as due
      from (select day, min(since) as first, count(*) as n from order_days_due group by day, what) d`.execute(
    db,
  );
  return rows[0]?.due ?? false;
}

/** Takes the rows of all due days, puts one row back for each day that is not stored now, and returns the others. */
async function takeDueDays(tx: Tx, { today, since, limit }: DueRule): Promise<DueDay[]> {
  const { rows } = await sql<DueDay>`
    with taken as (delete from order_days_due returning day, what, since),
    due as (select day, what, min(since) as since from taken group by 1, 2),
    chosen as (select day, what from due where day < ${today}::date and since < ${since} order by since, day desc limit ${limit}),
    back as (insert into order_days_due (day, what, since)
      select day, what, since from due d where not exists (select from chosen c where c.day = d.day and c.what = d.what))
    select to_char(day, 'YYYY-MM-DD') as day, what from chosen`.execute(tx);
  return rows;
}

async function storeCounts(tx: Tx, day: string): Promise<void> {
  await sql`delete from order_day_counts where day = ${day}::date`.execute(tx);
  await sql`
    insert into order_day_counts (day, status, payment_status, payment_method, n)
    select ${day}::date, status, payment_status, payment_method, count(*)::int from placed_orders
     where created_at >= ${startOfDay(day)} and created_at < ${startOfDay(daysAfter(day, 1))} group by 2, 3, 4`.execute(
    tx,
  );
}

async function storeSales(tx: Tx, day: string): Promise<void> {
  const span = { from: startOfDay(day), until: startOfDay(daysAfter(day, 1)) };
  await sql`delete from sale_days where day = ${day}::date`.execute(tx);
  for (const by of storedGroupings)
    await sql`
      insert into sale_days (grouping, day, key, name, name_hi, at, orders, pieces, amount, refunds)
      select ${by}, day, key, name, name_hi, at, orders, pieces, amount, refunds from ${rawDays(by, span)} raw`.execute(
      tx,
    );
}

/**
 * Stores the counts and sales of days that have changed. A change that commits meanwhile has added a row that is not taken
 * here, so its day stays due. The lock lets one process do it. Returns the number of days.
 */
export async function storeDueDays(tx: Tx, rule: DueRule): Promise<number> {
  await lockName(tx, 'order days');
  const days = await takeDueDays(tx, rule);
  for (const { day, what } of days) await (what === 'placed' ? storeCounts : storeSales)(tx, day);
  return days.length;
}
