-- The shop connects with an account that may write entries and may not touch balances: the trigger that moves a balance
-- runs with the rights of its owner. Nobody else may put it on a table of their own, where it would move balances
-- without an entry. A trigger that exists needs no right to run.
alter function ledger_apply() security definer set search_path = public, pg_temp;
revoke execute on function ledger_apply() from public;
