import { sql } from 'kysely';
import { indiaZone } from '#contract/core/india-time.ts';
import type { AttentionKind } from '#contract/office/dashboard/rules.ts';
import type { OrderStatus } from '#contract/selling/orders/endpoints.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { DaySales } from './periods.ts';

// Read-only counts over the tables of many domains. They are here and not behind ten services for two
// reasons: only the dashboard needs them, and their indexes are easier to review in one
// place. No rule of another domain is repeated here; a figure that needs one comes from that domain's
// service.

const all = async <T>(db: Reader, query: ReturnType<typeof sql<T>>): Promise<T[]> =>
  (await query.execute(db)).rows;
const one = async <T>(db: Reader, query: ReturnType<typeof sql<T>>): Promise<T> =>
  (await all(db, query))[0] as T;

// An order that somebody has to look at, with products that were not refunded, and an item that is still to be energised.
const isNewOrder = sql`status = 'Pending' and payment_status not in ('Initiated', 'Failed')
  and exists (select from order_items i where i.order_id = orders.id and i.quantity > i.refunded)`;
const isToEnergise = sql`e.status in ('asked', 'planned') and o.status <> 'Cancelled' and o.payment_status not in ('Initiated', 'Failed')`;

/**
 * Returns sales by day since a day (YYYY-MM-DD, IST), in paise: payments less refunds, through the gateway or by hand. Cash
 * orders cancelled after payment are excluded. `soFar` has only those before the current time of day, to compare unfinished
 * days; it is 0 on days that are not in `cut`.
 */
export const salesByDay = (
  db: Reader,
  { from, now, cut = [] }: { from: string; now: Date; cut?: readonly string[] },
): Promise<DaySales[]> =>
  all(
    db,
    sql<DaySales>`
    with cut as (
      select day, day::timestamp at time zone ${indiaZone} as from_at,
             (day + (${now}::timestamptz at time zone ${indiaZone})::time) at time zone ${indiaZone} as to_at
        from unnest(${cut}::date[]) day),
    so_far as (
      select day, o.orders, o.amount - coalesce((select sum(amount) from sale_refunds where paid_at >= from_at and paid_at <= to_at), 0) as amount
        from cut cross join lateral (
          select count(*)::int as orders, coalesce(sum(total), 0) as amount from orders
           where paid_at >= from_at and paid_at <= to_at and not (status = 'Cancelled' and payment_method = 'cod')) o)
    select to_char(d.day, 'YYYY-MM-DD') as day, d.amount - d.refunds as amount, d.orders,
           coalesce(s.amount, 0)::bigint as "soFar", coalesce(s.orders, 0) as "soFarOrders"
      from sales_by_day d left join so_far s using (day) where d.day >= ${from}::date`,
  );

/** Counts orders by status, without unpaid online orders. */
export const ordersByStatus = (db: Reader): Promise<{ status: OrderStatus; n: number }[]> =>
  all(
    db,
    sql<{ status: OrderStatus; n: number }>`
    select status, sum(n)::int as n from orders_by_day group by status`,
  );

/** Counts the orders placed since an instant, without unpaid online orders. */
export async function countPlaced(db: Reader, from: Date): Promise<number> {
  const { n } = await one(
    db,
    sql<{ n: number }>`
    select count(*)::int as n from orders where created_at >= ${from} and payment_status not in ('Initiated', 'Failed')`,
  );
  return n;
}

/** Lists the newest orders, without unpaid online orders, with the picture of their first line. */
export const latestOrders = (db: Reader, limit: number) =>
  all(
    db,
    sql<{
      id: string;
      number: number;
      name: string;
      total: number;
      status: OrderStatus;
      createdAt: Date;
      image: string | null;
    }>`
    select o.id, o.number, o.shipping->>'name' as name, o.total, o.status, o.created_at as "createdAt",
           (select i.snapshot->>'image' from order_items i where i.order_id = o.id order by i.position limit 1) as image
      from (select * from orders where payment_status not in ('Initiated', 'Failed')
             order by created_at desc limit ${limit}) o`,
  );

/** Lists the low SKUs that are not sold out, those with the least stock first. */
export const lowestStock = (db: Reader, { limit, stockLow }: { limit: number; stockLow: number }) =>
  all(
    db,
    sql<{
      productId: string;
      name: string;
      nameHi: string | null;
      sku: string;
      left: number;
      image: string | null;
    }>`
    select s.product_id as "productId", p.name, p.translations->'hi'->>'name' as "nameHi", s.name as sku,
           s.available as left,
           (select i.url from product_images i where i.product_id = p.id order by i.position limit 1) as image
      from (select id from low_skus(${stockLow}) where available > 0 order by available, product_id limit ${limit}) l
      join skus s on s.id = l.id join products p on p.id = s.product_id
     order by s.available, s.product_id`,
  );

/** Lists astrologers whose documents await review, longest waiting first, with the total. */
export const waitingKyc = (db: Reader, limit: number) =>
  all(
    db,
    sql<{ userId: string; name: string; expertise: string; sentAt: Date | null; n: number }>`
    select a.user_id as "userId", trim(u.first_name || ' ' || u.last_name) as name, a.expertise,
           a.kyc_sent_at as "sentAt", a.n
      from (select *, count(*) over ()::int as n from astrologers where kyc = 'pending'
             order by kyc_sent_at limit ${limit}) a
      join users u on u.id = a.user_id order by a.kyc_sent_at`,
  );

/** Lists pending withdrawals, oldest first, with the total and the sum in paise. */
export const waitingWithdrawals = (db: Reader, limit: number) =>
  all(
    db,
    sql<{
      id: string;
      userId: string;
      name: string;
      amount: number;
      createdAt: Date;
      n: number;
      sum: number;
    }>`
    select w.id, w.user_id as "userId", trim(u.first_name || ' ' || u.last_name) as name, w.amount, w.created_at as "createdAt", w.n, w.sum
      from (select *, count(*) over ()::int as n, (sum(amount) over ())::bigint as sum from withdrawals
             where status = 'pending' order by created_at limit ${limit}) w
      join users u on u.id = w.user_id order by w.created_at`,
  );

/** Counts open gateway orders, failed jobs, unprocessed webhooks and failed refunds. */
export const paymentsAndTroubles = (db: Reader, { receivedBefore }: { receivedBefore: Date }) =>
  one(
    db,
    sql<{ open: number; amount: number; jobs: number; webhooks: number; refunds: number }>`
    select g.open, g.amount,
           (select count(*)::int from pgboss.job where state = 'failed') as jobs,
           (select count(*)::int from webhooks where processed_at is null and received_at < ${receivedBefore}) as webhooks,
           (select count(*)::int from refunds where status = 'failed') as refunds
      from (select count(*)::int as open, coalesce(sum(amount), 0)::bigint as amount from gateway_orders
             where status in ('opening', 'open')) g`,
  );

/** Counts reports sold and chats begun since an instant, and before `until`, by kind. */
export const reportsSince = (db: Reader, from: Date, until: Date | null = null) =>
  all(
    db,
    sql<{ kind: string; n: number; amount: number; minutes: number }>`
    select kind, count(*)::int as n, sum(amount)::bigint as amount, 0 as minutes from reports
     where status = 'paid' and paid_at >= ${from} and (${until}::timestamptz is null or paid_at < ${until}) group by kind
    union all
    select 'chat', count(*)::int, coalesce(sum(charged - refunded), 0)::bigint, coalesce(sum(minutes), 0)::int
      from chat_sessions where started_at >= ${from} and (${until}::timestamptz is null or started_at < ${until})`,
  );

/** Counts pending tasks: new orders, energisations, documents, withdrawals, reported chats, returns and tickets. */
export const countWaiting = (db: Reader) =>
  one(
    db,
    sql<
      Record<
        'orders' | 'energisations' | 'kyc' | 'withdrawals' | 'reportedChats' | 'returns' | 'tickets',
        number
      >
    >`
    select (select count(*)::int from orders where ${isNewOrder}) as orders,
           (select count(*)::int from energisations e join orders o on o.id = e.order_id where ${isToEnergise}) as energisations,
           (select count(*)::int from astrologers where kyc = 'pending') as kyc,
           (select count(*)::int from withdrawals where status = 'pending') as withdrawals,
           (select count(*)::int from chat_reports where closed_at is null) as "reportedChats",
           (select count(*)::int from order_returns where status = 'asked') as returns,
           (select count(*)::int from tickets where status = 'open') as tickets`,
  );

/** Counts what waits, by kind, with the time since which the oldest waits. Stock and counts of 0 are not among it. */
export const readAttention = (db: Reader, { receivedBefore }: { receivedBefore: Date }) =>
  all(
    db,
    sql<{ kind: AttentionKind; count: number; since: Date | null }>`
    select kind, count, since from (
      select 'orders' as kind, count(*)::int as count, min(coalesce(paid_at, created_at)) as since from orders where ${isNewOrder}
      union all select 'energisations', count(*)::int, min(e.asked_at) from energisations e join orders o on o.id = e.order_id where ${isToEnergise}
      union all select 'returns', count(*)::int, min(asked_at) from order_returns where status = 'asked'
      union all select 'tickets', count(*)::int, min(created_at) from tickets where status = 'open'
      union all select 'reportedChats', count(*)::int, min(created_at) from chat_reports where closed_at is null
      union all select 'kyc', count(*)::int, min(kyc_sent_at) from astrologers where kyc = 'pending'
      union all select 'withdrawals', count(*)::int, min(created_at) from withdrawals where status = 'pending'
      union all select 'jobs', count(*)::int, min(coalesce(completed_on, created_on)) from pgboss.job where state = 'failed'
      union all select 'webhooks', count(*)::int, min(received_at) from webhooks where processed_at is null and received_at < ${receivedBefore}
      union all select 'refunds', count(*)::int, min(updated_at) from refunds where status = 'failed') waiting
     where count > 0 order by since nulls last`,
  );
