-- What an order was charged, line by line, so that pages, e-mails and the invoice say one figure.
alter table orders
  -- The included tax by rate ([{ rate, amount, delivery }], basis points and paise). Null in orders of before.
  add column taxes jsonb,
  -- The code as it was, since an admin may change it while no order has used it.
  add column coupon_code text,
  -- The GSTIN of a buyer who wants it on the invoice.
  add column buyer_gstin text;

update orders o set coupon_code = c.code from coupons c where c.id = o.coupon_id;

-- The line's part of the discount in paise. Null in orders of before, where it is by value.
alter table order_items add column discount bigint;

-- Whether a coupon takes from the whole cart, or from the products, variants and categories that it names.
alter table coupons add column scope text not null default 'cart' check (scope in ('cart', 'goods'));
