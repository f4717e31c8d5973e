-- A withdrawal may be asked for before its account is known. It is not paid out until somebody has entered the account.
alter table withdrawals alter column holder drop not null;
alter table withdrawals alter column account drop not null;
alter table withdrawals alter column ifsc drop not null;

-- The member of staff who typed the account from the astrologer's bank document; null when its owner did.
alter table bank_accounts add column typed_by text references users (id);

-- A first account waits like a replaced one. Those of before this are paid to as before.
comment on column bank_accounts.replaced_at is 'when this account became the one that is paid to; null for a first one of before migration 0502';
