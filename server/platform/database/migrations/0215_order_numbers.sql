-- The number that people call an order by: NR-20461. A sequence gives it, so that checkouts never wait for each other; a
-- checkout that is refused leaves a gap. Old code inserts without it and gets the default.
create sequence order_numbers as bigint minvalue 1 start 20461;

alter table orders add column number bigint;
update orders o set number = n.number
  from (select id, 20460 + row_number() over (order by created_at, id) as number from orders) n
 where n.id = o.id;
select setval('order_numbers', max(number)) from orders having count(*) > 0;
alter table orders alter column number set default nextval('order_numbers'), alter column number set not null;
alter sequence order_numbers owned by orders.number;
create unique index orders_by_number on orders (number);

-- The setting orderNumberStart raises the sequence to its value and never lowers it. ALTER SEQUENCE is undone by a
-- rollback, and holds off other numbers until the change is committed.
create function start_order_numbers() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  wanted bigint := (new.value #>> '{}')::bigint;
  next   bigint;
begin
  alter sequence order_numbers increment by 1;
  select case when is_called then last_value + 1 else last_value end into next from order_numbers;
  if wanted > next then
    execute format('alter sequence order_numbers restart with %s', wanted);
  end if;
  return null;
end $$;
create trigger settings_order_numbers after insert or update on settings
  for each row when (new.key = 'orderNumberStart') execute function start_order_numbers();

-- The number in what orders offer to other domains, and in the names of the audit log.
create or replace view order_totals as
  select id, user_id, coupon_id, status, payment_method, payment_status, discount, total, reserved_until, number from orders;
create or replace view delivered_orders as
  select o.id, o.user_id, delivered.at as delivered_at, o.number
    from orders o
    join lateral (select max(at) as at from order_events where order_id = o.id and status = 'Delivered') delivered on true
   where o.status = 'Delivered';
create or replace view entity_names as
  select id, name from products
  union all select id, title from posts
  union all select id, code from coupons
  union all select id, number from tickets
  union all select id, 'NR-' || number from orders
  union all select r.id, 'NR-' || o.number from order_returns r join orders o on o.id = r.order_id;
