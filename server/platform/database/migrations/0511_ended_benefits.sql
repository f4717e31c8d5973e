-- What a return is worth less than what was paid for its pieces, in paise, because the kept goods lose a coupon. Only a
-- return for a change of mind is paid less: for damaged or wrong goods the desk is told, and decides.
alter table order_returns add column benefit_ended bigint not null default 0 check (benefit_ended >= 0);

-- Returns offer to orders what was given back for pieces, too. `gone`: the return was accepted.
create or replace view returning_pieces as
  select order_item_id, quantity, status in ('asked', 'accepted') as claimed, status = 'accepted' as gone, paid
    from order_returns
   where status in ('asked', 'accepted') or inspected_at is not null;
