-- A refund of the desk says which pieces it is about, so that nobody picks, packs, certifies or counts what was paid back.
create table order_refund_lines (
  order_refund_id text not null references order_refunds (id),
  order_item_id   text not null references order_items (id),
  quantity        integer not null check (quantity > 0),
  -- Paise. The lines of a refund sum to its amount.
  amount          bigint not null check (amount >= 0),
  -- The goods had left the shop: what is refunded is with the buyer, or was.
  sent            boolean not null,
  restocked       boolean not null,
  primary key (order_refund_id, order_item_id)
);
create index order_refund_lines_item on order_refund_lines (order_item_id);
create trigger order_refund_lines_append_only before update or delete on order_refund_lines
  for each row execute function refuse_change();

-- The refunded pieces of a line, which only the trigger below changes.
alter table order_items add column refunded integer not null default 0;
alter table order_items add constraint order_items_refunded_within check (refunded between 0 and quantity) not valid;

create function count_refunded_pieces() returns trigger language plpgsql as $$
begin
  update order_items set refunded = refunded + new.quantity where id = new.order_item_id;
  return null;
end $$;
create trigger order_refund_lines_counted after insert on order_refund_lines
  for each row execute function count_refunded_pieces();

-- Returns offer to orders the pieces that buyers want to give back or gave back, and those that came back into stock.
create view returning_pieces as
  select order_item_id, quantity, status in ('asked', 'accepted') as claimed from order_returns
   where status in ('asked', 'accepted') or inspected_at is not null;

-- A sold piece comes back into stock once, whatever brings it: a cancellation, a return, a refund. Several rows may bring
-- the pieces of one line, so those are not unique, and this guard sums them.
drop index stock_moves_once;
create unique index stock_moves_once on stock_moves (order_item_id, kind, (case kind when 'restore' then id else 0 end))
  where order_item_id is not null;
create function refuse_restored_twice() returns trigger language plpgsql as $$
begin
  if (select sum(case kind when 'restore' then quantity when 'sell' then -quantity else 0 end)
        from stock_moves where order_item_id = new.order_item_id) > 0 then
    raise exception 'order item %: more pieces come back into stock than were sold', new.order_item_id
      using errcode = 'check_violation', constraint = 'stock_moves_back_once';
  end if;
  return null;
end $$;
create trigger stock_moves_back_once after insert on stock_moves
  for each row when (new.kind = 'restore') execute function refuse_restored_twice();

-- Orders offer to certificates the refunded pieces as well. `unsent`: those that never left the shop.
create or replace view sold_lines as
  select i.id, i.order_id, i.position, i.product_id, i.sku_id, i.quantity, i.snapshot, o.user_id, o.number, o.created_at, o.status,
         coalesce((select sum(r.quantity) from order_returns r where r.order_item_id = i.id and r.status = 'accepted'), 0)::integer
           as returned,
         i.refunded,
         case when i.refunded = 0 then 0 else coalesce((select sum(l.quantity) from order_refund_lines l
           where l.order_item_id = i.id and not l.sent), 0)::integer end as unsent
    from order_items i join orders o on o.id = i.order_id
   where i.snapshot->>'service' is null;

-- Nobody is asked to review a service, or goods that were refunded before they were sent.
create or replace view unreviewed_lines as
  select i.order_id, i.product_id, i.position, i.snapshot->>'name' as name, i.snapshot->>'nameHi' as name_hi
    from order_items i
   where i.snapshot->>'service' is null
     and not (i.refunded = i.quantity and exists (select 1 from order_refund_lines l where l.order_item_id = i.id and not l.sent))
     and not exists (select 1 from reviews r where r.order_item_id = i.id and r.deleted_at is null);

-- What went back of sales, by line: that of the return, or those that the refund names.
create or replace view sale_refunds as
  select o.id as order_id, o.paid_at, coalesce(t.order_item_id, l.order_item_id) as order_item_id, coalesce(l.amount, r.amount) as amount
    from refunds r
    join gateway_orders g on g.id = r.gateway_order_id and g.purpose = 'shop'
    join sold_orders o on o.id = g.subject_id
    left join gateway_payments p on p.cf_payment_id = r.cf_payment_id
    left join order_refunds h on h.refund_id = r.id
    left join order_returns t on t.order_refund_id = h.id
    left join order_refund_lines l on l.order_refund_id = h.id
   where r.status <> 'failed' and coalesce(p.use, 'settled') = 'settled'
  union all
  select o.id, o.paid_at, coalesce(t.order_item_id, l.order_item_id), coalesce(l.amount, h.amount)
    from order_refunds h
    join sold_orders o on o.id = h.order_id
    left join order_returns t on t.order_refund_id = h.id
    left join order_refund_lines l on l.order_refund_id = h.id
   where h.reference is not null;
