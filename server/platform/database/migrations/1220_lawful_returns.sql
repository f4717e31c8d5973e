-- Goods that are not as described, not genuine or late are taken back in full, with their part of the delivery charge
-- (Consumer Protection (E-Commerce) Rules 2020, rule 6(2)).
alter table order_returns drop constraint order_returns_reason_check;
alter table order_returns add constraint order_returns_reason_check check (reason in
  ('damaged', 'missing', 'defective', 'wrong', 'not_as_described', 'spurious', 'late', 'not_wanted', 'not_as_expected'));
-- The part of the delivery charge that goes back with the pieces, in paise.
alter table order_returns add column delivery bigint not null default 0 check (delivery >= 0);
alter table order_returns drop constraint order_returns_given_within;
alter table order_returns add constraint order_returns_given_within
  check (given is null or given <= paid - fee + delivery);
