-- What an order costs besides itself: one trigger after its insert, none after a change that nobody counts, and the worth of
-- a person by joins.

-- Unchanged in meaning: order_paid less order_given_back, without two function calls an order. A test compares them.
create or replace view buyer_worth as
select o.user_id, count(*)::integer as orders,
       sum(case when o.payment_method = 'online' then coalesce((
                  select p.amount from gateway_orders g join gateway_payments p on p.gateway_order_id = g.id
                   where g.purpose = 'shop' and g.subject_id = o.id and p.use = 'settled'), 0)
                when o.payment_status in ('Paid', 'Refunded') then o.total
                else 0 end
           - o.credited
           - coalesce((select sum(r.amount) from gateway_orders g
                         join gateway_payments p on p.gateway_order_id = g.id and p.use = 'settled'
                         join refunds r on r.cf_payment_id = p.cf_payment_id and r.status <> 'failed'
                        where g.purpose = 'shop' and g.subject_id = o.id), 0)
           - coalesce((select sum(f.amount) from order_refunds f where f.order_id = o.id and f.refund_id is null), 0))::bigint as worth,
       max(o.created_at) as last_order_at
  from orders o where o.payment_status not in ('Initiated', 'Failed') group by o.user_id;

-- The days whose stored counts and sales are no longer true (migration 0382). A change adds a row without a lock that
-- another order would wait for; a sweep replaces the rows of a day by one, or stores the day anew.
create table order_days_due (
  day   date not null,
  -- 'placed': counts of the orders placed on the day. 'paid': sales of the day.
  what  text not null check (what in ('placed', 'paid')),
  since timestamptz not null default now()
);

create function india_day(at timestamptz) returns date language sql immutable parallel safe
  as $$ select (at at time zone 'Asia/Kolkata')::date $$;

-- An order that somebody has to look at: the figure of the menu.
create function waits_for_desk(status text, payment_status text) returns boolean language sql immutable parallel safe
  as $$ select status = 'Pending' and payment_status not in ('Initiated', 'Failed') $$;

drop trigger orders_queue_worth on orders;
drop trigger orders_new_for_desk on orders;
drop trigger orders_changed_for_desk on orders;

-- publish_event comes with migration 0410; no order changes before.
create function order_placed() returns trigger language plpgsql as $$
begin
  insert into person_worth_due values (new.user_id);
  insert into order_days_due (day, what) values (india_day(new.created_at), 'placed');
  if new.paid_at is not null then
    insert into order_days_due (day, what) values (india_day(new.paid_at), 'paid');
  end if;
  perform publish_event('desk', '');
  return null;
end $$;
create trigger orders_placed after insert on orders for each row
  when (new.payment_status not in ('Initiated', 'Failed')) execute function order_placed();

create function order_changed() returns trigger language plpgsql as $$
begin
  if new.payment_status is distinct from old.payment_status or new.user_id <> old.user_id or new.total <> old.total
     or new.credited <> old.credited then
    insert into person_worth_due values (new.user_id);
  end if;
  if new.status <> old.status or new.payment_status <> old.payment_status or new.payment_method <> old.payment_method
     or new.created_at <> old.created_at then
    insert into order_days_due (day, what) values (india_day(new.created_at), 'placed');
  end if;
  if new.created_at <> old.created_at then
    insert into order_days_due (day, what) values (india_day(old.created_at), 'placed');
  end if;
  if new.paid_at is not null then
    insert into order_days_due (day, what) values (india_day(new.paid_at), 'paid');
  end if;
  if old.paid_at is not null and old.paid_at is distinct from new.paid_at then
    insert into order_days_due (day, what) values (india_day(old.paid_at), 'paid');
  end if;
  -- A cancelled order takes what is to be energised with it.
  if waits_for_desk(new.status, new.payment_status) <> waits_for_desk(old.status, old.payment_status)
     or (new.status = 'Cancelled') <> (old.status = 'Cancelled') then
    perform publish_event('desk', '');
  end if;
  return null;
end $$;
create trigger orders_changed after update on orders for each row
  when (old.status <> new.status or old.payment_status <> new.payment_status or old.payment_method <> new.payment_method
    or old.created_at <> new.created_at or old.user_id <> new.user_id or old.total <> new.total or old.credited <> new.credited or old.subtotal <> new.subtotal
    or old.discount <> new.discount or old.delivery_discount <> new.delivery_discount
    or old.paid_at is distinct from new.paid_at or old.coupon_code is distinct from new.coupon_code
    or old.discounts is distinct from new.discounts or old.shipping is distinct from new.shipping)
  execute function order_changed();

-- A line of an order has no index twice: stock_moves_once begins with the line, too.
drop index stock_moves_item;
-- The lists of orders read orders_desk, which has the same order and fewer rows.
drop index orders_created;
