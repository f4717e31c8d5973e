-- The Idempotency-Key an order was placed with: the same wish is the same order, also when its answer was lost in a crash.
alter table orders add column request_key text;
create unique index orders_once on orders (user_id, request_key) where request_key is not null;
