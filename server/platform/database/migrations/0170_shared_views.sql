-- What a domain may read of another domain's tables where one statement is needed, for speed or for a lock. Everything else
-- goes through the service of the owner. PostgreSQL inlines these views: a query of them has the plan of the tables.

-- Catalog offers to stock, which alone changes the counters. A lock on a row of this view locks the row of skus.
create view sku_stock as select id, product_id, deleted_at, received, available, reserved, sold from skus;
-- Catalog offers the name of a product, also of a deleted one.
create view product_names as select id, name, deleted_at from products;
-- Accounts offers what an admin finds a buyer by.
create view user_names as select id, first_name, last_name, email, phone from users;
-- Coupons offers to orders and returns.
create view coupon_codes as select id, code, ends_at, usage_count from coupons;
-- Orders offers to coupons and returns.
create view order_totals as
  select id, user_id, coupon_id, status, payment_method, payment_status, discount, total, reserved_until from orders;
create view order_snapshots as select id, order_id, snapshot from order_items;

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
