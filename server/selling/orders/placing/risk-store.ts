import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';

/**
 * The facts that other orders tell of an order. Counts include the order itself, except `refused`. Amounts in paise.
 */
export type RiskFacts = {
  id: string;
  total: number;
  state: string;
  country: string;
  pincode: string;
  /** Cash orders of the buyer or the phone that were sent and came back unpaid. */
  refused: number;
  /** Delivery addresses of the buyer's orders within the days before it. */
  addresses: number;
  /** Orders from its phone on its day (IST). */
  sameDay: number;
  /** No earlier order of the buyer was placed. */
  isFirst: boolean;
};

// An online order that was never paid is not an order of the buyer.
const placed = sql`b.payment_status not in ('Initiated', 'Failed')`;

/** Reads the facts of risk of orders that are neither delivered nor cancelled. */
export async function readRiskFacts(
  db: Reader,
  orderIds: readonly string[],
  days: number,
): Promise<RiskFacts[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<RiskFacts>`
    select o.id, o.total, o.shipping ->> 'state' as state, o.shipping ->> 'country' as country,
      o.shipping ->> 'pincode' as pincode,
      (select count(*)::int from (
          select id from orders where user_id = o.user_id
          union select id from orders where phone_tail(shipping ->> 'phone') = phone_tail(o.shipping ->> 'phone')) r
        join orders b on b.id = r.id
       where b.id <> o.id and b.payment_method = 'cod' and b.status = 'Cancelled' and b.payment_status = 'Pending'
         and exists (select 1 from order_events e where e.order_id = b.id
                      and e.status in ('Shipped', 'On-way', 'Out-for-delivery'))) as refused,
      (select count(distinct plain_text(b.shipping ->> 'pincode' || ' ' || (b.shipping ->> 'address')))::int from orders b
        where b.user_id = o.user_id and ${placed}
          and b.created_at between o.created_at - make_interval(days => ${days}::int) and o.created_at) as addresses,
      (select count(*)::int from orders b
        where phone_tail(b.shipping ->> 'phone') = phone_tail(o.shipping ->> 'phone') and ${placed}
          and (b.created_at at time zone 'Asia/Kolkata')::date = (o.created_at at time zone 'Asia/Kolkata')::date) as "sameDay",
      not exists (select 1 from orders b where b.user_id = o.user_id and ${placed}
                     and b.created_at < o.created_at) as "isFirst"
      from orders o where o.id = any(${orderIds}) and o.status not in ('Delivered', 'Cancelled')`.execute(db);
  return rows;
}
