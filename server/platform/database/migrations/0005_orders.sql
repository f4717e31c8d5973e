-- Orders. Lines keep a snapshot of what was bought; history is append-only. Money is paise.

create table orders (
  id              text primary key,
  user_id         text not null references users (id),
  status          text not null check (status in ('Pending', 'Processing', 'Shipped', 'On-way', 'Out-for-delivery', 'Delivered', 'Cancelled')),
  payment_method  text not null check (payment_method in ('online', 'cod')),
  payment_status  text not null check (payment_status in ('Pending', 'Initiated', 'Paid', 'Failed', 'Refunded')),
  subtotal        bigint not null check (subtotal >= 0),
  delivery        bigint not null check (delivery >= 0),
  discount        bigint not null default 0 check (discount >= 0),
  gst             bigint not null check (gst >= 0),
  total           bigint not null check (total >= 0),
  coupon_id       text references coupons (id),
  shipping        jsonb not null,
  language        text not null default 'en',
  -- The lines and address of an open online order, hashed: the same cart again gets the same session.
  cart_hash       text,
  -- While an online order waits for its money it holds stock until this instant.
  reserved_until  timestamptz,
  -- Why it was cancelled: one that only ran out may still be taken up when its money comes late.
  ended_because   text check (ended_because in ('expired', 'replaced', 'buyer', 'shop')),
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  check (total = greatest(subtotal + delivery - discount, 0))
);
create index orders_user on orders (user_id, created_at desc);
create index orders_created on orders (created_at desc);
create index orders_reservation on orders (reserved_until) where reserved_until is not null;
-- A buyer holds one open online order.
create unique index orders_one_open on orders (user_id) where reserved_until is not null;

create table order_items (
  id         text primary key,
  order_id   text not null references orders (id),
  position   integer not null,
  product_id text not null references products (id),
  sku_id     text not null references skus (id),
  quantity   integer not null check (quantity > 0),
  price      bigint not null check (price >= 0),
  snapshot   jsonb not null
);
create index order_items_order on order_items (order_id, position);
create index order_items_product on order_items (product_id);

-- One sale, one reservation, one release and one restoring for a line, ever.
create unique index stock_moves_once on stock_moves (order_item_id, kind) where order_item_id is not null;

create table order_events (
  id             bigint generated always as identity primary key,
  order_id       text not null references orders (id),
  at             timestamptz not null,
  status         text not null,
  payment_status text not null,
  by             text not null check (by in ('buyer', 'shop', 'gateway', 'system')),
  actor_id       text,
  -- What the house has to say of the step, by its name; a person's own words stand in reason. Amount in paise.
  note           text check (note in ('expired', 'replaced', 'cancelled_by_buyer', 'cancelled_by_shop', 'paid_late', 'paid_twice', 'paid_too_late', 'sent_back', 'not_sent_back', 'cash_came')),
  amount         bigint,
  reason         text
);
create index order_events_order on order_events (order_id, id);
create trigger order_events_append_only before update or delete on order_events for each row execute function refuse_change();
