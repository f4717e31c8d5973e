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

-- The last ten digits of a phone number: +91 98765 43210 and 9876543210 are one phone.
create function phone_tail(text) returns text language sql immutable parallel safe strict
  as $$ select right(regexp_replace($1, '\D', '', 'g'), 10) $$;
-- Marks of risk look for other orders from the same phone.
create index orders_phone on orders (phone_tail(shipping ->> 'phone'), created_at desc);

-- Catalog offers the stock code of a SKU as well.
create or replace view sku_names as select id, product_id, name, code from skus;

alter table order_events drop constraint order_events_note_check;
alter table order_events add constraint order_events_note_check check (note in (
  'expired', 'replaced', 'cancelled_by_buyer', 'cancelled_by_shop', 'paid_late', 'paid_twice', 'paid_too_late',
  'sent_back', 'not_sent_back', 'cash_came', 'courier_named', 'refund_ordered', 'sent_back_by_hand',
  'return_asked', 'return_accepted', 'return_refused', 'credit_given',
  'energisation_planned', 'energisation_done', 'energisation_called_off',
  'held', 'hold_released', 'address_corrected', 'written_by_shop'));
