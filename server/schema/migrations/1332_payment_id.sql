-- The provider's payment id loses the name of one provider: cf_payment_id becomes payment_id. This file adds the column,
-- 1333 fills it, and 1334 prepares it to be read, each in a transaction of its own, so that a lock on a table is short.

alter table gateway_payments add column payment_id text;
alter table refunds add column payment_id text;
alter table payment_differences add column payment_id text;

-- Keeps both columns equal: processes of the version before know only cf_payment_id, those of this one only payment_id.
create function keep_payment_id() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.payment_id := coalesce(new.payment_id, new.cf_payment_id);
  elsif new.payment_id is not distinct from old.payment_id then
    new.payment_id := new.cf_payment_id;
  end if;
  new.cf_payment_id := new.payment_id;
  return new;
end $$;
create trigger gateway_payments_payment_id before insert or update of cf_payment_id, payment_id on gateway_payments
  for each row execute function keep_payment_id();
create trigger refunds_payment_id before insert or update of cf_payment_id, payment_id on refunds
  for each row execute function keep_payment_id();
create trigger payment_differences_payment_id before insert or update of cf_payment_id, payment_id on payment_differences
  for each row execute function keep_payment_id();
