-- A service that is bought with goods is a product of its own, one of each kind. It has no stock movements and no parcel,
-- and is in no list. Old code inserts without it and gets goods.
alter table products add column service text check (service in ('energisation'));
create unique index products_one_service on products (service) where service is not null;

-- For whom a line of the cart is energised. The line takes it with it.
create table energisation_choices (
  user_id   text not null references users (id),
  sku_id    text not null references skus (id),
  name      text not null check (name <> ''),
  gotra     text not null,
  intention text not null,
  chosen_at timestamptz not null,
  primary key (user_id, sku_id),
  foreign key (user_id, sku_id) references cart_lines (user_id, sku_id) on delete cascade
);
create trigger energisation_choices_of_the_living before insert on energisation_choices
  for each row execute function refuse_erased();

-- The cart offers its lines of goods to energisation.
create view cart_skus as select user_id, sku_id from cart_lines;

-- Energisation offers its line to the cart: one piece for each line of goods that has it.
create view cart_services as
  select c.user_id, s.id as sku_id, count(*)::int as quantity, max(c.chosen_at) as added_at
    from energisation_choices c
    join products p on p.service = 'energisation' and p.deleted_at is null
    cross join lateral (
      select id from skus where product_id = p.id and deleted_at is null order by position limit 1) s
   group by c.user_id, s.id;

-- What was bought, one row for each line of goods, and what has become of it.
create table energisations (
  id              text primary key,
  user_id         text not null references users (id),
  order_id        text not null references orders (id),
  item_id         text not null references order_items (id),
  service_item_id text not null references order_items (id),
  name            text not null,
  gotra           text not null,
  intention       text not null,
  status          text not null default 'asked' check (status in ('asked', 'planned', 'done', 'called_off')),
  asked_at        timestamptz not null,
  planned_at      timestamptz,
  -- { start, end, place, reasons }: as the buyer is shown it, so that it does not change with the rule.
  muhurat         jsonb,
  person          text,
  person_hi       text,
  done_at         timestamptz,
  -- What the shop writes to the buyer with the photographs.
  note            text not null default '',
  called_off_at   timestamptz,
  reason          text,
  constraint energisations_once unique (item_id),
  constraint energisations_planned check (status <> 'planned' or (planned_at is not null and muhurat is not null)),
  constraint energisations_done check ((status = 'done') = (done_at is not null)),
  constraint energisations_named check (status not in ('planned', 'done') or person is not null),
  constraint energisations_called_off check ((status = 'called_off') = (called_off_at is not null and reason is not null))
);
create index energisations_of_order on energisations (order_id);
create index energisations_of_user on energisations (user_id);
create index energisations_by_status on energisations (status, asked_at);
create trigger energisations_of_the_living before insert on energisations
  for each row execute function refuse_erased();

-- The photographs, encrypted: only the buyer and the staff see them.
create table energisation_photos (
  id              text primary key,
  energisation_id text not null references energisations (id),
  position        integer not null check (position between 0 and 3),
  sealed          bytea not null,
  constraint energisation_photos_once unique (energisation_id, position)
);

-- Orders offer the pieces of a line as well.
create or replace view order_snapshots as select id, order_id, snapshot, quantity from order_items;

-- Nobody is asked to review a service.
create or replace view unreviewed_lines as
  select i.order_id, i.product_id, i.position, i.snapshot->>'name' as name, i.snapshot->>'nameHi' as name_hi
    from order_items i
   where i.snapshot->>'service' is null
     and not exists (select 1 from reviews r where r.order_item_id = i.id and r.deleted_at is null);

alter table order_events drop constraint order_events_note_check;
alter table order_events add constraint order_events_note_check check (note in (
  'expired', 'replaced', 'cancelled_by_buyer', 'cancelled_by_shop', 'paid_late', 'paid_twice', 'paid_too_late',
  'sent_back', 'not_sent_back', 'cash_came', 'courier_named', 'refund_ordered', 'sent_back_by_hand',
  'return_asked', 'return_accepted', 'return_refused', 'credit_given',
  'energisation_planned', 'energisation_done', 'energisation_called_off'));
