-- The ledger, and money on its way into a wallet and out of earnings.

-- The ledger: double entry in paise. Credit is positive, debit negative; every transfer sums to zero. A wallet's balance
-- is what the shop owes its owner. Only `server/consultations/ledger/` writes here.
create table ledger_accounts (
  -- The kind, and for an owned account ':' and its owner; so it is known without looking.
  id         text primary key,
  -- goodwill: what the shop gives to a wallet of its own will.
  kind       text not null check (kind in (
    'customer_wallet', 'astrologer_earnings', 'chat_in_progress', 'platform_commission', 'gst_payable', 'gateway_fee',
    'gateway_clearing', 'withdrawals_payable', 'refunds', 'goodwill')),
  -- The user of a wallet or of earnings, the session of a chat in progress; the rest are the shop's own.
  owner_id   text,
  -- Kept for owned accounts, by the trigger below and nothing else. The shop's own are summed: one row that every
  -- settlement changes would make them wait for each other.
  balance    bigint check (balance >= 0),
  created_at timestamptz not null,
  constraint ledger_accounts_check check ((owner_id is null) = (balance is null)),
  constraint ledger_accounts_check1 check ((owner_id is not null) = (
    kind in ('customer_wallet', 'astrologer_earnings', 'chat_in_progress'))),
  constraint ledger_accounts_check2 check (id = kind || coalesce(':' || owner_id, ''))
);
insert into ledger_accounts (id, kind, created_at)
  select kind, kind, now() from unnest(array['platform_commission', 'gst_payable', 'gateway_fee', 'gateway_clearing',
    'withdrawals_payable', 'refunds', 'goodwill']) as kind;

create table ledger_transfers (
  id         text primary key,
  -- What makes it happen once: 'topup:ORDER', 'minute:SESSION:3', 'withdrawal:ID'.
  key        text not null unique,
  kind       text not null,
  -- The gateway order, chat session or withdrawal it is about.
  subject_id text not null,
  meta       jsonb,
  at         timestamptz not null
);
create index ledger_transfers_subject on ledger_transfers (subject_id);
create index ledger_transfers_kind on ledger_transfers (kind, at);
create trigger ledger_transfers_fixed before update or delete on ledger_transfers for each row execute function refuse_change();
create trigger ledger_transfers_kept before truncate on ledger_transfers execute function refuse_change();

create table ledger_entries (
  id            bigint generated always as identity primary key,
  transfer_id   text not null references ledger_transfers (id),
  -- No foreign key: it would take a lock on the shop's own rows for every settlement. The trigger looks instead.
  account_id    text not null,
  amount        bigint not null check (amount <> 0),
  balance_after bigint,
  at            timestamptz not null,
  unique (transfer_id, account_id)
);
create index ledger_entries_account on ledger_entries (account_id, id desc);
create trigger ledger_entries_fixed before update or delete on ledger_entries for each row execute function refuse_change();
create trigger ledger_entries_kept before truncate on ledger_entries execute function refuse_change();

-- An account opens empty, and its balance moves only from within ledger_apply (depth 2: this trigger inside that one).
create function ledger_account_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance <> 0 then raise exception 'an account opens empty'; end if;
    return new;
  end if;
  if tg_op = 'UPDATE' and pg_trigger_depth() > 1 and new.id = old.id then return new; end if;
  raise exception 'ledger accounts change by entries only';
end $$;
create trigger ledger_accounts_guard before insert or update or delete on ledger_accounts
  for each row execute function ledger_account_guard();

-- An entry moves its account's balance, and belongs to the transaction that wrote its transfer.
create function ledger_apply() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select 1 from ledger_transfers where id = new.transfer_id and xmin = pg_current_xact_id()::xid) then
    raise exception 'transfer % is closed', new.transfer_id;
  end if;
  update ledger_accounts set balance = balance + new.amount
   where id = new.account_id and balance is not null returning balance into new.balance_after;
  if not found and not exists (select 1 from ledger_accounts where id = new.account_id) then
    raise exception 'there is no ledger account %', new.account_id;
  end if;
  return new;
end $$;
revoke execute on function ledger_apply() from public;
create trigger ledger_entries_apply before insert on ledger_entries for each row execute function ledger_apply();

create function ledger_balanced() returns trigger language plpgsql as $$
declare
  entries integer;
  total   bigint;
begin
  select count(*), sum(amount) into entries, total from ledger_entries where transfer_id = new.id;
  if entries < 2 or total <> 0 then
    raise exception 'transfer % has % entries with the sum %', new.id, entries, total;
  end if;
  return null;
end $$;
create constraint trigger ledger_transfers_balanced after insert on ledger_transfers
  deferrable initially deferred for each row execute function ledger_balanced();

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
create trigger wallet_topups_of_the_living before insert on wallet_topups for each row execute function refuse_erased();

create table withdrawals (
  id           text primary key,
  user_id      text not null references users (id),
  amount       bigint not null check (amount > 0),
  status       text not null check (status in ('pending', 'completed', 'rejected')),
  -- The account as it was when the request was made; the number is sealed. Null until the account is known: nothing is
  -- paid out before somebody has entered it.
  holder       text,
  account      bytea,
  ifsc         text,
  -- Set while it is being paid out, so that nobody starts a second payment.
  paying_since timestamptz,
  -- What the bank calls the transfer (UTR).
  reference    text,
  reason       text,
  decided_by   text references users (id),
  decided_at   timestamptz,
  created_at   timestamptz not null,
  -- Not paid out before this instant, because the bank account had just been replaced; null for at once.
  payable_from timestamptz,
  -- The first of the two people behind a large payout.
  confirmed_by text references users (id),
  confirmed_at timestamptz,
  constraint withdrawals_check check ((status = 'pending') = (decided_at is null)),
  constraint withdrawals_confirmed check ((confirmed_by is null) = (confirmed_at is null))
);
create index withdrawals_user on withdrawals (user_id, created_at desc);
create index withdrawals_list on withdrawals (created_at desc);
create index withdrawals_status on withdrawals (status, created_at desc);
create index withdrawals_open on withdrawals (created_at) include (amount) where status = 'pending';
create trigger withdrawals_of_the_living before insert on withdrawals for each row execute function refuse_erased();
