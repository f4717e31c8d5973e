import { sql } from 'kysely';
import { type OrderStatus, orderStatuses } from '#contract/orders/endpoints.ts';
import type { OrderSort } from '#contract/orders/rules.ts';
import type { Reader } from '../../platform/database/database.ts';
import { type AdminFilter, inFulfilment, matchesFilter, sortedBy, withStatus } from './filter-sql.ts';

/** A row of the admin order list, with at most three `pictures`. Amounts in paise. */
export type ListRow = {
  id: string;
  number: number;
  createdAt: Date;
  status: OrderStatus;
  paymentMethod: 'online' | 'cod';
  paymentStatus: 'Paid' | 'Pending' | 'Refunded';
  total: number;
  name: string;
  city: string;
  pictures: string[];
  itemCount: number;
  revision: number;
  /** Items that are still to be energised. */
  unenergised: number;
  packedAt: Date | null;
  courier: string | null;
  trackingNumber: string | null;
};

/** Reads one page of the admin order list. */
export async function readList(
  db: Reader,
  { status, ...filter }: AdminFilter,
  { sort, limit, offset }: { sort: OrderSort; limit: number; offset: number },
): Promise<ListRow[]> {
  const { rows } = await sql<ListRow>`
    with page as (
      select o.* from orders o
       where ${inFulfilment} ${withStatus(status)} ${matchesFilter(filter)}
       order by ${sortedBy(sort)} limit ${limit} offset ${offset}
    )
    select o.id, o.number, o.created_at as "createdAt", o.status, o.payment_method as "paymentMethod",
      o.payment_status as "paymentStatus", o.total, o.shipping ->> 'name' as name, o.shipping ->> 'city' as city,
      o.packed_at as "packedAt", o.courier, o.tracking_number as "trackingNumber",
      i.pictures, i.count::int as "itemCount", coalesce(e.id, 0) as revision,
      case when i.services > 0 then greatest(i.services - (select count(*) from order_events
        where order_id = o.id and note in ('energisation_done', 'energisation_called_off')), 0)::int else 0 end as unenergised
      from page o
      cross join lateral (
        select coalesce((array_agg(snapshot ->> 'image' order by position) filter (where snapshot ->> 'image' is not null))[1:3], '{}') as pictures,
          count(*) as count, coalesce(sum(quantity) filter (where snapshot ->> 'service' is not null), 0) as services
          from order_items where order_id = o.id) i
      left join lateral (select id from order_events where order_id = o.id order by id desc limit 1) e on true
     order by ${sortedBy(sort)}`.execute(db);
  return rows;
}

/** Counts the orders of a filter by status, and in total. */
export async function countByStatus(
  db: Reader,
  filter: Omit<AdminFilter, 'status'>,
): Promise<Record<OrderStatus | 'all', number>> {
  const { rows } = await sql<{ status: OrderStatus; n: number }>`
    select o.status, count(*)::int as n from orders o where ${inFulfilment} ${matchesFilter(filter)}
     group by o.status`.execute(db);
  const counts = Object.fromEntries(orderStatuses.map((status) => [status, 0])) as Record<
    OrderStatus,
    number
  >;
  for (const { status, n } of rows) counts[status] = n;
  return { ...counts, all: rows.reduce((sum, { n }) => sum + n, 0) };
}

/** Returns the ids of all orders of a filter in the order of the list, at most `limit`, and their whole number. */
export async function readIds(
  db: Reader,
  { status, ...filter }: AdminFilter,
  { sort, limit }: { sort: OrderSort; limit: number },
): Promise<{ ids: string[]; total: number }> {
  const { rows } = await sql<{ id: string; total: number }>`
    select o.id, count(*) over ()::int as total from orders o
     where ${inFulfilment} ${withStatus(status)} ${matchesFilter(filter)}
     order by ${sortedBy(sort)} limit ${limit}`.execute(db);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

/** A courier, with the tracking link and number of its newest order that has a link. */
export type CourierRow = { name: string; url: string | null; number: string | null };

/** Lists the couriers of all orders by name, at most 50: a loose index scan, because few names are on many orders. */
export async function readCouriers(db: Reader): Promise<CourierRow[]> {
  const { rows } = await sql<CourierRow>`
    with recursive names as (
      (select courier as name from orders where courier is not null order by courier limit 1)
      union all
      select (select courier from orders where courier is not null and courier > n.name order by courier limit 1)
        from names n where n.name is not null
    ),
    known as (select name from names where name is not null limit 50)
    select s.name, l.tracking_url as url, l.tracking_number as number
      from known s
      left join lateral (select tracking_url, tracking_number
        from (select tracking_url, tracking_number from orders
               where courier = s.name order by created_at desc limit 20) newest
       where tracking_url is not null and tracking_number is not null limit 1) l on true
     order by s.name`.execute(db);
  return rows;
}
