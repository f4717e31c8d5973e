-- Discounts: coupons by code, automatic ones, and series of codes. Money is paise.

create table coupons (
  id                    text primary key,
  code                  text not null unique check (code = upper(code) and length(code) between 1 and 20),
  description           text not null default '',
  type                  text not null check (type in (
    'general', 'new_user', 'product_specific', 'variant_specific', 'category_specific', 'cart_value')),
  discount_type         text not null check (discount_type in ('flat', 'percentage')),
  -- Paise for flat, basis points for percentage.
  discount_value        bigint not null check (discount_value >= 0),
  currency              text not null default 'INR',
  min_cart_value        bigint not null default 0,
  max_cart_value        bigint,
  max_discount          bigint,
  starts_at             timestamptz not null,
  ends_at               timestamptz,
  is_active             boolean not null default true,
  usage_limit           integer,
  per_user_limit        integer,
  usage_count           integer not null default 0,
  new_users_only        boolean not null default false,
  combinable            boolean not null default false,
  applicable_products   text[] not null default '{}',
  applicable_variants   text[] not null default '{}',
  excluded_products     text[] not null default '{}',
  applicable_categories text[] not null default '{}',
  restricted_to_users   text[] not null default '{}',
  metadata              jsonb not null default '{}',
  created_at            timestamptz not null,
  -- The second of two editors is told.
  version               integer not null default 1,
  -- Whether a coupon takes from the whole cart, or from the products, variants and categories that it names.
  scope                 text not null default 'cart' check (scope in ('cart', 'goods')),
  -- Kinds of coupons, and the ways to them (decision 85).
  kind                  text not null default 'amount' check (kind in ('amount', 'delivery', 'buy_get')),
  way                   text not null default 'code' check (way in ('code', 'automatic', 'series')),
  -- The name that buyers read of a coupon without a code.
  title                 text not null default '' check (length(title) <= 80),
  title_hi              text not null default '' check (length(title_hi) <= 80),
  -- Buy some, get some: the pieces, how often in an order, and what is got if it is not what is bought.
  buy_count             integer check (buy_count between 1 and 99),
  get_count             integer check (get_count between 1 and 99),
  times_per_order       integer check (times_per_order between 1 and 99),
  get_products          text[] not null default '{}',
  get_variants          text[] not null default '{}',
  get_categories        text[] not null default '{}',
  -- The code of a coupon for one customer is that customer's secret, as that of a credit note. Everybody else reads
  -- `shown_code`, and searches find no other.
  shown_code            text not null generated always as (
    case when way <> 'code' then code
         when metadata ? 'creditOf' then 'CREDIT••••' || right(code, 2)
         when cardinality(restricted_to_users) = 1 then '••••' || right(code, least(2, length(code) / 4))
         else code end) stored,
  constraint coupons_check check (usage_count >= 0 and (usage_limit is null or usage_count <= usage_limit)),
  constraint coupons_buy_get check (
    case when kind = 'buy_get' then buy_count is not null and get_count is not null and discount_type = 'percentage'
      else buy_count is null and get_count is null and times_per_order is null end),
  constraint coupons_automatic_named check (way <> 'automatic' or title <> '')
);
create index coupons_newest on coupons (created_at desc, id desc);
create index coupons_automatic on coupons (id) where way = 'automatic' and is_active;
create index coupons_words on coupons using gin ((lower(shown_code || ' ' || title || ' ' || title_hi || ' ' || description)) gin_trgm_ops);

-- The codes of a series, for one use each.
create table series_codes (
  code       text primary key check (code = upper(code) and length(code) between 1 and 20),
  coupon_id  text not null references coupons (id),
  created_at timestamptz not null
);
create index series_codes_of_coupon on series_codes (coupon_id, code);

-- Coupons offers to orders and returns.
create view coupon_codes as select id, code, ends_at, usage_count, shown_code from coupons;
