-- Kinds of coupons, and the ways to them (decision 85).
alter table coupons
  add column kind text not null default 'amount' check (kind in ('amount', 'delivery', 'buy_get')),
  add column way text not null default 'code' check (way in ('code', 'automatic', 'series')),
  -- The name that buyers read of a coupon without a code.
  add column title text not null default '' check (length(title) <= 80),
  add column title_hi text not null default '' check (length(title_hi) <= 80),
  -- Buy some, get some: the pieces, how often in an order, and what is got if it is not what is bought.
  add column buy_count integer check (buy_count between 1 and 99),
  add column get_count integer check (get_count between 1 and 99),
  add column times_per_order integer check (times_per_order between 1 and 99),
  add column get_products text[] not null default '{}',
  add column get_variants text[] not null default '{}',
  add column get_categories text[] not null default '{}',
  add constraint coupons_buy_get check (
    case when kind = 'buy_get' then buy_count is not null and get_count is not null and discount_type = 'percentage'
      else buy_count is null and get_count is null and times_per_order is null end),
  add constraint coupons_automatic_named check (way <> 'automatic' or title <> '');
create index coupons_automatic on coupons (id) where way = 'automatic' and is_active;

-- A credit note is the buyer's money, so it may be used together with a discount of the shop.
update coupons set combinable = true where metadata ? 'creditOf';

-- The codes of a series, for one use each.
create table series_codes (
  code       text primary key check (code = upper(code) and length(code) between 1 and 20),
  coupon_id  text not null references coupons (id),
  created_at timestamptz not null
);
create index series_codes_of_coupon on series_codes (coupon_id, code);

-- An order may use several coupons. Each use has what its coupon took, in paise, and the code of its series.
alter table coupon_uses add column discount bigint, add column series_code text references series_codes (code);
update coupon_uses u set discount = o.discount from orders o where o.id = u.order_id;
alter table coupon_uses alter column discount set not null,
  drop constraint coupon_uses_pkey, add primary key (order_id, coupon_id);
create unique index coupon_uses_series_code_once on coupon_uses (series_code) where given_back_at is null;

alter table orders
  -- The part of the discount that is taken from the delivery charge, in paise.
  add column delivery_discount bigint not null default 0 check (delivery_discount between 0 and delivery),
  -- The coupons of the order with what each took ([{ couponId, code, kind, name, nameHi, amount }]). Null in orders of before.
  add column discounts jsonb;
