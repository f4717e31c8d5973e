-- Rows from before payment_id. Only the trigger of 1332 names the new column yet, so no refund is counted anew.

update gateway_payments set payment_id = cf_payment_id where payment_id is null;
update refunds set payment_id = cf_payment_id where payment_id is null and cf_payment_id is not null;
update payment_differences set payment_id = cf_payment_id where payment_id is null;
