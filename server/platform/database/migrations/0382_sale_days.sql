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

-- Orders offers to sales what is counted.
create view placed_orders as
  select created_at, status, payment_status, payment_method from orders where payment_status not in ('Initiated', 'Failed');

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

insert into order_days_due (day, what, since)
  select distinct india_day(created_at), 'placed', '-infinity'::timestamptz from orders
   where payment_status not in ('Initiated', 'Failed')
  union all
  select distinct india_day(paid_at), 'paid', '-infinity'::timestamptz from orders where paid_at is not null;
