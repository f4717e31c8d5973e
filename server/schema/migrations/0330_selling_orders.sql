-- Orders. Lines keep a snapshot of what was bought; history is append-only. Money is paise.

-- The number that people call an order by: NR-20461. A sequence gives it, so that checkouts never wait for each other; a
-- checkout that is refused leaves a gap.
create sequence order_numbers as bigint minvalue 1 start 20461;

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

-- Orders. Lines keep a snapshot of what was bought; history is append-only. Money is paise.
create table orders (
  id                text primary key,
  user_id           text not null references users (id),
  status            text not null check (status in (
    'Pending', 'Processing', 'Shipped', 'On-way', 'Out-for-delivery', 'Delivered', 'Cancelled')),
  payment_method    text not null check (payment_method in ('online', 'cod')),
  payment_status    text not null check (payment_status in ('Pending', 'Initiated', 'Paid', 'Failed', 'Refunded')),
  subtotal          bigint not null check (subtotal >= 0),
  delivery          bigint not null check (delivery >= 0),
  discount          bigint not null default 0 check (discount >= 0),
  gst               bigint not null check (gst >= 0),
  total             bigint not null check (total >= 0),
  coupon_id         text references coupons (id),
  shipping          jsonb not null,
  language          text not null default 'en',
  -- The lines and address of an open online order, hashed: the same cart again gets the same session.
  cart_hash         text,
  -- While an online order waits for its money it holds stock until this instant.
  reserved_until    timestamptz,
  -- Why it was cancelled: one that only ran out may still be taken up when its money comes late.
  ended_because     text check (ended_because in ('expired', 'replaced', 'buyer', 'shop')),
  created_at        timestamptz not null,
  updated_at        timestamptz not null,
  -- The Idempotency-Key an order was placed with: the same wish is the same order, also when its answer was lost in a crash.
  request_key       text,
  -- When an order's money came, first; whichever code (or hand) writes the payment. Sales are counted by it.
  paid_at           timestamptz,
  -- Who carries it, under which number, and where that is followed.
  courier           text,
  tracking_number   text,
  tracking_url      text,
  -- Given back as credit for a later order; neither this nor what was sent back may be given twice.
  credited          bigint not null default 0 check (credited >= 0),
  -- The included tax by rate ([{ rate, amount, delivery }], basis points and paise). Null in orders from before it was stored.
  taxes             jsonb,
  -- The code as it was, since an admin may change it while no order has used it.
  coupon_code       text,
  -- The GSTIN of a buyer who wants it on the invoice.
  buyer_gstin       text,
  number            bigint not null default nextval('order_numbers'),
  -- When the parcel was packed: a mark of the shop beside the status, which the buyer does not see.
  packed_at         timestamptz,
  -- The part of the discount that is taken from the delivery charge, in paise.
  delivery_discount bigint not null default 0 constraint orders_check1 check (delivery_discount between 0 and delivery),
  -- The coupons of the order with what each took ([{ couponId, code, kind, name, nameHi, amount }]). Null in orders from
  -- before it was stored.
  discounts         jsonb,
  -- The lines, address and payment method of a buyer's order, hashed, to recognise one that is sent again.
  repeat_hash       text,
  -- The registered name and billing address of a buyer who gave a GSTIN (CGST Rules, rule 46 (d)). Null without a GSTIN, and
  -- when the delivery address is billed.
  buyer_billing     jsonb constraint orders_check2 check (buyer_billing is null or buyer_gstin is not null),
  -- The next checkout offers the business that a buyer's last order was billed to, until the buyer asks to forget it.
  billing_offered   boolean not null default true,
  -- What a buyer writes to the shop with an order: a wish for the packing, words for a card. Null for nothing.
  buyer_note        text check (length(buyer_note) between 1 and 1000),
  constraint orders_check check (total = greatest(subtotal + delivery - discount, 0))
);
alter sequence order_numbers owned by orders.number;
create index orders_user on orders (user_id, created_at desc);
create index orders_reservation on orders (reserved_until) where reserved_until is not null;
-- A buyer holds one open online order.
create unique index orders_one_open on orders (user_id) where reserved_until is not null;
create unique index orders_once on orders (user_id, request_key) where request_key is not null;
create index orders_paid on orders (paid_at) include (total, status, payment_method) where paid_at is not null;
-- Online orders whose money never came are not the desk's work; these indexes leave them out as its lists do.
create index orders_desk on orders (created_at desc, id desc) where payment_status not in ('Initiated', 'Failed');
create index orders_desk_status on orders (status, created_at desc, id desc) where payment_status not in ('Initiated', 'Failed');
create index orders_desk_payment on orders (payment_status, created_at desc, id desc) where payment_status not in ('Initiated', 'Failed');
-- What people call an order by.
create index orders_number on orders (right(id, 6));
create index orders_recipient on orders using gin (plain_text((shipping ->> 'name') || ' ' || (shipping ->> 'phone')) gin_trgm_ops);
create unique index orders_by_number on orders (number);
-- The list of orders by amount, waiting time, product, PIN code, courier and tracking number. The indexes leave
-- out online orders that were never paid. There is none for online or cash: each is half of all orders.
create index orders_desk_total on orders (total desc, id desc) where payment_status not in ('Initiated', 'Failed');
create index orders_desk_waiting on orders ((status in ('Pending', 'Processing')) desc, created_at, id)
  where payment_status not in ('Initiated', 'Failed');
create index orders_desk_pin on orders ((shipping ->> 'pincode') text_pattern_ops)
  where payment_status not in ('Initiated', 'Failed');
-- The couriers of the shop are read from it by a loose index scan, each with its newest order.
create index orders_courier on orders (courier, created_at desc) where courier is not null;
create index orders_tracking on orders (upper(tracking_number) text_pattern_ops) where tracking_number is not null;
create index orders_to_pack on orders (created_at, id)
  where packed_at is null and status in ('Pending', 'Processing') and payment_status not in ('Initiated', 'Failed');
create index orders_packed on orders (created_at desc, id desc)
  where packed_at is not null and payment_status not in ('Initiated', 'Failed');
-- Marks of risk look for other orders from the same phone.
create index orders_phone on orders (phone_tail(shipping ->> 'phone'), created_at desc);
-- Orders whose time to pay ran out, for the list of admins and for reminders.
create index orders_unpaid on orders (updated_at desc, id desc)
  where payment_method = 'online' and payment_status = 'Failed' and ended_because = 'expired';
create trigger orders_of_the_living before insert on orders for each row execute function refuse_erased();

create function orders_note_paid() returns trigger language plpgsql as $$
begin
  if new.payment_status = 'Paid' and new.paid_at is null then new.paid_at := new.updated_at; end if;
  return new;
end $$;
create trigger orders_paid_noted before insert or update of payment_status on orders
  for each row execute function orders_note_paid();

-- An order that somebody has to look at: the figure of the menu.
create function waits_for_desk(status text, payment_status text) returns boolean language sql immutable parallel safe
  as $$ select status = 'Pending' and payment_status not in ('Initiated', 'Failed') $$;

-- Queues what an order changes: the worth of its buyer, the figures of its days, the counts of the desk.
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
    or old.created_at <> new.created_at or old.user_id <> new.user_id or old.total <> new.total
    or old.credited <> new.credited or old.subtotal <> new.subtotal
    or old.discount <> new.discount or old.delivery_discount <> new.delivery_discount
    or old.paid_at is distinct from new.paid_at or old.coupon_code is distinct from new.coupon_code
    or old.discounts is distinct from new.discounts or old.shipping is distinct from new.shipping)
  execute function order_changed();

create table order_items (
  id         text primary key,
  order_id   text not null references orders (id),
  position   integer not null,
  product_id text not null references products (id),
  sku_id     text not null references skus (id),
  quantity   integer not null check (quantity > 0),
  price      bigint not null check (price >= 0),
  snapshot   jsonb not null,
  -- The line's part of the discount in paise. Null in orders from before it was stored.
  discount   bigint,
  -- The refunded pieces of a line, which only the trigger order_refund_lines_counted changes.
  refunded   integer not null default 0
);
-- Rows from before refunds named their pieces are not looked at.
alter table order_items add constraint order_items_refunded_within check (refunded between 0 and quantity) not valid;
create index order_items_order on order_items (order_id, position);
create index order_items_product on order_items (product_id);

create function line_words(snapshot jsonb) returns text language sql immutable parallel safe as $$
  select plain_text((snapshot ->> 'name') || ' ' || coalesce(snapshot ->> 'nameHi', '') || ' '
    || coalesce(snapshot #>> '{variant,variantName}', '') || ' ' || coalesce(snapshot #>> '{variant,sku}', ''))
$$;

-- An order list is searched by what its lines were called when they were bought. A trigram index over every line cost an
-- order more than its triggers, though a product is sold under the same words thousands of times. So the words are stored
-- once for a product, by the first line that has them, and the lines of the products found are compared themselves.
create table sold_words (
  product_id text not null references products (id),
  words      text not null
);
-- Not unique: an order would wait for another one that has just remembered the same words, and two could deadlock. A row
-- that two orders write at the same moment is there twice, which no search shows.
create index sold_words_known on sold_words (product_id, md5(words));
create index sold_words_found on sold_words using gin (words gin_trgm_ops);

create function remember_sold_words() returns trigger language plpgsql as $$
declare
  spoken text := line_words(new.snapshot);
begin
  if spoken is not null
     and not exists (select from sold_words where product_id = new.product_id and md5(words) = md5(spoken)) then
    insert into sold_words (product_id, words) values (new.product_id, spoken);
  end if;
  return null;
end $$;
create trigger order_items_words_remembered after insert on order_items
  for each row execute function remember_sold_words();

create table order_events (
  id             bigint generated always as identity primary key,
  order_id       text not null references orders (id),
  at             timestamptz not null,
  status         text not null,
  payment_status text not null,
  by             text not null check (by in ('buyer', 'shop', 'gateway', 'system')),
  actor_id       text,
  -- What the house has to say of the step, by its name; a person's own words stand in reason. Amount in paise.
  note           text check (note in (
    'expired', 'replaced', 'cancelled_by_buyer', 'cancelled_by_shop', 'paid_late', 'paid_twice', 'paid_too_late',
    'sent_back', 'not_sent_back', 'cash_came', 'courier_named', 'refund_ordered', 'sent_back_by_hand',
    'return_asked', 'return_accepted', 'return_refused', 'credit_given',
    'energisation_planned', 'energisation_done', 'energisation_called_off',
    'held', 'hold_released', 'address_corrected', 'written_by_shop',
    'return_agreed', 'return_sent', 'return_arrived', 'return_inspected', 'return_withdrawn')),
  amount         bigint,
  reason         text
);
create index order_events_order on order_events (order_id, id);
create trigger order_events_append_only before update or delete on order_events for each row execute function refuse_change();

-- What the staff tells itself of an order; the buyer never sees it.
create table order_notes (
  id       bigint generated always as identity primary key,
  order_id text not null references orders (id),
  at       timestamptz not null,
  actor_id text not null references users (id),
  text     text not null check (length(text) between 1 and 2000)
);
create index order_notes_order on order_notes (order_id, id);
create trigger order_notes_append_only before update or delete on order_notes for each row execute function refuse_change();

-- Why staff keep an order back. It has one open hold at most; a released one stays as its history.
create table order_holds (
  id          bigint generated always as identity primary key,
  order_id    text not null references orders (id),
  reason      text not null check (length(reason) between 1 and 500),
  actor_id    text not null references users (id),
  at          timestamptz not null,
  released_at timestamptz,
  released_by text references users (id),
  constraint order_holds_released check ((released_at is null) = (released_by is null))
);
create unique index order_holds_open on order_holds (order_id) where released_at is null;
create index order_holds_order on order_holds (order_id, id);

-- The filters of the list that a member of staff saved under a name. `search` is the query of the list's address.
create table order_views (
  id         text primary key,
  user_id    text not null references users (id),
  name       text not null check (length(name) between 1 and 40),
  search     text not null check (length(search) <= 800),
  created_at timestamptz not null
);
create unique index order_views_named on order_views (user_id, lower(name));
create trigger order_views_of_the_living before insert on order_views
  for each row execute function refuse_erased();

-- Orders that took stock before they were paid, for a day: the limits count them by account and by network address.
create table unpaid_placements (
  order_id  text primary key references orders (id),
  user_id   text not null references users (id),
  placed_at timestamptz not null,
  -- The end of the term of an online reservation. A changed cart keeps it. Null for cash, and for orders by hand.
  term_ends timestamptz,
  -- The network address of a buyer who has never paid, or the member of staff who wrote the order. Null for known buyers.
  source    text
);
create index unpaid_placements_user on unpaid_placements (user_id, placed_at);
create index unpaid_placements_source on unpaid_placements (source, placed_at) where source is not null;
create index unpaid_placements_placed on unpaid_placements (placed_at);
create trigger unpaid_placements_of_the_living before insert on unpaid_placements
  for each row execute function refuse_erased();

-- One row a use of a coupon: taken together with the stock, given back when the order ends unpaid or is cancelled.
create table coupon_uses (
  order_id      text not null references orders (id),
  coupon_id     text not null references coupons (id),
  user_id       text not null references users (id),
  taken_at      timestamptz not null,
  given_back_at timestamptz,
  -- An order may use several coupons. Each use has what its coupon took, in paise, and the code of its series.
  discount      bigint not null,
  series_code   text references series_codes (code),
  primary key (order_id, coupon_id)
);
create index coupon_uses_of_user on coupon_uses (coupon_id, user_id) where given_back_at is null;
create index coupon_uses_of_coupon on coupon_uses (coupon_id, taken_at desc);
create unique index coupon_uses_series_code_once on coupon_uses (series_code) where given_back_at is null;
create trigger coupon_uses_of_the_living before insert on coupon_uses for each row execute function refuse_erased();

-- Requests of staff to use a buyer's credit in an order by hand. The buyer answers by a mailed link, once.
create table credit_requests (
  id          text primary key,
  user_id     text not null references users (id),
  coupon_id   text not null references coupons (id) on delete cascade,
  actor_id    text not null references users (id),
  -- The mailbox that is asked. The link ends when the account has another one.
  email       text not null,
  -- The order as staff wrote it, and as the buyer reads it.
  body        jsonb not null,
  shown       jsonb not null,
  -- Written when the e-mail is sent, so that no queue has the secret.
  secret_hash bytea unique,
  asked_at    timestamptz not null,
  expires_at  timestamptz not null,
  answered_at timestamptz,
  answer      text check (answer in ('agreed', 'declined', 'replaced')),
  order_id    text unique references orders (id),
  constraint credit_requests_check check ((answered_at is null) = (answer is null)),
  constraint credit_requests_check1 check ((answer is not distinct from 'agreed') = (order_id is not null))
);
create unique index credit_requests_open on credit_requests (coupon_id) where answered_at is null;
create index credit_requests_user on credit_requests (user_id, asked_at);
create index credit_requests_asked on credit_requests (asked_at);
create trigger credit_requests_of_the_living before insert on credit_requests
  for each row execute function refuse_erased();

-- Orders offers to coupons and returns.
create view order_totals as
  select id, user_id, coupon_id, status, payment_method, payment_status, discount, total, reserved_until, number from orders;

-- What a line of an order was when it was bought, and its pieces.
create view order_snapshots as select id, order_id, snapshot, quantity from order_items;

-- Orders offer to stock and to reviews the order of a line.
create view line_orders as
  select i.id, i.order_id, o.number from order_items i join orders o on o.id = i.order_id;

-- Delivered orders, with the time of the last delivery.
create view delivered_orders as
  select o.id, o.user_id, delivered.at as delivered_at, o.number
    from orders o
    join lateral (select max(at) as at from order_events where order_id = o.id and status = 'Delivered') delivered on true
   where o.status = 'Delivered';

-- Orders offers to the reminders those after which their buyer has ordered nothing else.
create view unpaid_orders as
  select o.id, o.user_id, o.number, o.updated_at as ended_at
    from orders o
   where o.payment_method = 'online' and o.payment_status = 'Failed' and o.ended_because = 'expired'
     and not exists (select 1 from orders later where later.user_id = o.user_id and later.created_at > o.created_at);

-- Past orders as carts, for the preview of a coupon: what it would have taken. Cancelled orders are left out.
create view past_carts as
  select id, number, user_id, created_at, subtotal, delivery, payment_status = 'Paid' or status = 'Delivered' as bought
    from orders where status <> 'Cancelled';

create view past_cart_lines as
  select order_id, position, product_id, price, quantity, snapshot->'variant'->>'id' as variant_id,
         snapshot->>'category' as category, snapshot->>'service' is not null as service
    from order_items;

-- Orders offers to sales what is counted.
create view placed_orders as
  select created_at, status, payment_status, payment_method from orders where payment_status not in ('Initiated', 'Failed');

-- Payments offers what was refunded of an order through the gateway. A second payment that was sent back is no refund of
-- the order.
create view order_gateway_refunds as
  select g.subject_id as order_id, r.amount
    from gateway_orders g
    join refunds r on r.gateway_order_id = g.id and r.cf_payment_id = g.settled_by and r.status <> 'failed'
   where g.purpose = 'shop';
