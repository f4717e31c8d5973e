import { sql } from 'kysely';
import { type OrderStatus, orderStatuses } from '#contract/orders/endpoints.ts';
import type { Reader } from '../../platform/database/database.ts';

/** The filter of the admin order list. An empty `q` matches every order. */
export type AdminFilter = {
  q: string;
  status?: OrderStatus | undefined;
  payment?: 'Paid' | 'Pending' | 'Refunded' | undefined;
};

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
};

const likeWords = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

/** Normalises an order id: lower case, without a leading `#`. */
const idOf = (q: string): string => q.replace(/^#/, '').toLowerCase();

/** Reads an order number without its letters. Null for other text; the service resolves NR-20461. */
const numberOf = (q: string): number | null => (/^\d{1,12}$/.test(q) ? Number(q) : null);

/** Normalises a phone number to its last ten digits. Returns other text unchanged. */
function wordsOf(q: string): string {
  const digits = q.replace(/[\s()+-]/g, '');
  return /^\d{4,13}$/.test(digits) ? digits.slice(-10) : q;
}

/** Returns the search condition, with one index for each part of the union. Empty without a search. */
function matching(q: string) {
  if (q === '') return sql``;
  const words = sql`plain_text(${likeWords(wordsOf(q))})`;
  return sql`and o.id in (
    select id from orders where id = ${idOf(q)}
    union select id from orders where number = ${numberOf(q)}::bigint
    union select id from orders where right(id, 6) = ${idOf(q)}
    union select id from orders where plain_text((shipping ->> 'name') || ' ' || (shipping ->> 'phone')) like ${words}
    union select b.id from user_names u join orders b on b.user_id = u.id
      where plain_text(u.first_name || ' ' || u.last_name || ' ' || u.email || ' ' || u.phone) like ${words})`;
}

// Unpaid online orders are not part of the fulfilment list.
const inFulfilment = sql`o.payment_status not in ('Initiated', 'Failed')`;
const withPayment = (payment: AdminFilter['payment']) =>
  payment ? sql`and o.payment_status = ${payment}` : sql``;
const withStatus = (status: AdminFilter['status']) => (status ? sql`and o.status = ${status}` : sql``);

/** Reads one page of the admin order list. */
export async function readList(
  db: Reader,
  { q, status, payment }: AdminFilter,
  { sort, limit, offset }: { sort: 'newest' | 'oldest'; limit: number; offset: number },
): Promise<ListRow[]> {
  const order = sort === 'newest' ? sql`desc` : sql`asc`;
  const { rows } = await sql<ListRow>`
    with page as (
      select o.* from orders o
       where ${inFulfilment} ${withStatus(status)} ${withPayment(payment)} ${matching(q)}
       order by o.created_at ${order}, o.id ${order} limit ${limit} offset ${offset}
    )
    select o.id, o.number, o.created_at as "createdAt", o.status, o.payment_method as "paymentMethod",
      o.payment_status as "paymentStatus", o.total, o.shipping ->> 'name' as name, o.shipping ->> 'city' as city,
      i.pictures, i.count::int as "itemCount", coalesce(e.id, 0) as revision,
      case when i.services > 0 then greatest(i.services - (select count(*) from order_events
        where order_id = o.id and note in ('energisation_done', 'energisation_called_off')), 0)::int else 0 end as unenergised
      from page o
      cross join lateral (
        select coalesce((array_agg(snapshot ->> 'image' order by position) filter (where snapshot ->> 'image' is not null))[1:3], '{}') as pictures,
          count(*) as count, coalesce(sum(quantity) filter (where snapshot ->> 'service' is not null), 0) as services
          from order_items where order_id = o.id) i
      left join lateral (select id from order_events where order_id = o.id order by id desc limit 1) e on true
     order by o.created_at ${order}, o.id ${order}`.execute(db);
  return rows;
}

/** Counts the orders of a search and payment filter by status, and in total. */
export async function countByStatus(
  db: Reader,
  { q, payment }: Pick<AdminFilter, 'q' | 'payment'>,
): Promise<Record<OrderStatus | 'all', number>> {
  const { rows } = await sql<{ status: OrderStatus; n: number }>`
    select o.status, count(*)::int as n from orders o where ${inFulfilment} ${withPayment(payment)} ${matching(q)}
     group by o.status`.execute(db);
  const counts = Object.fromEntries(orderStatuses.map((status) => [status, 0])) as Record<
    OrderStatus,
    number
  >;
  for (const { status, n } of rows) counts[status] = n;
  return { ...counts, all: rows.reduce((sum, { n }) => sum + n, 0) };
}

/** A row of the export. Amounts in paise. */
export type ExportRow = {
  id: string;
  number: number;
  createdAt: Date;
  status: string;
  paymentMethod: string;
  paymentStatus: string;
  buyer: string;
  email: string;
  shipping: Record<string, string>;
  items: string;
  subtotal: number;
  discount: number;
  delivery: number;
  total: number;
  coupon: string | null;
  courier: string | null;
  tracking: string | null;
};

/** Reads the next orders of the export, newest first. Uses keyset pagination from `after`. */
export async function readExport(
  db: Reader,
  { q, status, payment }: AdminFilter,
  { after, limit }: { after: Pick<ExportRow, 'id' | 'createdAt'> | null; limit: number },
): Promise<ExportRow[]> {
  const next = after ? sql`and (o.created_at, o.id) < (${after.createdAt}::timestamptz, ${after.id})` : sql``;
  const { rows } = await sql<ExportRow>`
    with page as (
      select o.* from orders o
       where ${inFulfilment} ${withStatus(status)} ${withPayment(payment)} ${next} ${matching(q)}
       order by o.created_at desc, o.id desc limit ${limit}
    )
    select o.id, o.number, o.created_at as "createdAt", o.status, o.payment_method as "paymentMethod",
      o.payment_status as "paymentStatus", trim(u.first_name || ' ' || u.last_name) as buyer, u.email, o.shipping,
      i.items, o.subtotal, o.discount, o.delivery, o.total, coalesce(o.coupon_code, c.code) as coupon, o.courier, o.tracking_number as tracking
      from page o join user_names u on u.id = o.user_id left join coupon_codes c on c.id = o.coupon_id
      cross join lateral (
        select string_agg(quantity || ' x ' || (snapshot ->> 'name'), '; ' order by position) as items
          from order_items where order_id = o.id) i
     order by o.created_at desc, o.id desc`.execute(db);
  return rows;
}
