import { type RawBuilder, sql } from 'kysely';
import type { NewsKind } from '#contract/office/admin-search/news.ts';
import type { Reader } from '../../platform/database/database.ts';

/** A row of news. `amount` is paise. `id` is the row that it is about, `subject` what its link opens. */
export type NewsRow = {
  kind: NewsKind;
  id: string;
  at: Date;
  subject: string;
  name: string;
  nameHi: string | null;
  number: string | null;
  amount: number | null;
  count: number | null;
};

/**
 * The span of news to read: from when, how many of each kind,
 * and the pieces at which a SKU without a level of its own is low.
 */
export type NewsSpan = { since: Date; limit: number; stockLow: number };

const person = sql`trim(u.first_name || ' ' || u.last_name)`;

// News are read from the tables that have them, each by an index on its time: nothing is written twice, and what is
// undone or erased is no news any more. As for the dashboard, one statement names the tables of many domains.
const selects: Record<NewsKind, (span: NewsSpan) => RawBuilder<unknown>> = {
  // A cash order is new when it is placed, an online order when it is paid.
  order: ({ since, limit }) => sql`
    (select 'order' as kind, id, created_at as at, id as subject, shipping ->> 'name' as name, null as "nameHi",
            'NR-' || number as number, total as amount, null::int as count
       from orders where payment_method = 'cod' and payment_status not in ('Initiated', 'Failed') and created_at > ${since}
      order by created_at desc limit ${limit})
    union all
    (select 'order', id, paid_at, id, shipping ->> 'name', null, 'NR-' || number, total, null
       from orders where paid_at > ${since} and payment_method <> 'cod' order by paid_at desc limit ${limit})`,
  return: ({ since, limit }) => sql`
    (select 'return' as kind, r.id, r.asked_at as at, r.order_id as subject, o.shipping ->> 'name' as name, null as "nameHi",
            'NR-' || o.number as number, r.paid as amount, null::int as count
       from order_returns r join orders o on o.id = r.order_id
      where r.asked_at > ${since} order by r.asked_at desc limit ${limit})`,
  ticket: ({ since, limit }) => sql`
    (select 'ticket' as kind, id, created_at as at, id as subject, name, null as "nameHi", number, null::bigint as amount, null::int as count
       from tickets where created_at > ${since} order by created_at desc limit ${limit})`,
  report: ({ since, limit }) => sql`
    (select 'report' as kind, r.id, r.created_at as at, r.id as subject, ${person} as name, null as "nameHi",
            null as number, null::bigint as amount, null::int as count
       from chat_reports r join users u on u.id = r.by_id
      where r.closed_at is null and r.created_at > ${since} order by r.created_at desc limit ${limit})`,
  kyc: ({ since, limit }) => sql`
    (select 'kyc' as kind, a.user_id as id, a.kyc_sent_at as at, a.user_id as subject, ${person} as name, null as "nameHi",
            null as number, null::bigint as amount, null::int as count
       from astrologers a join users u on u.id = a.user_id
      where a.kyc = 'pending' and a.kyc_sent_at > ${since} order by a.kyc_sent_at desc limit ${limit})`,
  withdrawal: ({ since, limit }) => sql`
    (select 'withdrawal' as kind, w.id, w.created_at as at, w.user_id as subject, ${person} as name, null as "nameHi",
            null as number, w.amount, null::int as count
       from withdrawals w join users u on u.id = w.user_id
      where w.created_at > ${since} order by w.created_at desc limit ${limit})`,
  review: ({ since, limit }) => sql`
    (select 'review' as kind, r.id, r.created_at as at, r.product_id as subject, p.name, p.translations->'hi'->>'name' as "nameHi",
            null as number, null::bigint as amount, r.rating::int as count
       from reviews r join products p on p.id = r.product_id
      where r.deleted_at is null and r.hidden_at is null and r.created_at > ${since}
      order by r.created_at desc limit ${limit})`,
  // The last order of a SKU that left it low. A SKU that was filled up since is none.
  stock: ({ since, limit, stockLow }) => sql`
    (select 'stock' as kind, s.id, m.at, s.product_id as subject, p.name, p.translations->'hi'->>'name' as "nameHi",
            nullif(s.name, '') as number, null::bigint as amount, s.available as count
       from (select sku_id, max(at) as at
               from (select sku_id, at from stock_moves where kind in ('reserve', 'sell') and at > ${since}
                      order by at desc limit 500) recent group by sku_id) m
       join low_skus(${stockLow}::int) l on l.id = m.sku_id join skus s on s.id = l.id join products p on p.id = s.product_id
      order by m.at desc limit ${limit})`,
};

/** Lists the news of these kinds, newest first. At most `limit` of each kind (twice that of orders). */
export async function readNews(db: Reader, kinds: readonly NewsKind[], span: NewsSpan): Promise<NewsRow[]> {
  if (kinds.length === 0) return [];
  const all = sql.join(
    kinds.map((kind) => selects[kind](span)),
    sql` union all `,
  );
  const { rows } = await sql<NewsRow>`select * from (${all}) news order by at desc, id`.execute(db);
  return rows;
}
