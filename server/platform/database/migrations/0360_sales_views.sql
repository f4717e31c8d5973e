-- The figures of sales, for the dashboard and the reports of periods. PostgreSQL expands a view into the query that uses
-- it, so the plans are those of the tables. Amounts are paise.

-- Orders that count as sales, by the time of their payment. The cash of a cancelled order was handed back at the door.
create view sold_orders as
  select id, paid_at, total, subtotal, discount, payment_method, shipping,
         -- Their coupons by code, or by title if they have none; a series counts as one.
         coalesce((select string_agg(case c.way when 'automatic' then c.title else c.code end, ' + ' order by d.n)
                     from jsonb_array_elements(discounts) with ordinality d (row, n)
                     join coupons c on c.id = d.row->>'couponId'), coupon_code, '') as coupons,
         -- The lines of an order sum to this; the rest of the total is delivery.
         subtotal - least(discount - delivery_discount, subtotal) as goods,
         (select coalesce(sum(i.quantity), 0) from order_items i where i.order_id = orders.id) as pieces
    from orders
   where paid_at is not null and not (status = 'Cancelled' and payment_method = 'cod');

-- What went back of them, through the gateway or by hand, from the moment it was decided. `order_item_id` is the line that
-- a return was about. A payment that was never used for its order (paid twice, paid too late) is no sale and no refund.
create view sale_refunds as
  select o.id as order_id, o.paid_at, t.order_item_id, r.amount
    from refunds r
    join gateway_orders g on g.id = r.gateway_order_id and g.purpose = 'shop'
    join sold_orders o on o.id = g.subject_id
    left join gateway_payments p on p.cf_payment_id = r.cf_payment_id
    left join order_refunds h on h.refund_id = r.id
    left join order_returns t on t.order_refund_id = h.id
   where r.status <> 'failed' and coalesce(p.use, 'settled') = 'settled'
  union all
  select o.id, o.paid_at, t.order_item_id, h.amount
    from order_refunds h
    join sold_orders o on o.id = h.order_id
    left join order_returns t on t.order_refund_id = h.id
   where h.reference is not null;

-- The part of an order's discount that belongs to its first lines, of which `listed` is the price, rounded half up.
create function order_discount_until(subtotal bigint, discount bigint, listed bigint) returns bigint
  language sql immutable as $$
  select case when subtotal = 0 then 0 else (2 * least(discount, subtotal) * listed + subtotal) / (2 * subtotal) end
$$;

-- The lines of those orders with what was paid for each: its price less its discount. Orders of before coupons named their
-- lines have no discount a line; theirs is the line's share of the
-- order's (`paidForLines` in server/selling/orders/paying/paid-lines.ts).
create view sale_lines as
  select i.id, i.order_id, o.paid_at, o.total, i.product_id, p.category, i.quantity,
         i.snapshot->>'name' as name, i.snapshot->>'nameHi' as name_hi,
         i.price * i.quantity - coalesce(i.discount,
           order_discount_until(o.subtotal, o.discount, listed.until)
             - order_discount_until(o.subtotal, o.discount, listed.until - i.price * i.quantity)) as paid
    from order_items i
    join sold_orders o on o.id = i.order_id
    join products p on p.id = i.product_id
    cross join lateral (select case when i.discount is null then
      (select sum(e.price * e.quantity)::bigint from order_items e
        where e.order_id = i.order_id and e.position <= i.position) end as until) listed;

-- Chats that began, with the name of their astrologer.
create view begun_chats as
  select c.id, c.astrologer_id, c.started_at, c.minutes, c.charged, c.refunded,
         trim(u.first_name || ' ' || u.last_name) as astrologer
    from chat_sessions c join users u on u.id = c.astrologer_id
   where c.started_at is not null;

-- Products on sale that have pieces, with the time of their last sale.
create view stocked_products as
  select p.id, p.name, p.translations->'hi'->>'name' as name_hi, p.category, p.created_at, s.pieces,
         (select max(m.at) from stock_moves m join skus k on k.id = m.sku_id
           where k.product_id = p.id and m.kind = 'sell') as last_sold_at
    from products p
    join (select product_id, sum(available)::int as pieces from skus where deleted_at is null group by product_id) s
      on s.product_id = p.id and s.pieces > 0
   where p.deleted_at is null and p.service is null;
