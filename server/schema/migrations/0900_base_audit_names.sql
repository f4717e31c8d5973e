-- What the audit log shows of the things in it, from the tables of every area.

-- Names of entities for the audit log: the title of a product or post, the code of a coupon, the number of a
-- ticket, order or return, the name of a collection.
create view entity_names as
  select id, name from products
  union all select id, title from posts
  union all select id, case when way = 'automatic' then title else shown_code end from coupons
  union all select id, number from tickets
  union all select id, 'NR-' || number from orders
  union all select r.id, 'NR-' || o.number from order_returns r join orders o on o.id = r.order_id
  union all select id, name from collections;

-- The person that a thing in the log concerns. Only rows of older versions need it: newer ones name the person.
create view audit_people as
  select 'order' as entity, id, user_id from orders
  union all select 'return', r.id, o.user_id from order_returns r join orders o on o.id = r.order_id
  union all select 'withdrawal', id, user_id from withdrawals
  union all select 'ticket', id, user_id from tickets
  union all select 'chat_report', id, by_id from chat_reports;
