-- Money on its way into a wallet and out of earnings. The money itself is in the ledger.

create table wallet_topups (
  id               text primary key,
  user_id          text not null references users (id),
  amount           bigint not null check (amount >= 100),
  status           text not null check (status in ('initiated', 'completed', 'failed')),
  gateway_order_id text not null unique,
  created_at       timestamptz not null,
  updated_at       timestamptz not null
);
create index wallet_topups_user on wallet_topups (user_id, created_at desc);

create table withdrawals (
  id           text primary key,
  user_id      text not null references users (id),
  amount       bigint not null check (amount > 0),
  status       text not null check (status in ('pending', 'completed', 'rejected')),
  -- The account as it was when the request was made; the number is sealed.
  holder       text not null,
  account      bytea not null,
  ifsc         text not null,
  -- Set while it is being paid out, so that nobody starts a second payment.
  paying_since timestamptz,
  -- What the bank calls the transfer (UTR).
  reference    text,
  reason       text,
  decided_by   text references users (id),
  decided_at   timestamptz,
  created_at   timestamptz not null,
  check ((status = 'pending') = (decided_at is null))
);
create index withdrawals_user on withdrawals (user_id, created_at desc);
create index withdrawals_list on withdrawals (created_at desc);
create index withdrawals_status on withdrawals (status, created_at desc);
