import { sql } from 'kysely';
import type { Pages } from '#contract/core/pages.ts';
import { type OrderStatus, orderStatuses } from '#contract/selling/orders/endpoints.ts';
import type { OrderSort } from '#contract/selling/orders/rules.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { keyset, type PageRequest } from '../../../platform/database/keyset.ts';
import {
  type AdminFilter,
  idsOfRecipient,
  idsOfSearch,
  inFulfilment,
  matchesEach,
  matchesFilter,
  productsOfItem,
  sortedBy,
  sorts,
  withStatus,
} from './filter-sql.ts';

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

/** Reads one page of the admin order list. `reach` says how its orders are found ({@link countOrders}). */
export async function readList(
  db: Reader,
  { status, ...filter }: AdminFilter,
  { sort, ...request }: { sort: OrderSort } & PageRequest,
  reach: Reach,
): Promise<{ rows: ListRow[]; pages: Pages }> {
  const page = keyset(sort, sorts[sort], request);
  const conditions = sql`${inFulfilment} ${withStatus(status)} ${reach === 'each' ? matchesEach(filter) : matchesFilter(filter)} and ${page.where}`;
  // Few orders are found by the index of their filter and then sorted. Of many, the first of the sort's index match.
  const source =
    reach === 'few'
      ? sql`(with found as materialized (select o.id from orders o where ${conditions})
          select o.* from found join orders o on o.id = found.id) o`
      : sql`orders o where ${conditions}`;
  const { rows } = await sql<ListRow & { cursor: string }>`
    with page as (
      select o.* from ${source} order by ${page.orderBy} limit ${page.limit}
    )
    select ${page.cursor} as cursor, o.id, o.number, o.created_at as "createdAt", o.status, o.payment_method as "paymentMethod",
      o.payment_status as "paymentStatus", o.total, o.shipping ->> 'name' as name, o.shipping ->> 'city' as city,
      o.packed_at as "packedAt", o.courier, o.tracking_number as "trackingNumber",
      i.pictures, i.count::int as "itemCount", coalesce(e.id, 0) as revision,
      case when i.services > 0 then greatest(i.services - (select count(*) from order_events
        where order_id = o.id and note in ('energisation_done', 'energisation_called_off')), 0)::int else 0 end as unenergised
      from page o
      cross join lateral (
        select coalesce((array_agg(snapshot ->> 'image' order by position) filter (where snapshot ->> 'image' is not null))[1:3], '{}') as pictures,
          count(*) filter (where quantity > refunded) as count, coalesce(sum(quantity) filter (where snapshot ->> 'service' is not null), 0) as services
          from order_items where order_id = o.id) i
      left join lateral (select id from order_events where order_id = o.id order by id desc limit 1) e on true
     order by ${page.orderBy}`.execute(db);
  return page.page(rows);
}

/** Returns whether the days' counts of orders know everything that a filter asks for. */
const isCountedByDay = ({
  q,
  packed,
  item = '',
  pin = '',
  courier = '',
  tracking = '',
}: AdminFilter): boolean => !packed && [q, item, pin, courier, tracking].every((text) => text === '');

/**
 * The way to find the orders of a filter: `few` by an index, `all` in the order of the list,
 * `each` by a test of each order.
 */
export type Reach = 'few' | 'all' | 'each';

/** The numbers of orders by status and in total. If `atLeast`, the filter matches more than were counted. */
export type Counted = {
  counts: Record<OrderStatus | 'all', number>;
  atLeast: boolean;
  reach: Reach;
  /** The ids of the orders of the search, for {@link readList}, unless they are very many. */
  found?: readonly string[] | undefined;
};

/** Where each order has to be tested, fewer are counted. */
const testedAtMost = 500;

/** A filter with more orders is counted up to here only. A page of 30 then reads at most 15,000 orders in a million. */
const countedAtMost = 2000;

function toCounts(rows: readonly { status: OrderStatus; n: number }[]): Counted['counts'] {
  const counts = Object.fromEntries(orderStatuses.map((status) => [status, 0])) as Counted['counts'];
  for (const { status, n } of rows) counts[status] = n;
  counts.all = rows.reduce((sum, { n }) => sum + n, 0);
  return counts;
}

/** Counts by the stored counts of the days, for a filter by day, payment and method. */
async function countByDay(db: Reader, filter: AdminFilter): Promise<Counted> {
  const [payment, method] = [filter.payment ?? null, filter.method ?? null];
  const [from, to] = [filter.from ?? null, filter.to ?? null];
  const { rows } = await sql<{ status: OrderStatus; n: number }>`
    select status, sum(n)::int as n from orders_by_day
     where (${payment}::text is null or payment_status = ${payment})
       and (${method}::text is null or payment_method = ${method})
       and (${from}::date is null or day >= ${from}::date) and (${to}::date is null or day <= ${to}::date)
     group by status`.execute(db);
  return { counts: toCounts(rows), atLeast: false, reach: 'all' };
}

/** Returns the ids of the orders of a search; `many` if they are `limit` or more, null without a search. */
async function findSearched(
  db: Reader,
  filter: Omit<AdminFilter, 'status'>,
  limit: number,
): Promise<string[] | 'many' | null> {
  // A name that very many recipients have needs no look at the buyers, which is slower.
  if (await isMore(db, idsOfRecipient(filter, limit), limit - 1)) return 'many';
  const search = idsOfSearch(filter, limit);
  if (search === null) return null;
  const { rows } = await search.execute(db);
  return rows.length >= limit ? 'many' : rows.map(({ id }) => id);
}

const isMore = async (db: Reader, found: ReturnType<typeof idsOfSearch>, most: number): Promise<boolean> =>
  found !== null && (await found.execute(db)).rows.length > most;

/**
 * Counts the orders of a filter by status, and in total: exactly by day, payment and method, and up to `most` orders for
 * every other filter, up to 500 where each order is tested.
 */
export async function countOrders(
  db: Reader,
  filter: Omit<AdminFilter, 'status'>,
  most = countedAtMost,
): Promise<Counted> {
  if (isCountedByDay(filter)) return countByDay(db, filter);
  const limit = most + 1;
  const [found, item] = await Promise.all([
    findSearched(db, filter, limit),
    isMore(db, productsOfItem(filter, limit), most),
  ]);
  const reach = found === 'many' || item ? 'each' : 'few';
  const shown = reach === 'each' ? Math.min(most, testedAtMost) : most;
  const known = found === 'many' || found === null ? filter : { ...filter, found };
  const conditions = reach === 'each' ? matchesEach(known) : matchesFilter(known);
  // Newest first, so that a test of each order begins where most of the work is.
  const order = reach === 'each' ? sql`order by o.created_at desc, o.id desc` : sql``;
  const { rows } = await sql<{ status: OrderStatus; n: number }>`
    select status, count(*)::int as n from (
      select o.status from orders o where ${inFulfilment} ${conditions} ${order} limit ${shown + 1}) found
     group by status`.execute(db);
  const counts = toCounts(rows);
  const atLeast = counts.all > shown;
  // The row beyond the bound only tells that there are more: "2,000+".
  for (const status of [...orderStatuses, 'all'] as const) counts[status] = Math.min(counts[status], shown);
  return { counts, atLeast, reach: reach === 'few' && atLeast ? 'all' : reach, found: known.found };
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
