-- The sales that must have an invoice: paid orders, shipped cash orders, paid reports and settled chats. A sale that was
-- cancelled before its invoice needs none.
create view due_supplies as
  select 'order' as subject, id, created_at from orders
   where status <> 'Cancelled' and (payment_status = 'Paid' or (payment_method = 'cod' and payment_status = 'Pending'
         and status in ('Shipped', 'On-way', 'Out-for-delivery', 'Delivered')))
  union all
  select 'reading', id, created_at from reports where status = 'paid'
  union all
  select 'chat', id, created_at from chat_sessions where status = 'ended' and charged > 0 and refunded = 0;
