import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';

/**
 * Lists returns whose refund or coupon does not match the decision, and orders with wrong credit. One
 * sentence each.
 */
export async function returnProblems(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ problem: string }>`
    select 'return ' || r.id || ': credit of ' || r.given || ' has no matching coupon' as problem
      from order_returns r left join coupons c on c.id = r.coupon_id
     where r.given_as = 'credit' and (c.id is null or c.discount_value <> r.given)
    union all
    select 'return ' || r.id || ': repayment of ' || r.given || ' has no matching refund'
      from order_returns r left join order_refunds f on f.id = r.order_refund_id
     where r.given_as in ('refund', 'by_hand') and (f.id is null or f.amount <> r.given)
    union all
    select 'return ' || r.id || ': restocked or written off, but the stock has no such movement'
      from order_returns r join order_items i on i.id = r.order_item_id
     where r.inspected_at is not null and not exists (
       select 1 from stock_moves m where m.sku_id = i.sku_id and m.reason = 'returned, order ' || r.order_id and m.kind in ('restore', 'adjust') and m.quantity = r.quantity)
    union all
    select 'order ' || o.id || ': stored credit is ' || o.credited || ', credit of its returns is ' || coalesce(sum(r.given), 0)
      from orders o left join order_returns r on r.order_id = o.id and r.given_as = 'credit'
     group by o.id having o.credited <> coalesce(sum(r.given), 0)`.execute(db);
  return rows.map((row) => row.problem);
}
