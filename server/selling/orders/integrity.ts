import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';

/**
 * Returns one sentence for every violated invariant of orders. Run by `npm run db check` and after every test that
 * touches orders. Among others:
 * - Totals are the sum of their lines.
 * - A paid order has its sale, an open one its reservation, a cancelled one neither.
 */
export async function orderProblems(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ problem: string }>`
    with held as (
      select i.order_id, i.id, i.quantity, i.refunded,
        coalesce(sum(m.quantity) filter (where m.kind = 'sell'), 0) as sold_pieces,
        coalesce(sum(m.quantity) filter (where m.kind = 'restore'), 0) as restored_pieces,
        coalesce((select sum(r.quantity) from returning_pieces r where r.order_item_id = i.id), 0) as returning,
        coalesce(bool_or(m.kind = 'reserve'), false) as reserved,
        coalesce(bool_or(m.kind = 'release'), false) as released,
        coalesce(bool_or(m.kind = 'sell'), false) as sold
      from order_items i left join stock_moves m on m.order_item_id = i.id
      where i.snapshot->>'service' is null
      group by i.order_id, i.id, i.quantity, i.refunded
    )
    select 'order ' || o.id || ': subtotal is not the sum of its lines' as problem
      from orders o join (select order_id, sum(price * quantity) as lines from order_items group by order_id) i on i.order_id = o.id
     where o.subtotal <> i.lines
    union all
    select 'order ' || o.id || ': has no lines' from orders o where not exists (select 1 from order_items i where i.order_id = o.id)
    union all
    select 'order ' || o.id || ': paid without its sale'
      from orders o join held h on h.order_id = o.id
     where o.payment_status = 'Paid' and o.status <> 'Cancelled' and not (h.sold and h.restored_pieces <= h.refunded + h.returning)
    union all
    select 'order ' || o.id || ': unpaid online order without reserved stock'
      from orders o join held h on h.order_id = o.id
     where o.reserved_until is not null and not (h.reserved and not h.released and not h.sold)
    union all
    select 'order ' || o.id || ': cancelled but its stock is still reserved or sold'
      from orders o join held h on h.order_id = o.id
     where o.status = 'Cancelled' and ((h.reserved and not h.released and not h.sold) or h.sold_pieces - h.restored_pieces > h.refunded)
    union all
    select 'order ' || o.id || ': paid at the gateway but not here'
      from orders o join gateway_orders g on g.purpose = 'shop' and g.subject_id = o.id and g.status = 'paid'
     where o.payment_status not in ('Paid', 'Refunded')
    union all
    select 'order ' || o.id || ': ' || o.paid || ' paise were paid, but refunds and credits sum to ' || o.given
      from (select id, order_paid(id) as paid, order_given_back(id) as given from orders) o
     where o.given > o.paid
    union all
    select 'order item ' || i.id || ': ' || i.refunded || ' pieces are refunded, its refunds name ' || coalesce(sum(l.quantity), 0)
      from order_items i left join order_refund_lines l on l.order_item_id = i.id
     group by i.id having i.refunded <> coalesce(sum(l.quantity), 0)
    union all
    select 'refund ' || f.id || ': ' || f.amount || ' paise, its lines sum to ' || sum(l.amount)
      from order_refunds f join order_refund_lines l on l.order_refund_id = f.id
     group by f.id having f.amount <> sum(l.amount)
    union all
    select 'order ' || o.id || ': statuses disagree with its history'
      from orders o
      join lateral (select status, payment_status from order_events e where e.order_id = o.id order by e.id desc limit 1) e on true
     where e.status <> o.status or e.payment_status <> o.payment_status`.execute(db);
  return rows.map((row) => row.problem);
}
