-- What the desk works with: finding orders, notes, the courier, refunds of a part. Money is paise.

-- Online orders whose money never came are not the desk's work; these indexes leave them out as its lists do.
create index orders_desk on orders (created_at desc, id desc) where payment_status not in ('Initiated', 'Failed');
create index orders_desk_status on orders (status, created_at desc, id desc) where payment_status not in ('Initiated', 'Failed');
create index orders_desk_payment on orders (payment_status, created_at desc, id desc) where payment_status not in ('Initiated', 'Failed');
-- What people call an order by.
create index orders_number on orders (right(id, 6));
create index orders_recipient on orders using gin (plain_text((shipping ->> 'name') || ' ' || (shipping ->> 'phone')) gin_trgm_ops);
create index users_found_by on users using gin (plain_text(first_name || ' ' || last_name || ' ' || email || ' ' || phone) gin_trgm_ops);

-- Who carries it, under which number, and where that is followed.
alter table orders add column courier text, add column tracking_number text, add column tracking_url text;
-- Given back as credit for a later order; neither this nor what was sent back may be given twice.
alter table orders add column credited bigint not null default 0 check (credited >= 0);

alter table order_events drop constraint order_events_note_check;
alter table order_events add constraint order_events_note_check check (note in (
  'expired', 'replaced', 'cancelled_by_buyer', 'cancelled_by_shop', 'paid_late', 'paid_twice', 'paid_too_late',
  'sent_back', 'not_sent_back', 'cash_came', 'courier_named', 'refund_ordered', 'sent_back_by_hand',
  'return_asked', 'return_accepted', 'return_refused', 'credit_given'));

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
  check ((refund_id is null) <> (reference is null)),
  constraint order_refunds_once unique (order_id, key)
);

-- A line the buyer wants to give back, or to have its money for; asked once, decided once.
create table order_returns (
  id              text primary key,
  order_id        text not null references orders (id),
  order_item_id   text not null references order_items (id),
  user_id         text not null references users (id),
  quantity        integer not null check (quantity > 0),
  reason          text not null check (reason in ('damaged', 'missing', 'defective', 'wrong', 'not_wanted', 'not_as_expected')),
  -- What the policy gives: the money back, or credit less the fee.
  remedy          text not null check (remedy in ('refund', 'credit')),
  in_time         boolean not null,
  words           text not null,
  photos          text[] not null default '{}',
  -- What was paid for these pieces after the discount, and the fee the policy takes.
  paid            bigint not null check (paid >= 0),
  fee             bigint not null check (fee >= 0 and fee <= paid),
  status          text not null check (status in ('asked', 'accepted', 'refused')),
  asked_at        timestamptz not null,
  decided_at      timestamptz,
  decided_by      text references users (id),
  decision_words  text,
  given_as        text check (given_as in ('refund', 'credit', 'by_hand')),
  given           bigint check (given > 0),
  restocked       boolean not null default false,
  order_refund_id text references order_refunds (id),
  coupon_id       text references coupons (id),
  constraint order_returns_once unique (order_item_id),
  check ((status = 'asked') = (decided_at is null)),
  check ((status = 'accepted') = (given is not null))
);
create index order_returns_order on order_returns (order_id);
create index order_returns_list on order_returns (status, asked_at desc, id desc);
create index order_returns_newest on order_returns (asked_at desc, id desc);
