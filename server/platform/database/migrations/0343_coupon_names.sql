-- Buyers and the desk know an automatic coupon by its title, so the search and the audit log do as well.
drop index coupons_words;
create index coupons_words on coupons using gin ((lower(code || ' ' || title || ' ' || title_hi || ' ' || description)) gin_trgm_ops);
create or replace view entity_names as
  select id, name from products
  union all select id, title from posts
  union all select id, case when way = 'automatic' then title else code end from coupons
  union all select id, number from tickets
  union all select id, 'NR-' || number from orders
  union all select r.id, 'NR-' || o.number from order_returns r join orders o on o.id = r.order_id;
