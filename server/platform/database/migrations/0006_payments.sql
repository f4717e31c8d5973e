-- What we asked of the gateway and what it told us. Money is paise.

-- One row an order at the gateway. `subject_id` is the shop order, report or top-up that is paid for.
create table gateway_orders (
  id                 text primary key,
  purpose            text not null,
  subject_id         text not null,
  user_id            text not null references users (id),
  amount             bigint not null check (amount >= 0),
  -- opening: not yet answered by the gateway; open: can be paid; the rest are ends.
  status             text not null check (status in ('opening', 'open', 'paid', 'ended')),
  payment_session_id text,
  expires_at         timestamptz not null,
  -- When the reconciler asks next; null when nothing is left to ask.
  check_at           timestamptz,
  created_at         timestamptz not null,
  settled_at         timestamptz
);
create index gateway_orders_subject on gateway_orders (purpose, subject_id);
create index gateway_orders_due on gateway_orders (check_at) where check_at is not null;

-- One row an attempt that succeeded; what we did with its money.
create table gateway_payments (
  cf_payment_id    text primary key,
  gateway_order_id text not null references gateway_orders (id),
  amount           bigint not null,
  currency         text not null,
  -- settled: it paid its subject; the others are sent back or looked at by a person.
  use              text not null check (use in ('settled', 'second_payment', 'too_late', 'mismatch')),
  paid_at          timestamptz not null,
  recorded_at      timestamptz not null
);
create index gateway_payments_order on gateway_payments (gateway_order_id);
create unique index gateway_payments_one_settles on gateway_payments (gateway_order_id) where use = 'settled';

create table refunds (
  id               text primary key,
  gateway_order_id text not null references gateway_orders (id),
  cf_payment_id    text references gateway_payments (cf_payment_id),
  amount           bigint not null check (amount > 0),
  reason           text not null,
  -- wanted: to be sent to the gateway; pending: it took it; then its end.
  status           text not null check (status in ('wanted', 'pending', 'success', 'failed')),
  check_at         timestamptz,
  created_at       timestamptz not null,
  updated_at       timestamptz not null
);
create index refunds_order on refunds (gateway_order_id);
create index refunds_due on refunds (check_at) where check_at is not null;
-- A payment that cannot be used is sent back once.
create unique index refunds_once on refunds (cf_payment_id, reason) where cf_payment_id is not null;

-- Every webhook with a good signature, kept as it came.
create table webhooks (
  id           bigint generated always as identity primary key,
  dedupe_key   text not null unique,
  type         text not null,
  raw          bytea not null,
  received_at  timestamptz not null,
  processed_at timestamptz,
  outcome      text
);
create index webhooks_open on webhooks (received_at) where processed_at is null;
