-- What the shop asked of the gateway, and what the gateway said. Money is paise.

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
  settled_at         timestamptz,
  -- The payment that settled it. One payment settles one order, and no two orders name the same one.
  settled_by         text,
  -- True for an order that was paid before that rule without a payment of its own: `npm run db -- check` names it.
  unproven           boolean not null default false,
  -- When the gateway was last asked about a paid order.
  asked_at           timestamptz,
  constraint gateway_orders_settled_once unique (settled_by),
  -- Below one rupee the gateway takes nothing, so there is no payment.
  constraint gateway_orders_paid_is_proven
    check (status <> 'paid' or amount < 100 or settled_by is not null or unproven)
);
create index gateway_orders_subject on gateway_orders (purpose, subject_id);
create index gateway_orders_due on gateway_orders (check_at) where check_at is not null;
create index gateway_orders_open on gateway_orders (created_at) where status in ('opening', 'open');
create trigger gateway_orders_of_the_living before insert on gateway_orders for each row execute function refuse_erased();

-- One row an attempt that succeeded; what we did with its money.
create table gateway_payments (
  cf_payment_id    text primary key,
  gateway_order_id text not null references gateway_orders (id),
  amount           bigint not null,
  currency         text not null,
  -- settled: it paid its subject; the others are sent back or looked at by a person.
  use              text not null check (use in ('settled', 'second_payment', 'too_late', 'mismatch')),
  paid_at          timestamptz not null,
  recorded_at      timestamptz not null,
  constraint gateway_payments_of_order unique (cf_payment_id, gateway_order_id)
);
-- Checked at the end of the transaction: the order and its payment name each other.
alter table gateway_orders add constraint gateway_orders_settled_by_own foreign key (settled_by, id)
  references gateway_payments (cf_payment_id, gateway_order_id) deferrable initially deferred;
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
create index refunds_of_sales on refunds (gateway_order_id) include (amount, cf_payment_id) where status <> 'failed';
create trigger refunds_queue_worth after insert or update of status, amount on refunds
  for each row execute function queue_person_worth();

-- Every webhook with a good signature, kept as it came.
create table webhooks (
  id           bigint generated always as identity primary key,
  dedupe_key   text not null unique,
  type         text not null,
  raw          bytea not null,
  received_at  timestamptz not null,
  processed_at timestamptz,
  outcome      text,
  -- A webhook that could not be processed says why, is tried again ever later, and holds up no other.
  tries        int not null default 0,
  error        text,
  check_at     timestamptz
);
create index webhooks_open on webhooks (received_at) where processed_at is null;
create index webhooks_due on webhooks (check_at) where check_at is not null;
-- For the desk: what is open, and what failed, newest first.
create index webhooks_failed on webhooks (id desc) where processed_at is null and error is not null;

-- What our payments and the gateway's daily report do not agree on. A person looks at what stays open.
create table payment_differences (
  id               bigint generated always as identity primary key,
  kind             text not null check (kind in ('unknown_payment', 'unknown_order', 'other_amount', 'not_at_gateway', 'other_order')),
  cf_payment_id    text not null,
  -- The order as the gateway names it; it need not be one of ours.
  gateway_order_id text not null,
  -- Paise, as the gateway reports them.
  amount           bigint not null,
  found_at         timestamptz not null,
  closed_at        timestamptz,
  -- What became of it: the use of a payment that was found by asking, or the words of the admin who closed it.
  outcome          text
);
create unique index payment_differences_once on payment_differences (kind, cf_payment_id, gateway_order_id);
create index payment_differences_open on payment_differences (id desc) where closed_at is null;

-- One row a day of the Indian calendar: whether the gateway's report of it was compared.
create table settlement_reports (
  day         date primary key,
  -- When it is compared, or tried again; null once it is done.
  check_at    timestamptz,
  compared_at timestamptz,
  payments    int,
  differences int
);
create index settlement_reports_due on settlement_reports (check_at) where check_at is not null;
