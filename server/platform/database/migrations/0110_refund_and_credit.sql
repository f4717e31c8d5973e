-- What an order gives back, as refund, as transfer by hand and as credit, is never more than what was paid for it. Whoever
-- gives something back holds the order's row, so the sums cannot change meanwhile. A second payment of an order goes back
-- whole and counts for nothing here.

create function order_paid(order_id text) returns bigint language sql stable as $$
  select case
    when o.payment_method = 'online' then coalesce((
      select p.amount from gateway_orders g join gateway_payments p on p.gateway_order_id = g.id
       where g.purpose = 'shop' and g.subject_id = o.id and p.use = 'settled'), 0)
    when o.payment_status in ('Paid', 'Refunded') then o.total
    else 0
  end
  from orders o where o.id = order_id
$$;

create function order_given_back(order_id text) returns bigint language sql stable as $$
  select o.credited
    + coalesce((select sum(r.amount) from gateway_orders g
        join gateway_payments p on p.gateway_order_id = g.id and p.use = 'settled'
        join refunds r on r.cf_payment_id = p.cf_payment_id and r.status <> 'failed'
       where g.purpose = 'shop' and g.subject_id = o.id), 0)
    + coalesce((select sum(f.amount) from order_refunds f where f.order_id = o.id and f.refund_id is null), 0)
  from orders o where o.id = order_id
$$;

create function orders_given_within_paid() returns trigger language plpgsql as $$
declare
  of_order text;
begin
  if tg_table_name = 'orders' then
    of_order := new.id;
  elsif tg_table_name = 'order_refunds' then
    of_order := new.order_id;
  else
    select g.subject_id into of_order
      from gateway_orders g join gateway_payments p on p.gateway_order_id = g.id
     where g.purpose = 'shop' and p.cf_payment_id = new.cf_payment_id and p.use = 'settled';
  end if;
  if order_given_back(of_order) > order_paid(of_order) then
    raise exception 'order %: more is given back than was paid', of_order
      using errcode = 'check_violation', constraint = 'orders_given_within_paid';
  end if;
  return null;
end $$;

create trigger orders_given_within_paid after update of credited on orders
  for each row when (new.credited > old.credited) execute function orders_given_within_paid();
create trigger orders_given_within_paid after insert on order_refunds
  for each row when (new.refund_id is null) execute function orders_given_within_paid();
create trigger orders_given_within_paid after insert or update of amount, cf_payment_id on refunds
  for each row execute function orders_given_within_paid();
