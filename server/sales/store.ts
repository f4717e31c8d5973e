import { type RawBuilder, sql } from 'kysely';
import { indiaZone } from '#contract/core/india-time.ts';
import { restRows, type SalesGrouping } from '#contract/sales/rules.ts';
import type { Reader } from '../platform/database/database.ts';

/** The instants of a period. `until` is excluded. */
export type Span = { from: Date; until: Date };

/** The sums of a row in a period; amounts in paise. */
export type Sums = { orders: number; pieces: number; amount: number; refunds: number };

/** A row of a report: its sums in the period, and in the one that it is compared with. */
export type SalesSums = { key: string; name: string | null; nameHi: string | null; now: Sums; before: Sums };

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

type SumRow = { key: string; name: string | null; nameHi: string | null; rest: boolean } & Record<
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

const sums = (when: 'current' | 'earlier') => sql`
  (count(distinct source) filter (where ${sql.ref(when)} and (amount > 0 or pieces > 0)))::int,
  coalesce(sum(pieces) filter (where ${sql.ref(when)}), 0)::int,
  coalesce(sum(amount) filter (where ${sql.ref(when)}), 0)::bigint,
  coalesce(sum(refund) filter (where ${sql.ref(when)}), 0)::bigint`;

const never: Span = { from: new Date(0), until: new Date(0) };

/**
 * Returns the sums of sales in a period and in another by a grouping, best first by what is left after refunds. Rows that
 * are about no product come last.
 */
export async function sumSales(
  db: Reader,
  { by, span, against }: { by: SalesGrouping; span: Span; against: Span | null },
): Promise<SalesSums[]> {
  const before = against ?? never;
  const whole: Span = against
    ? {
        from: new Date(Math.min(span.from.getTime(), before.from.getTime())),
        until: new Date(Math.max(span.until.getTime(), before.until.getTime())),
      }
    : span;
  const { rows } = await sql<SumRow>`
    with ${refundTables(whole)},
    entries (source, at, key, name, name_hi, amount, refund, pieces) as (${entriesOf(by, whole)}),
    dated as (select *, ${within('at', span)} as current, ${within('at', before)} as earlier from entries),
    summed (key, name, "nameHi", orders, pieces, amount, refunds, "beforeOrders", "beforePieces", "beforeAmount", "beforeRefunds") as (
      select key, (array_agg(name order by at desc))[1], (array_agg(name_hi order by at desc))[1], ${sums('current')}, ${sums('earlier')}
        from dated where current or earlier group by key)
    select * from summed
     order by key in (${restRows.delivery}, ${restRows.refunds}), amount - refunds desc,
              "beforeAmount" - "beforeRefunds" desc, key`.execute(db);
  return rows.map((row) => ({
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
  }));
}

/** Lists the products with pieces in stock that a span sold none of, most pieces first, with the number of all. */
export const listUnsold = async (db: Reader, { from, until }: Span, limit: number) => {
  const { rows } = await sql<{
    id: string;
    name: string;
    nameHi: string | null;
    category: string;
    pieces: number;
    lastSoldAt: Date | null;
    addedAt: Date;
    n: number;
  }>`
    select p.id, p.name, p.name_hi as "nameHi", p.category, p.pieces, p.last_sold_at as "lastSoldAt",
           p.created_at as "addedAt", count(*) over ()::int as n
      from stocked_products p
     where p.created_at < ${until}
       and not exists (select 1 from sale_lines l
                        where l.product_id = p.id and l.paid_at >= ${from} and l.paid_at < ${until})
     order by p.pieces desc, p.id limit ${limit}`.execute(db);
  return rows;
};
