-- What an order gives back: refunds of a part, returns, credit. Money is paise.

-- Money the desk sent back of an order that stays: through the gateway (refund_id), or by hand (reference).
create table order_refunds (
  id         text primary key,
  order_id   text not null references orders (id),
  -- The wish it comes from: the same wish is one refund, however often it is sent.
  key        text not null,
  amount     bigint not null check (amount > 0),
  refund_id  text references refunds (id),
  reference  text,
  reason     text not null,
  actor_id   text not null references users (id),
  created_at timestamptz not null,
  constraint order_refunds_check check ((refund_id is null) <> (reference is null)),
  constraint order_refunds_once unique (order_id, key)
);
create trigger order_refunds_queue_worth after insert on order_refunds for each row execute function queue_person_worth();

-- A refund of the desk says which pieces it is about, so that nobody picks, packs, certifies or counts what was paid back.
create table order_refund_lines (
  order_refund_id text not null references order_refunds (id),
  order_item_id   text not null references order_items (id),
  quantity        integer not null check (quantity > 0),
  -- Paise. The lines of a refund sum to its amount.
  amount          bigint not null check (amount >= 0),
  -- The goods had left the shop: what is refunded is with the buyer, or was.
  sent            boolean not null,
  restocked       boolean not null,
  primary key (order_refund_id, order_item_id)
);
create index order_refund_lines_item on order_refund_lines (order_item_id);
create trigger order_refund_lines_append_only before update or delete on order_refund_lines
  for each row execute function refuse_change();

create function count_refunded_pieces() returns trigger language plpgsql as $$
begin
  update order_items set refunded = refunded + new.quantity where id = new.order_item_id;
  return null;
end $$;
create trigger order_refund_lines_counted after insert on order_refund_lines
  for each row execute function count_refunded_pieces();

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

-- Orders offers what people paid for orders, less what was given back, in paise. Unpaid online orders do not count. It is
-- order_paid less order_given_back, without two function calls an order. A test compares them.
create view buyer_worth as
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

-- A line the buyer wants to give back, or to have its money for; asked once, decided once.
create table order_returns (
  id                text primary key,
  order_id          text not null references orders (id),
  order_item_id     text not null references order_items (id),
  user_id           text not null references users (id),
  quantity          integer not null check (quantity > 0),
  -- Goods that are not as described, not genuine or late are taken back in full, with their part of the delivery charge
  -- (Consumer Protection (E-Commerce) Rules 2020, rule 6(2)).
  reason            text not null check (reason in (
    'damaged', 'missing', 'defective', 'wrong', 'not_as_described', 'spurious', 'late', 'not_wanted', 'not_as_expected')),
  -- What the policy gives: the money back, or credit less the fee.
  remedy            text not null check (remedy in ('refund', 'credit')),
  in_time           boolean not null,
  words             text not null,
  photos            text[] not null default '{}',
  -- What was paid for these pieces after the discount, and the fee the policy takes.
  paid              bigint not null check (paid >= 0),
  fee               bigint not null constraint order_returns_check check (fee >= 0 and fee <= paid),
  status            text not null check (status in ('asked', 'accepted', 'refused', 'withdrawn')),
  asked_at          timestamptz not null,
  decided_at        timestamptz,
  decided_by        text references users (id),
  decision_words    text,
  given_as          text check (given_as in ('refund', 'credit', 'by_hand')),
  given             bigint check (given > 0),
  restocked         boolean not null default false,
  order_refund_id   text references order_refunds (id),
  coupon_id         text references coupons (id),
  -- The steps of a return between the request and the decision. `status` stays what the wire calls it: a return is `asked`
  -- until it is paid (`accepted`), refused, or withdrawn by its buyer.
  step              text not null default 'asked'
    check (step in ('asked', 'agreed', 'sent', 'arrived', 'inspected', 'paid', 'refused', 'withdrawn')),
  agreed_at         timestamptz,
  agreed_by         text references users (id),
  -- Until when the buyer should hand the parcel to a courier.
  send_by           timestamptz,
  reminded_at       timestamptz,
  courier           text,
  -- Capitals and digits only, as a scanner reads it.
  parcel_number     text check (parcel_number ~ '^[0-9A-Z]{4,40}$'),
  sent_at           timestamptz,
  arrived_at        timestamptz,
  arrived_by        text references users (id),
  -- Until when the shop should look at what arrived.
  inspect_by        timestamptz,
  inspected_at      timestamptz,
  inspected_by      text references users (id),
  condition         text check (condition in ('as_sent', 'opened', 'used', 'broken', 'other_item')),
  inspection_words  text,
  inspection_photos text[] not null default '{}',
  written_off       boolean not null default false,
  -- What a return is worth less than what was paid for its pieces, in paise, because the kept goods lose a coupon. Only a
  -- return for a change of mind is paid less: for damaged or wrong goods the desk is told, and decides.
  benefit_ended     bigint not null default 0 check (benefit_ended >= 0),
  -- The part of the delivery charge that goes back with the pieces, in paise.
  delivery          bigint not null default 0 check (delivery >= 0),
  constraint order_returns_check1 check ((status = 'asked') = (decided_at is null)),
  constraint order_returns_check2 check ((status = 'accepted') = (given is not null)),
  constraint order_returns_step_fits check (
    status = case step when 'paid' then 'accepted' when 'refused' then 'refused' when 'withdrawn' then 'withdrawn' else 'asked' end),
  constraint order_returns_one_place check (not (restocked and written_off)),
  constraint order_returns_inspected check (
    (inspected_at is null) = (condition is null) and (step <> 'inspected' or inspected_at is not null)),
  constraint order_returns_given_within check (given is null or given <= paid - fee + delivery)
);
create index order_returns_order on order_returns (order_id);
create index order_returns_list on order_returns (status, asked_at desc, id desc);
create index order_returns_newest on order_returns (asked_at desc, id desc);
-- A line is returned once, unless its buyer withdrew the request.
create unique index order_returns_once on order_returns (order_item_id) where status <> 'withdrawn';
create index order_returns_steps on order_returns (step, asked_at);
create index order_returns_parcels on order_returns (parcel_number) where parcel_number is not null;
create index order_returns_to_remind on order_returns (send_by) where step = 'agreed' and reminded_at is null;

-- Returns offer to orders the pieces that buyers want to give back or gave back, those that came back into stock,
-- and what was given back for them. `gone`: the return was accepted.
create view returning_pieces as
  select order_item_id, quantity, status in ('asked', 'accepted') as claimed, status = 'accepted' as gone, paid
    from order_returns
   where status in ('asked', 'accepted') or inspected_at is not null;
