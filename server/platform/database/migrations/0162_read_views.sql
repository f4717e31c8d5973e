-- What one domain reads of another's tables in one statement. PostgreSQL expands a view into the query that uses it, so
-- the plans are those of the tables.

-- Sales of SKUs in pieces. Pieces that came back count negative.
create view sku_sales as
  select sku_id, at, case kind when 'sell' then quantity else -quantity end as pieces
    from stock_moves where kind in ('sell', 'restore');

-- Names of entities for the audit log: the title of a product or post, the code of a coupon, the number of a ticket.
create view entity_names as
  select id, name from products
  union all select id, title from posts
  union all select id, code from coupons
  union all select id, number from tickets;

-- People who may get an optional e-mail: open accounts with a proved address.
create view mail_recipients as
  select id as user_id, email, trim(first_name || ' ' || last_name) as name, language
    from users where email_verified_at is not null and blocked_at is null and deleted_at is null;

-- Delivered orders, with the time of the last delivery.
create view delivered_orders as
  select o.id, o.user_id, delivered.at as delivered_at
    from orders o
    join lateral (select max(at) as at from order_events where order_id = o.id and status = 'Delivered') delivered on true
   where o.status = 'Delivered';

-- Order lines whose buyer has not written a review.
create view unreviewed_lines as
  select i.order_id, i.product_id, i.position, i.snapshot->>'name' as name, i.snapshot->>'nameHi' as name_hi
    from order_items i
   where not exists (select 1 from reviews r where r.order_item_id = i.id and r.deleted_at is null);
