-- Kundli, matching and panchang that were bought. What a report says is computed from `input` whenever it is read.
create table reports (
  id               text primary key,
  user_id          text not null references users (id),
  kind             text not null check (kind in ('kundli', 'matching', 'panchang')),
  -- Births (or the day), ayanamsa and dasha year: all that the engine needs.
  input            jsonb not null,
  -- Two reports of one person with one key say the same.
  input_key        text not null,
  language         text not null check (language in ('en', 'hi')),
  -- Where word of it goes; null for the buyer's own address.
  email            text,
  amount           bigint not null check (amount >= 0),
  -- open: waits for its money; ended: nobody can pay it any more.
  status           text not null check (status in ('open', 'paid', 'ended', 'refunded')),
  gateway_order_id text not null unique references gateway_orders (id),
  share_hash       text unique,
  shared_at        timestamptz,
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  paid_at          timestamptz,
  check ((status in ('paid', 'refunded')) = (paid_at is not null)),
  check ((share_hash is null) = (shared_at is null))
);
create index reports_user on reports (user_id, created_at desc);
create index reports_asked on reports (user_id, kind, input_key);
-- Two clicks on Pay are one order.
create unique index reports_one_open on reports (user_id, kind, input_key, language) where status = 'open';
