-- From here on payment_id is read. What drops cf_payment_id later is in docs/guides/change-the-schema.md.

alter table gateway_payments alter column payment_id set not null;
alter table payment_differences alter column payment_id set not null;

-- Not unique: `on conflict` waits for one unique index, here gateway_payments_pkey. Of two inserts at once, one would fail at
-- the other index.
create index gateway_payments_payment on gateway_payments (payment_id);
-- Their inserts name no index, so they wait for each.
create unique index refunds_once_a_payment on refunds (payment_id, reason) where payment_id is not null;
create unique index payment_differences_once_a_payment on payment_differences (kind, payment_id, gateway_order_id);

-- A column that a BEFORE trigger changes fires no trigger that names it, so these name both.
create or replace trigger orders_given_within_paid after insert or update of amount, cf_payment_id, payment_id on refunds
  for each row execute function orders_given_within_paid();
create or replace trigger refunds_sales_due after insert or update of status, amount, cf_payment_id, payment_id on refunds
  for each row execute function sales_due_of_order();

-- The planner knows nothing of the new column until then.
analyze gateway_payments, refunds, payment_differences;
