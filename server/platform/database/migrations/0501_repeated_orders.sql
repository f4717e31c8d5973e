-- The lines, address and payment method of a buyer's order, hashed, to recognise one that is sent again.
alter table orders add column repeat_hash text;
