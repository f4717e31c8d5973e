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
  -- A link to a report works for a term. Links that are out when this runs have the whole term from then on.
  shared_until     timestamptz,
  constraint reports_check check ((status in ('paid', 'refunded')) = (paid_at is not null)),
  constraint reports_check1 check ((share_hash is null) = (shared_at is null)),
  constraint reports_shared_until check ((share_hash is null) = (shared_until is null))
);
create index reports_user on reports (user_id, created_at desc);
create index reports_asked on reports (user_id, kind, input_key);
-- Two clicks on Pay are one order.
create unique index reports_one_open on reports (user_id, kind, input_key, language) where status = 'open';
create index reports_paid on reports (paid_at) include (kind, amount) where status = 'paid';
create index reports_kundli_owners on reports (user_id) where kind = 'kundli' and status = 'paid';
create trigger reports_of_the_living before insert on reports for each row execute function refuse_erased();

create view kundli_owners as select user_id from reports where kind = 'kundli' and status = 'paid';

-- Daily predictions: one row a day (of Asia/Kolkata) and sign, in both languages, written once and stable through its day.
-- `sky` is what the texts were composed from; edited_at and edited_by tell of a change by hand, the audit log of each.
create table predictions (
  day         date not null,
  sign        smallint not null check (sign between 0 and 11),
  en          jsonb not null,
  hi          jsonb not null,
  sky         jsonb not null,
  composed_at timestamptz not null,
  edited_at   timestamptz,
  edited_by   text references users (id),
  primary key (day, sign)
);
