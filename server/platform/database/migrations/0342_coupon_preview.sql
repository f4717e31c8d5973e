-- Past orders as carts, for the preview of a coupon: what it would have taken. Cancelled orders are left out.
create view past_carts as
  select id, number, user_id, created_at, subtotal, delivery, payment_status = 'Paid' or status = 'Delivered' as bought
    from orders where status <> 'Cancelled';
create view past_cart_lines as
  select order_id, position, product_id, price, quantity, snapshot->'variant'->>'id' as variant_id,
         snapshot->>'category' as category, snapshot->>'service' is not null as service
    from order_items;
