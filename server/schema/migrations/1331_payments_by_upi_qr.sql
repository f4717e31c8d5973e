-- Payments by UPI QR, which staff confirm. Money is paise.

-- What the QR of a gateway order says. It stays as it was shown, whatever the settings say later.
create table upi_orders (
  gateway_order_id text primary key references gateway_orders (id),
  -- `tr` of the QR: NPCI allows 35 letters and digits.
  reference        text not null unique check (reference ~ '^[A-Z0-9]{8,35}$'),
  upi_id           text not null,
  payee            text not null,
  -- What is paid for, in the words of the shop: "Order NR-20461".
  note             text not null,
  -- The page to which the buyer returns, without the origin.
  return_path      text not null,
  created_at       timestamptz not null,
  -- The shop took it back: its time was over, or another payment replaced it.
  ended_at         timestamptz
);
create index upi_orders_newest on upi_orders (created_at desc, gateway_order_id desc);

-- The money that staff saw in the shop's account, by the bank's reference. One reference is used once for ever.
create table upi_payments (
  utr              text primary key check (utr ~ '^([0-9]{12}|[0-9A-Z]{16}|[0-9A-Z]{22})$'),
  gateway_order_id text not null references upi_orders (gateway_order_id),
  amount           bigint not null check (amount > 0),
  confirmed_by     text not null references users (id),
  confirmed_at     timestamptz not null
);
create index upi_payments_order on upi_payments (gateway_order_id);
create trigger upi_payments_append_only before update or delete on upi_payments
  for each row execute function refuse_change();

-- Refunds that staff sent by hand, by the bank's reference.
create table upi_refunds (
  refund_id text primary key references refunds (id),
  utr       text not null unique check (utr ~ '^([0-9]{12}|[0-9A-Z]{16}|[0-9A-Z]{22})$'),
  sent_by   text not null references users (id),
  sent_at   timestamptz not null
);
create trigger upi_refunds_append_only before update or delete on upi_refunds
  for each row execute function refuse_change();
