import { type RawBuilder, sql } from 'kysely';
import { daysAfter, startOfDay } from '#contract/core/india-time.ts';
import { searchedPhone } from '#contract/core/typed.ts';
import type { OrderStatus } from '#contract/selling/orders/endpoints.ts';
import type { OrderSort } from '#contract/selling/orders/rules.ts';
import type { SortPart } from '../../../platform/database/keyset.ts';
import { likePattern } from '../../../platform/database/sql.ts';

/** The filter of the admin order list. Empty texts and absent values match every order. */
export type AdminFilter = {
  q: string;
  /** The ids of the orders of `q`, when they are few and were found already. */
  found?: readonly string[] | undefined;
  status?: OrderStatus | undefined;
  payment?: 'Paid' | 'Pending' | 'Refunded' | undefined;
  method?: 'online' | 'cod' | undefined;
  packed?: 'yes' | 'no' | undefined;
  /** The first and last day of placing (YYYY-MM-DD, IST). */
  from?: string | undefined;
  to?: string | undefined;
  item?: string;
  /** The beginning of the PIN code, in digits. */
  pin?: string;
  courier?: string;
  /** The beginning of the tracking number. */
  tracking?: string;
};

const nothing = sql``;

/** Normalises an order id: lower case, without a leading `#`. */
const idOf = (q: string): string => q.replace(/^#/, '').toLowerCase();

/** Reads an order number without its letters. Null for other text; the service resolves NR-20461. */
const numberOf = (q: string): number | null => (/^\d{1,12}$/.test(q) ? Number(q) : null);

const like = (typed: string) => sql`plain_text(${likePattern(typed)})`;

const orderCalled = (q: string) =>
  sql`plain_text((shipping ->> 'name') || ' ' || (shipping ->> 'phone')) like ${like(searchedPhone(q) ?? q)}`;
const personCalled = (q: string) =>
  sql`plain_text(u.first_name || ' ' || u.last_name || ' ' || u.email || ' ' || u.phone) like ${like(searchedPhone(q) ?? q)}`;

/** Returns the statement that finds a search's orders, with one index for each part, which returns at most `limit` rows. */
const searched = (q: string, limit: number | null) => sql`
  (select id from orders where id = ${idOf(q)})
  union (select id from orders where number = ${numberOf(q)}::bigint)
  union (select id from orders where right(id, 6) = ${idOf(q)} limit ${limit}::int)
  union (select id from orders where tracking_number is not null and upper(tracking_number) = upper(${q}) limit ${limit}::int)
  union (select id from orders where ${orderCalled(q)} limit ${limit}::int)
  union (select b.id from user_names u join orders b on b.user_id = u.id where ${personCalled(q)} limit ${limit}::int)`;

function matching(q: string, found: readonly string[] | undefined) {
  if (found) return sql`and o.id = any(${found}::text[])`;
  return q === '' ? nothing : sql`and o.id in (${searched(q, null)})`;
}

/** Returns the statement for the ids of a search's orders, at most `limit`. Null if the filter has no search. */
export const idsOfSearch = (
  { q }: Pick<AdminFilter, 'q'>,
  limit: number,
): RawBuilder<{ id: string }> | null =>
  q === '' ? null : sql<{ id: string }>`select id from (${searched(q, limit)}) found limit ${limit}`;

/** Returns the statement for the ids of the orders to a searched recipient, at most `limit`. Null if the filter has no search. */
export const idsOfRecipient = (
  { q }: Pick<AdminFilter, 'q'>,
  limit: number,
): RawBuilder<{ id: string }> | null =>
  q === '' ? null : sql<{ id: string }>`select id from orders where ${orderCalled(q)} limit ${limit}`;

/** Returns the statement for the ids of the products of `item`, at most `limit`. Null if the filter has none. */
export const productsOfItem = (
  { item = '' }: AdminFilter,
  limit: number,
): RawBuilder<{ id: string }> | null =>
  item === ''
    ? null
    : sql<{
        id: string;
      }>`select distinct product_id as id from sold_words where words like ${like(item)} limit ${limit}`;

/**
 * Returns the conditions of a filter whose search or product matches very many orders. They are tested on each order of the
 * list until the page is full, because finding all of them would read a good part of the table.
 */
export function matchesEach({ q, item = '', ...filter }: Omit<AdminFilter, 'status'>): RawBuilder<unknown> {
  const called =
    q === ''
      ? nothing
      : sql`and (o.id = ${idOf(q)} or o.number = ${numberOf(q)}::bigint or right(o.id, 6) = ${idOf(q)}
          or upper(o.tracking_number) = upper(${q}) or ${orderCalled(q)}
          or (select true from user_names u where u.id = o.user_id and ${personCalled(q)}))`;
  // A limit keeps the planner from turning it into a join over all lines.
  const bought =
    item === ''
      ? nothing
      : sql`and (select true from order_items i where i.order_id = o.id and line_words(i.snapshot) like ${like(item)} limit 1)`;
  return sql`${matchesFilter({ q: '', ...filter })} ${called} ${bought}`;
}

/**
 * Returns the condition for a part of a name or a code of a line, as it was when bought. The products that were ever sold
 * under such words are few and found by an index; their lines are then compared themselves.
 */
const withItem = (item: string) =>
  item === ''
    ? nothing
    : sql`and o.id in (select i.order_id from order_items i
        where i.product_id in (select product_id from sold_words where words like ${like(item)})
          and line_words(i.snapshot) like ${like(item)})`;

// Ranges of bytes instead of LIKE: a generic plan uses the index for them too. A colon follows the digit 9, and no
// character follows U+10FFFF.
const withPin = (pin: string) =>
  pin === ''
    ? nothing
    : sql`and (o.shipping ->> 'pincode') ~>=~ ${pin}::text and (o.shipping ->> 'pincode') ~<~ ${`${pin}:`}::text`;
const withTracking = (tracking: string) =>
  tracking === ''
    ? nothing
    : sql`and o.tracking_number is not null and upper(o.tracking_number) ~>=~ upper(${tracking}::text)
        and upper(o.tracking_number) ~<~ (upper(${tracking}::text) || ${'\u{10FFFF}'}::text)`;

const withPacked = (packed: AdminFilter['packed']) => {
  if (!packed) return nothing;
  return packed === 'yes'
    ? sql`and o.packed_at is not null`
    : sql`and o.packed_at is null and o.status in ('Pending', 'Processing')`;
};

/** Unpaid online orders are not part of the fulfilment list. */
export const inFulfilment: RawBuilder<unknown> = sql`o.payment_status not in ('Initiated', 'Failed')`;

/** Returns the conditions of a filter on `orders o`, without the status, each of them with `and` in front. */
export function matchesFilter(filter: Omit<AdminFilter, 'status'>): RawBuilder<unknown> {
  const {
    q,
    found,
    payment,
    method,
    packed,
    from,
    to,
    item = '',
    pin = '',
    courier = '',
    tracking = '',
  } = filter;
  const conditions = [
    payment ? sql`and o.payment_status = ${payment}` : nothing,
    method ? sql`and o.payment_method = ${method}` : nothing,
    withPacked(packed),
    from ? sql`and o.created_at >= ${startOfDay(from)}::timestamptz` : nothing,
    to ? sql`and o.created_at < ${startOfDay(daysAfter(to, 1))}::timestamptz` : nothing,
    courier ? sql`and o.courier = ${courier}` : nothing,
    withPin(pin),
    withTracking(tracking),
    withItem(item),
    matching(q, found),
  ].filter((one) => one !== nothing);
  return sql`${sql.join(conditions, sql` `)}`;
}

/** Returns the condition for one status, or nothing. */
export const withStatus = (status: AdminFilter['status']): RawBuilder<unknown> =>
  status ? sql`and o.status = ${status}` : nothing;

const id = (desc = false): SortPart => ({ by: sql`o.id`, kind: 'text', desc });
const placed = (desc = false): SortPart => ({ by: sql`o.created_at`, kind: 'instant', desc });
const total = (desc = false): SortPart => ({ by: sql`o.total`, kind: 'number', desc });

/** The sorts of the order list, each with an index of its own. Ties are broken by id. */
export const sorts: Record<OrderSort, SortPart[]> = {
  newest: [placed(true), id(true)],
  oldest: [placed(), id()],
  highest: [total(true), id(true)],
  lowest: [total(), id()],
  waiting: [
    { by: sql`(o.status in ('Pending', 'Processing'))`, kind: 'boolean', desc: true },
    placed(),
    id(),
  ],
};

/** Returns the ORDER BY list of a sort. */
export const sortedBy = (sort: OrderSort): RawBuilder<unknown> =>
  sql.join(sorts[sort].map(({ by, desc }) => (desc ? sql`${by} desc` : by)));
