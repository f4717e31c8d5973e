-- The list of orders by amount, waiting time, product, PIN code, courier and tracking number. As in 0065 the indexes leave
-- out online orders that were never paid. There is none for online or cash: each is half of all orders.
create index orders_desk_total on orders (total desc, id desc) where payment_status not in ('Initiated', 'Failed');
create index orders_desk_waiting on orders ((status in ('Pending', 'Processing')) desc, created_at, id)
  where payment_status not in ('Initiated', 'Failed');
create index orders_desk_pin on orders ((shipping ->> 'pincode') text_pattern_ops)
  where payment_status not in ('Initiated', 'Failed');
-- The couriers of the shop are read from it by a loose index scan, each with its newest order.
create index orders_courier on orders (courier, created_at desc) where courier is not null;
create index orders_tracking on orders (upper(tracking_number) text_pattern_ops) where tracking_number is not null;
-- A line is found by what it was called when it was bought, and by the code of its variant.
create index order_items_words on order_items using gin (plain_text(
  (snapshot ->> 'name') || ' ' || coalesce(snapshot ->> 'nameHi', '') || ' '
  || coalesce(snapshot #>> '{variant,variantName}', '') || ' ' || coalesce(snapshot #>> '{variant,sku}', '')) gin_trgm_ops);

-- When the parcel was packed: a mark of the shop beside the status, which the buyer does not see.
alter table orders add column packed_at timestamptz;
create index orders_to_pack on orders (created_at, id)
  where packed_at is null and status in ('Pending', 'Processing') and payment_status not in ('Initiated', 'Failed');
create index orders_packed on orders (created_at desc, id desc)
  where packed_at is not null and payment_status not in ('Initiated', 'Failed');

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
