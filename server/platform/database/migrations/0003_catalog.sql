-- What is sold. A product has SKUs: its variants, or its stock rows by size. Money is paise.

create table products (
  id             text primary key,
  product_number bigint generated always as identity unique,
  slug           text unique,
  name           text not null,
  mini_desc      text not null default '',
  description    text not null,
  translations   jsonb not null default '{}',
  tags           text[] not null default '{}',
  search_words   text[] not null default '{}',
  category       text not null,
  subcategory    text not null default '',
  brand          text not null default '',
  how_to_wear    text[] not null default '{}',
  benefits       text[] not null default '{}',
  best_days      text[] not null default '{}',
  has_variants   boolean not null,
  size_type      text check (size_type in ('Ring', 'Quantity', 'Mukhi', 'Gemstone')),
  hsn            text not null default '',
  customised     boolean not null default false,
  featured       boolean not null default false,
  priority       integer not null default 0,
  -- Kept by the catalogue in the same transaction as the SKUs, so that lists sort and filter by an index.
  min_price      bigint not null check (min_price >= 0),
  max_price      bigint not null check (max_price >= min_price),
  search_text    text not null default '',
  created_at     timestamptz not null,
  updated_at     timestamptz not null,
  deleted_at     timestamptz,
  check (has_variants = (size_type is null))
);
create index products_newest on products (created_at desc, id desc) where deleted_at is null;
create index products_price on products (min_price, id) where deleted_at is null;
create index products_name on products (plain_text(name), id) where deleted_at is null;
create index products_category on products (category) where deleted_at is null;
create index products_brand on products (brand) where deleted_at is null;
create index products_search on products using gin (search_text gin_trgm_ops);

-- GST by date: the invoice takes the rate of its day; the pages always show the house's 18 % as included.
create table product_gst_rates (
  product_id   text not null references products (id),
  valid_from   date not null,
  basis_points integer not null check (basis_points between 0 and 10000),
  primary key (product_id, valid_from)
);

create table product_images (
  id         text primary key,
  product_id text not null references products (id),
  position   integer not null,
  url        text not null,
  unique (product_id, position) deferrable initially deferred
);

create table skus (
  id         text primary key,
  product_id text not null references products (id),
  position   integer not null,
  -- The variant's name, or the size ('' for products sold by quantity alone).
  name       text not null,
  gram       numeric(10, 3),
  price      bigint not null check (price >= 0),
  code       text,
  is_default boolean not null default false,
  -- received = available + reserved + sold, always; changed only through stock_moves.
  received   integer not null default 0 check (received >= 0),
  available  integer not null default 0 check (available >= 0),
  reserved   integer not null default 0 check (reserved >= 0),
  sold       integer not null default 0 check (sold >= 0),
  deleted_at timestamptz,
  check (received = available + reserved + sold)
);
create unique index skus_name on skus (product_id, name) where deleted_at is null;
create unique index skus_default on skus (product_id) where is_default and deleted_at is null;
create index skus_product on skus (product_id, position);

-- Every movement of stock, append-only. `quantity` is positive except for `adjust`.
create table stock_moves (
  id            bigint generated always as identity primary key,
  sku_id        text not null references skus (id),
  kind          text not null check (kind in ('reserve', 'release', 'sell', 'restore', 'adjust')),
  quantity      integer not null check (quantity > 0 or kind = 'adjust'),
  -- What was taken from: a sale either turns a reservation into a sale or takes from the shelf.
  from_reserved boolean not null default false,
  order_item_id text,
  reason        text,
  at            timestamptz not null
);
create index stock_moves_sku on stock_moves (sku_id, id);
create index stock_moves_item on stock_moves (order_item_id);
create trigger stock_moves_append_only before update or delete on stock_moves for each row execute function refuse_change();
