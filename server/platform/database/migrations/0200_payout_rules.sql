-- When an account for earnings was last replaced by another one; null for the first.
alter table bank_accounts add column replaced_at timestamptz;

alter table withdrawals
  -- Not paid out before this instant, because the bank account had just been replaced; null for at once.
  add column payable_from timestamptz,
  -- The first of the two people behind a large payout.
  add column confirmed_by text references users (id),
  add column confirmed_at timestamptz,
  add constraint withdrawals_confirmed check ((confirmed_by is null) = (confirmed_at is null));
