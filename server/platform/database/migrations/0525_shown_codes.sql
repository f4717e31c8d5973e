-- The code of a coupon for one customer is that customer's secret, as that of a credit note. Everybody else reads `shown_code`, and
-- searches find no other.
alter table coupons add column shown_code text not null generated always as (
  case when way <> 'code' then code
       when metadata ? 'creditOf' then 'CREDIT••••' || right(code, 2)
       when cardinality(restricted_to_users) = 1 then '••••' || right(code, least(2, length(code) / 4))
       else code end) stored;

drop index coupons_words;
create index coupons_words on coupons using gin ((lower(shown_code || ' ' || title || ' ' || title_hi || ' ' || description)) gin_trgm_ops);

create or replace view coupon_codes as select id, code, ends_at, usage_count, shown_code from coupons;

-- The names of the audit log.
create or replace view entity_names as
  select id, name from products
  union all select id, title from posts
  union all select id, case when way = 'automatic' then title else shown_code end from coupons
  union all select id, number from tickets
  union all select id, 'NR-' || number from orders
  union all select r.id, 'NR-' || o.number from order_returns r join orders o on o.id = r.order_id
  union all select id, name from collections;

create or replace view sold_orders as
  select id, paid_at, total, subtotal, discount, payment_method, shipping,
         -- Their coupons by code, or by title if they have none; a series counts as one.
         coalesce((select string_agg(case c.way when 'automatic' then c.title else c.shown_code end, ' + ' order by d.n)
                     from jsonb_array_elements(discounts) with ordinality d (row, n)
                     join coupons c on c.id = d.row->>'couponId'), coupon_code, '') as coupons,
         -- The lines of an order sum to this; the rest of the total is delivery.
         subtotal - least(discount - delivery_discount, subtotal) as goods,
         (select coalesce(sum(i.quantity), 0) from order_items i where i.order_id = orders.id) as pieces
    from orders
   where paid_at is not null and not (status = 'Cancelled' and payment_method = 'cod');

-- Orders keep the code as it is shown.
update orders o set coupon_code = c.shown_code
  from coupons c where c.id = o.coupon_id and o.coupon_code = c.code and c.shown_code <> c.code;
update orders o set discounts = (
    select jsonb_agg(case when c.shown_code is null then d.row else d.row
               || jsonb_build_object('code', c.shown_code)
               || case when d.row ->> 'name' = c.code then jsonb_build_object('name', c.shown_code) else '{}' end end order by d.n)
      from jsonb_array_elements(o.discounts) with ordinality d (row, n)
      left join coupons c on c.id = d.row ->> 'couponId' and c.code = d.row ->> 'code' and c.shown_code <> c.code)
 where exists (select 1 from jsonb_array_elements(o.discounts) d join coupons c on c.id = d ->> 'couponId'
                where c.code = d ->> 'code' and c.shown_code <> c.code);
insert into order_days_due (day, what) select distinct day, 'paid' from sale_days where grouping = 'coupon' and key <> '';
