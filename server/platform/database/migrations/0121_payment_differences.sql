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
