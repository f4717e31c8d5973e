import { type RawBuilder, sql } from 'kysely';
import { daysAfter, indiaDay, indiaZone, startOfDay } from '#contract/core/india-time.ts';
import { restRows, type SalesGrouping } from '#contract/office/sales/rules.ts';
import type { Reader } from '../../platform/database/database.ts';

/** The instants of a period. `until` is excluded. */
export type Span = { from: Date; until: Date };

/** The sums of a row in a period; amounts in paise. */
export type Sums = { orders: number; pieces: number; amount: number; refunds: number };

/** A row of a report: its sums in the period, and in the one that it is compared with. */
export type SalesSums = { key: string; name: string | null; nameHi: string | null; now: Sums; before: Sums };

/** The groupings whose days are stored. */
export const storedGroupings = [
  'day',
  'state',
  'coupon',
  'payment',
  'product',
  'category',
] as const satisfies SalesGrouping[];

const within = (column: string, { from, until }: Span) =>
  sql<boolean>`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${until}`;

/** Returns the sales of a span, one row an order: `key` is an expression over a row `o` of `sold_orders`. */
const orderEntries = (key: RawBuilder<unknown>, span: Span) => sql`
  select o.id, o.paid_at, ${key}, null::text, null::text, o.total, coalesce(b.refunded, 0), o.pieces
    from sold_orders o left join backs b on b.order_id = o.id
   where ${within('o.paid_at', span)}`;

/**
 * Returns the sales of a span, one row a line, with `key` an expression over a row `l` of `sale_lines`; and two rows an
 * order for what is about no product. Of an order that was refunded wholly, each line and the delivery went back. A
 * refund of a part belongs to the line of its return, or to no line.
 */
const lineEntries = (key: RawBuilder<unknown>, named: boolean, span: Span) => sql`
  select l.order_id, l.paid_at, ${key}, ${named ? sql`l.name` : sql`null::text`}, ${named ? sql`l.name_hi` : sql`null::text`},
         l.paid, case when b.refunded = l.total then l.paid else coalesce(g.amount, 0) end, l.quantity::bigint
    from sale_lines l
    left join backs b on b.order_id = l.order_id
    left join gone g on g.order_id = l.order_id and g.order_item_id = l.id
   where ${within('l.paid_at', span)}
  union all
  select o.id, o.paid_at, ${restRows.delivery}, null, null, o.total - o.goods,
         case when b.refunded = o.total then o.total - o.goods else 0 end, 0
    from sold_orders o left join backs b on b.order_id = o.id
   where ${within('o.paid_at', span)} and o.total <> o.goods
  union all
  select o.id, o.paid_at, ${restRows.refunds}, null, null, 0, b.unnamed, 0
    from sold_orders o join backs b on b.order_id = o.id
   where ${within('o.paid_at', span)} and b.unnamed > 0 and b.refunded <> o.total`;

/** The refunds of a span by line, and by order. */
const refundTables = (span: Span) => sql`
  gone as (select order_id, order_item_id, sum(amount)::bigint as amount from sale_refunds
            where ${within('paid_at', span)} group by 1, 2),
  backs as (select order_id, sum(amount)::bigint as refunded,
                   coalesce(sum(amount) filter (where order_item_id is null), 0)::bigint as unnamed
              from gone group by 1)`;

const chatEntries = (span: Span) => sql`
  select id, started_at, astrologer_id, astrologer, null::text, charged, refunded, minutes::bigint
    from begun_chats where ${within('started_at', span)}`;

const entriesOf = (by: SalesGrouping, span: Span): RawBuilder<unknown> => {
  switch (by) {
    case 'day':
      return orderEntries(sql`to_char(o.paid_at at time zone ${indiaZone}, 'YYYY-MM-DD')`, span);
    case 'state':
      return orderEntries(
        sql`case when o.shipping->>'country' = 'IN' then o.shipping->>'state' else o.shipping->>'country' end`,
        span,
      );
    case 'coupon':
      return orderEntries(sql`o.coupons`, span);
    case 'payment':
      return orderEntries(sql`o.payment_method`, span);
    case 'product':
      return lineEntries(sql`l.product_id`, true, span);
    case 'category':
      return lineEntries(sql`l.category`, false, span);
    case 'astrologer':
      return chatEntries(span);
  }
};

/** Returns the rows of a report of a span by day, from the orders themselves. The columns are those of `sale_days`. */
export const rawDays = (by: SalesGrouping, span: Span) => sql`(
  with ${refundTables(span)},
  entries (source, at, key, name, name_hi, amount, refund, pieces) as (${entriesOf(by, span)})
  select (at at time zone ${indiaZone})::date as day, key, (array_agg(name order by at desc))[1] as name,
         (array_agg(name_hi order by at desc))[1] as name_hi, max(at) as at,
         (count(distinct source) filter (where amount > 0 or pieces > 0))::int as orders,
         sum(pieces)::int as pieces, sum(amount)::bigint as amount, sum(refund)::bigint as refunds
    from entries group by 1, 2)`;

type Days = { from: string; until: string };
const daysOf = ({ from, until }: Span): Days => ({ from: indiaDay(from), until: indiaDay(until) });
const inDays = ({ from, until }: Days) => sql<boolean>`day >= ${from}::date and day < ${until}::date`;

/** Returns the days of two periods whose stored sales are not true any more, as spans of adjacent days. */
async function dueSpans(db: Reader, one: Days, other: Days): Promise<Span[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct to_char(day, 'YYYY-MM-DD') as day from order_days_due
     where what = 'paid' and ((${inDays(one)}) or (${inDays(other)})) order by 1`.execute(db);
  const spans: Days[] = [];
  for (const { day } of rows) {
    const last = spans.at(-1);
    if (last?.until === day) last.until = daysAfter(day, 1);
    else spans.push({ from: day, until: daysAfter(day, 1) });
  }
  return spans.map(({ from, until }) => ({ from: startOfDay(from), until: startOfDay(until) }));
}

const spansAtMost = 20;

type SumRow = { key: string; name: string | null; nameHi: string | null; n: number } & Record<
  | 'orders'
  | 'pieces'
  | 'amount'
  | 'refunds'
  | 'beforeOrders'
  | 'beforePieces'
  | 'beforeAmount'
  | 'beforeRefunds',
  number
>;

/** Returns the statement that sums rows by day of some days, one row a key, and says whether they are the earlier period. */
const sumsOf = (rows: RawBuilder<unknown>, days: Days, isEarlier: boolean) => sql`
  select key, max(at) as at, sum(orders) as orders, sum(pieces) as pieces, sum(amount) as amount, sum(refunds) as refunds,
         ${isEarlier}::boolean as earlier
    from ${rows} where ${inDays(days)} group by key`;

const total = (column: string, isEarlier: boolean) => sql`
  coalesce(sum(${sql.ref(column)}) filter (where earlier = ${isEarlier}::boolean), 0)::bigint`;

const never: Span = { from: new Date(0), until: new Date(0) };

/** Returns both spans, or the span over both if they overlap, so that no day is counted twice. */
const apart = (one: Span, other: Span): Span[] =>
  one.from < other.until && other.from < one.until
    ? [
        {
          from: new Date(Math.min(one.from.getTime(), other.from.getTime())),
          until: new Date(Math.max(one.until.getTime(), other.until.getTime())),
        },
      ]
    : [one, other];

const columns = sql`day, key, name, name_hi, at, orders, pieces, amount, refunds`;
const nothing = sql`(select ${columns} from sale_days where false)`;

/**
 * Returns the rows by day of two periods: stored ones, of all days, and `raw` ones of changed days, from the orders. Chats are
 * not stored.
 */
async function dayRows(
  db: Reader,
  by: SalesGrouping,
  span: Span,
  before: Span,
): Promise<{ stored: RawBuilder<unknown>; raw: RawBuilder<unknown> }> {
  const [now, then] = [daysOf(span), daysOf(before)];
  const raw = sql.join(
    apart(span, before).map((one) => rawDays(by, one)),
    sql` union all `,
  );
  if (by === 'astrologer') return { stored: nothing, raw };
  const due = await dueSpans(db, now, then);
  // After a migration or an import every day is due: then one query over both periods is faster than many.
  if (due.length > spansAtMost) return { stored: nothing, raw };
  const isStored = due.map((one) => sql`and not (${inDays(daysOf(one))})`);
  const stored = sql`(select ${columns} from sale_days where grouping = ${by} ${sql.join(isStored, sql` `)})`;
  const changed = due.map((one) => rawDays(by, one));
  return { stored, raw: changed.length > 0 ? sql.join(changed, sql` union all `) : nothing };
}

/**
 * Returns the sums of sales in a period and in another by a grouping, best first by what is left after refunds, with the
 * number of all rows. Rows that are about no product come last.
 */
export async function sumSales(
  db: Reader,
  {
    by,
    span,
    against,
    limit = null,
  }: { by: SalesGrouping; span: Span; against: Span | null; limit?: number | null },
): Promise<{ rows: SalesSums[]; all: number }> {
  const before = against ?? never;
  const { stored, raw } = await dayRows(db, by, span, before);
  // Each period is summed by itself, so that PostgreSQL may do it in parallel. The names of the best rows are read
  // afterwards by an index.
  const parts = [
    sumsOf(sql`stored`, daysOf(span), false),
    sumsOf(sql`raw`, daysOf(span), false),
    ...(against ? [sumsOf(sql`stored`, daysOf(against), true), sumsOf(sql`raw`, daysOf(against), true)] : []),
  ];
  const { rows } = await sql<SumRow>`
    with raw as materialized (${raw}),
    stored as not materialized (${stored}),
    parts as (${sql.join(parts, sql` union all `)}),
    summed as (
      select key, max(at) as last, ${total('orders', false)} as orders, ${total('pieces', false)} as pieces,
             ${total('amount', false)} as amount, ${total('refunds', false)} as refunds,
             ${total('orders', true)} as "beforeOrders", ${total('pieces', true)} as "beforePieces",
             ${total('amount', true)} as "beforeAmount", ${total('refunds', true)} as "beforeRefunds"
        from parts group by key),
    best as (
      select * from summed
       order by key in (${restRows.delivery}, ${restRows.refunds}), amount - refunds desc,
                "beforeAmount" - "beforeRefunds" desc, key limit ${limit}::int),
    placed as (select *, row_number() over () as place from best),
    named as (
      select b.*, d.name, d.name_hi as "nameHi" from placed b cross join lateral (
        select name, name_hi from stored s where s.key = b.key and s.day = (b.last at time zone ${indiaZone})::date and s.at = b.last
        union all select name, name_hi from raw r where r.key = b.key and r.at = b.last limit 1) d)
    select *, (select count(*)::int from summed) as n from named order by place`.execute(db);
  return {
    rows: rows.map((row) => ({
      key: row.key,
      name: row.name,
      nameHi: row.nameHi,
      now: { orders: row.orders, pieces: row.pieces, amount: row.amount, refunds: row.refunds },
      before: {
        orders: row.beforeOrders,
        pieces: row.beforePieces,
        amount: row.beforeAmount,
        refunds: row.beforeRefunds,
      },
    })),
    all: rows[0]?.n ?? 0,
  };
}

/** Returns the statement for the keys of products of which a span sold pieces. */
export async function soldProducts(db: Reader, span: Span): Promise<RawBuilder<unknown>> {
  const { stored, raw } = await dayRows(db, 'product', span, never);
  return sql`
    select key from ${stored} s where ${inDays(daysOf(span))} and pieces > 0 group by key
    union all select key from (${raw}) r where ${inDays(daysOf(span))} and pieces > 0`;
}
