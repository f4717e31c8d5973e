-- The figures of sales, for the dashboard and the reports of periods. Amounts are paise.

-- The days whose stored counts and sales are no longer true (order_day_counts, sale_days). A change adds a row
-- without a lock that another order would wait for; a sweep replaces the rows of a day by one, or stores the day anew.
create table order_days_due (
  day   date not null,
  -- 'placed': counts of the orders placed on the day. 'paid': sales of the day.
  what  text not null check (what in ('placed', 'paid')),
  since timestamptz not null default now()
);

-- Counts of orders and sums of sales by day, so that a list of a million orders and a report of a year read a few thousand
-- rows. A day that has changed since is in order_days_due and is read from the orders themselves, so every figure is exact.
create table order_day_counts (
  day            date not null,
  status         text not null,
  payment_status text not null,
  payment_method text not null,
  n              integer not null,
  primary key (day, status, payment_status, payment_method)
);

-- The rows of a report of one day. Amounts are paise; `at` is the last payment of the row.
create table sale_days (
  day      date not null,
  grouping text not null check (grouping in ('day', 'state', 'coupon', 'payment', 'product', 'category')),
  key      text not null,
  name     text,
  name_hi  text,
  at       timestamptz not null,
  orders   integer not null,
  pieces   integer not null,
  amount   bigint not null,
  refunds  bigint not null,
  primary key (grouping, day, key)
);

-- Sums of sales by product over spans of 1, 2, 4 ... 1,024 days. It is empty, and nothing reads it: reports sum sale_days
-- (decision 125). A later migration drops it with its triggers.
create table sale_blocks (
  level  integer not null check (level between 0 and 10),
  -- The span of 2^level days that begins n * 2^level days after 1 January 2000.
  n      integer not null,
  packed bytea not null,
  primary key (level, n)
);
-- The bytes are dense already.
alter table sale_blocks alter column packed set storage external;

-- A stored day that changes drops the spans that contain it, whichever version of the shop stores it.
create function drop_sale_blocks() returns trigger language plpgsql as $$
begin
  delete from sale_blocks b
   using (select distinct day - date '2000-01-01' as day from changed where grouping = 'product') d
   where b.n = d.day >> b.level;
  return null;
end $$;
create trigger sale_days_removed after delete on sale_days referencing old table as changed
  for each statement execute function drop_sale_blocks();
create trigger sale_days_added after insert on sale_days referencing new table as changed
  for each statement execute function drop_sale_blocks();
create trigger sale_days_updated after update on sale_days referencing new table as changed
  for each statement execute function drop_sale_blocks();

-- What changes the sales of a day besides its orders. A refund counts on the day of the payment.
create function sales_due_of_order() returns trigger language plpgsql as $$
begin
  if tg_table_name in ('order_refunds', 'order_returns') then
    insert into order_days_due (day, what)
      select india_day(paid_at), 'paid' from orders where id = new.order_id and paid_at is not null;
  else
    insert into order_days_due (day, what)
      select india_day(o.paid_at), 'paid' from gateway_orders g join orders o on o.id = g.subject_id
       where g.id = new.gateway_order_id and g.purpose = 'shop' and o.paid_at is not null;
  end if;
  return null;
end $$;
create trigger order_refunds_sales_due after insert or update on order_refunds
  for each row execute function sales_due_of_order();
create trigger refunds_sales_due after insert or update of status, amount, cf_payment_id on refunds
  for each row execute function sales_due_of_order();
create trigger gateway_payments_sales_due after insert or update of use on gateway_payments
  for each row execute function sales_due_of_order();
create trigger order_returns_sales_due after update of order_refund_id on order_returns for each row
  when (old.order_refund_id is distinct from new.order_refund_id) execute function sales_due_of_order();

-- Reports name the category that a product has now, and the coupon by the name that it has now.
create function sales_due_of_name() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'products' then
    insert into order_days_due (day, what)
      select distinct india_day(o.paid_at), 'paid' from order_items i join orders o on o.id = i.order_id
       where i.product_id = new.id and o.paid_at is not null;
  else
    insert into order_days_due (day, what)
      select distinct day, 'paid' from sale_days where grouping = 'coupon' and key <> '';
  end if;
  return null;
end $$;
create trigger products_category_due after update of category on products for each row
  when (old.category <> new.category) execute function sales_due_of_name();
create trigger coupons_name_due after update of code, title, way on coupons for each row
  when (old.code is distinct from new.code or old.title is distinct from new.title or old.way is distinct from new.way)
  execute function sales_due_of_name();

-- The part of an order's discount that belongs to its first lines, of which `listed` is the price, rounded half up.
create function order_discount_until(subtotal bigint, discount bigint, listed bigint) returns bigint
  language sql immutable as $$
  select case when subtotal = 0 then 0 else (2 * least(discount, subtotal) * listed + subtotal) / (2 * subtotal) end
$$;

-- Orders that count as sales, by the time of their payment. The cash of a cancelled order was handed back at the door.
create view sold_orders as
  select id, paid_at, total, subtotal, discount, payment_method, shipping,
         -- Their coupons by code, or by title if they have none; a series counts as one.
         coalesce((select string_agg(case c.way when 'automatic' then c.title else c.shown_code end, ' + ' order by d.n)
                     from jsonb_array_elements(discounts) with ordinality d (row, n)
                     join coupons c on c.id = d.row->>'couponId'), coupon_code, '') as coupons,
         -- The lines of an order sum to this; the rest of the total is delivery.
         subtotal - least(discount - delivery_discount, subtotal) as goods,
         (select coalesce(sum(i.quantity), 0) from order_items i where i.order_id = orders.id) as pieces
    from orders
   where paid_at is not null and not (status = 'Cancelled' and payment_method = 'cod');

-- What went back of them, through the gateway or by hand, from the moment it was decided. `order_item_id` is the line of the
-- return, or each line that the refund names. A payment that was never used for its order (paid twice, paid too late) is no
-- sale and no refund.
create view sale_refunds as
  select o.id as order_id, o.paid_at, coalesce(t.order_item_id, l.order_item_id) as order_item_id, coalesce(l.amount, r.amount) as amount
    from refunds r
    join gateway_orders g on g.id = r.gateway_order_id and g.purpose = 'shop'
    join sold_orders o on o.id = g.subject_id
    left join gateway_payments p on p.cf_payment_id = r.cf_payment_id
    left join order_refunds h on h.refund_id = r.id
    left join order_returns t on t.order_refund_id = h.id
    left join order_refund_lines l on l.order_refund_id = h.id
   where r.status <> 'failed' and coalesce(p.use, 'settled') = 'settled'
  union all
  select o.id, o.paid_at, coalesce(t.order_item_id, l.order_item_id), coalesce(l.amount, h.amount)
    from order_refunds h
    join sold_orders o on o.id = h.order_id
    left join order_returns t on t.order_refund_id = h.id
    left join order_refund_lines l on l.order_refund_id = h.id
   where h.reference is not null;

-- The lines of those orders with what was paid for each: its price less its discount. Orders from before coupons
-- named their lines have no discount a line; theirs is the line's share of the order's (`paidForLines`).
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

create view orders_by_day as
  select c.day, c.status, c.payment_status, c.payment_method, c.n from order_day_counts c
   where c.day not in (select day from order_days_due where what = 'placed')
  union all
  select d.day, o.status, o.payment_status, o.payment_method, count(*)::integer
    from (select distinct day from order_days_due where what = 'placed') d
    cross join lateral (
      select status, payment_status, payment_method from orders
       where created_at >= d.day::timestamp at time zone 'Asia/Kolkata'
         and created_at < (d.day + 1)::timestamp at time zone 'Asia/Kolkata'
         and payment_status not in ('Initiated', 'Failed') order by created_at desc) o
   group by 1, 2, 3, 4;

create view sales_by_day as
  select s.day, s.orders, s.amount, s.refunds from sale_days s
   where s.grouping = 'day' and s.day not in (select day from order_days_due where what = 'paid')
  union all
  select d.day, p.orders, p.amount,
         coalesce((select sum(amount) from sale_refunds
                    where paid_at >= d.day::timestamp at time zone 'Asia/Kolkata'
                      and paid_at < (d.day + 1)::timestamp at time zone 'Asia/Kolkata'), 0)::bigint
    from (select distinct day from order_days_due where what = 'paid') d
    cross join lateral (
      select count(*)::integer as orders, coalesce(sum(total), 0)::bigint as amount from orders
       where paid_at >= d.day::timestamp at time zone 'Asia/Kolkata'
         and paid_at < (d.day + 1)::timestamp at time zone 'Asia/Kolkata'
         and not (status = 'Cancelled' and payment_method = 'cod')) p;
