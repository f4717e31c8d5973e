import { sql } from 'kysely';
import { indiaZone } from '#contract/core/india-time.ts';
import type { OrderStatus } from '#contract/orders/endpoints.ts';
import type { Reader } from '../platform/database/database.ts';
import type { DaySales } from './periods.ts';

// Read-only counts over the tables of many domains. They are here and not behind ten services for two
// reasons: only the dashboard needs them, and their indexes (migration 0061) are easier to review in one
// place. No rule of another domain is repeated here; a figure that needs one comes from that domain's
// service.

const all = async <T>(db: Reader, query: ReturnType<typeof sql<T>>): Promise<T[]> =>
  (await query.execute(db)).rows;
const one = async <T>(db: Reader, query: ReturnType<typeof sql<T>>): Promise<T> =>
  (await all(db, query))[0] as T;

/**
 * Returns sales by day since an instant, in paise: payments less refunds, through the gateway or by hand.
 * `soFar` counts only those before the current time of day, to compare unfinished days. Cash orders cancelled
 * after payment are excluded.
 */
export const salesByDay = (db: Reader, { from, now }: { from: Date; now: Date }): Promise<DaySales[]> =>
  all(
    db,
    sql<DaySales>`
    with paid as (
      select paid_at at time zone ${indiaZone} as at, total, 1 as orders from orders
       where paid_at >= ${from} and not (status = 'Cancelled' and payment_method = 'cod')
      union all
      select o.paid_at at time zone ${indiaZone}, -r.amount, 0
        from refunds r
        join gateway_orders g on g.id = r.gateway_order_id and g.purpose = 'shop'
        join orders o on o.id = g.subject_id
        left join gateway_payments p on p.cf_payment_id = r.cf_payment_id
       where r.status <> 'failed' and o.paid_at >= ${from} and coalesce(p.use, 'settled') = 'settled'
      union all
      select o.paid_at at time zone ${indiaZone}, -r.amount, 0
        from order_refunds r join orders o on o.id = r.order_id
       where r.reference is not null and o.paid_at >= ${from}
         and not (o.status = 'Cancelled' and o.payment_method = 'cod')
    )
    select to_char(at, 'YYYY-MM-DD') as day, sum(total)::bigint as amount, sum(orders)::int as orders,
           coalesce(sum(total) filter (where at::time <= (${now}::timestamptz at time zone ${indiaZone})::time), 0)::bigint as "soFar",
           coalesce(sum(orders) filter (where at::time <= (${now}::timestamptz at time zone ${indiaZone})::time), 0)::int as "soFarOrders"
      from paid group by 1`,
  );

/** Counts orders by status, without unpaid online orders. */
export const ordersByStatus = (db: Reader): Promise<{ status: OrderStatus; n: number }[]> =>
  all(
    db,
    sql<{ status: OrderStatus; n: number }>`
    select status, count(*)::int as n from orders
     where payment_status not in ('Initiated', 'Failed') group by status`,
  );

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

/** Lists the SKUs with the least stock: 1 to `stockLow` pieces. */
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
      from skus s join products p on p.id = s.product_id and p.deleted_at is null and p.state = 'published' and p.service is null
     where s.deleted_at is null and s.available between 1 and ${stockLow}
     order by s.available, s.product_id limit ${limit}`,
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

/** Counts reports sold and chats begun since an instant, by kind. */
export const reportsSince = (db: Reader, from: Date) =>
  all(
    db,
    sql<{ kind: string; n: number; amount: number; minutes: number }>`
    select kind, count(*)::int as n, sum(amount)::bigint as amount, 0 as minutes from reports
     where status = 'paid' and paid_at >= ${from} group by kind
    union all
    select 'chat', count(*)::int, coalesce(sum(charged - refunded), 0)::bigint, coalesce(sum(minutes), 0)::int
      from chat_sessions where started_at >= ${from}`,
  );

/** Counts pending tasks: new orders, documents, withdrawals and reported chats. */
export const countWaiting = (db: Reader) =>
  one(
    db,
    sql<{ orders: number; energisations: number; kyc: number; withdrawals: number; reportedChats: number }>`
    select (select count(*)::int from orders where status = 'Pending' and payment_status not in ('Initiated', 'Failed')) as orders,
           (select count(*)::int from energisations e join orders o on o.id = e.order_id
             where e.status in ('asked', 'planned') and o.status <> 'Cancelled'
               and o.payment_status not in ('Initiated', 'Failed')) as energisations,
           (select count(*)::int from astrologers where kyc = 'pending') as kyc,
           (select count(*)::int from withdrawals where status = 'pending') as withdrawals,
           (select count(*)::int from chat_reports where closed_at is null) as "reportedChats"`,
  );
