-- What the dashboard of the desk counts, found without reading whole tables.

-- When an order's money came, first; whichever code (or hand) writes the payment. Sales are counted by it.
alter table orders add column paid_at timestamptz;
update orders o set paid_at = coalesce(
  (select min(e.at) from order_events e where e.order_id = o.id and e.payment_status = 'Paid'), o.updated_at)
 where o.payment_status in ('Paid', 'Refunded');

create function orders_note_paid() returns trigger language plpgsql as $$
begin
  if new.payment_status = 'Paid' and new.paid_at is null then new.paid_at := new.updated_at; end if;
  return new;
end $$;
create trigger orders_paid_noted before insert or update of payment_status on orders
  for each row execute function orders_note_paid();

create index orders_paid on orders (paid_at) include (total, status, payment_method) where paid_at is not null;
create index gateway_orders_open on gateway_orders (created_at) where status in ('opening', 'open');
create index reports_paid on reports (paid_at) include (kind, amount) where status = 'paid';
create index chat_started on chat_sessions (started_at) include (minutes, charged, refunded) where started_at is not null;
create index refunds_of_sales on refunds (gateway_order_id) include (amount, cf_payment_id) where status <> 'failed';
