-- The ledger: double entry in paise. Credit is positive, debit negative; every transfer sums to zero. A wallet's balance
-- is what the shop owes its owner. Only `server/consultations/ledger/` writes here.

create table ledger_accounts (
  -- The kind, and for an owned account ':' and its owner; so it is known without looking.
  id         text primary key,
  kind       text not null check (kind in ('customer_wallet', 'astrologer_earnings', 'chat_in_progress', 'platform_commission',
               'gst_payable', 'gateway_fee', 'gateway_clearing', 'withdrawals_payable', 'refunds')),
  -- The user of a wallet or of earnings, the session of a chat in progress; the rest are the shop's own.
  owner_id   text,
  -- Kept for owned accounts, by the trigger below and nothing else. The shop's own are summed: one row that every
  -- settlement changes would make them wait for each other.
  balance    bigint check (balance >= 0),
  created_at timestamptz not null,
  check ((owner_id is null) = (balance is null)),
  check ((owner_id is not null) = (kind in ('customer_wallet', 'astrologer_earnings', 'chat_in_progress'))),
  check (id = kind || coalesce(':' || owner_id, ''))
);

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

-- An entry moves its account's balance, and belongs to the transaction that wrote its transfer.
create function ledger_apply() returns trigger language plpgsql as $$
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

create trigger ledger_transfers_fixed before update or delete on ledger_transfers for each row execute function refuse_change();
create trigger ledger_entries_fixed before update or delete on ledger_entries for each row execute function refuse_change();
create trigger ledger_transfers_kept before truncate on ledger_transfers execute function refuse_change();
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

insert into ledger_accounts (id, kind, created_at)
select kind, kind, now() from unnest(array['platform_commission', 'gst_payable', 'gateway_fee', 'gateway_clearing',
  'withdrawals_payable', 'refunds']) as kind;
