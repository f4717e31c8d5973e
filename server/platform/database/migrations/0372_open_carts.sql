-- The lines of carts that still exist, for the preview of a coupon. Only what can still be bought, and only of open accounts.
create view open_cart_lines as
  select c.user_id, c.added_at, c.quantity, s.price, p.id as product_id,
         case when p.has_variants then s.id end as variant_id, p.category, p.service is not null as service
    from (select user_id, sku_id, quantity, added_at from cart_lines
          union all select user_id, sku_id, quantity, added_at from cart_services) c
    join users u on u.id = c.user_id and u.deleted_at is null and u.blocked_at is null
    join skus s on s.id = c.sku_id and s.deleted_at is null
    join products p on p.id = s.product_id and p.deleted_at is null and p.state = 'published';
