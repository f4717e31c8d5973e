create table cart_lines (
  id       text primary key,
  user_id  text not null references users (id),
  sku_id   text not null references skus (id),
  quantity integer not null check (quantity > 0),
  added_at timestamptz not null,
  constraint cart_lines_once unique (user_id, sku_id)
);
create index cart_lines_sku on cart_lines (sku_id);

create table coupons (
  id                    text primary key,
  code                  text not null unique check (code = upper(code) and length(code) between 1 and 20),
  description           text not null default '',
  type                  text not null check (type in ('general', 'new_user', 'product_specific', 'variant_specific', 'category_specific', 'cart_value')),
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
  check (usage_count >= 0 and (usage_limit is null or usage_count <= usage_limit))
);
