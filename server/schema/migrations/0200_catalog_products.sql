-- What is sold. A product has SKUs: its variants, or its stock rows by size. Money is paise.
-- A view offers tables to other domains where one statement is needed, for speed or for a lock. Everything else goes through
-- the service of the owner. PostgreSQL expands a view into the query that uses it, so the plans are those of the tables.

-- What the desk searches by beside the code of a SKU: both names and the brand.
create function product_desk_words(name text, translations jsonb, brand text) returns text language sql immutable parallel safe
  as $$ select public.plain_text(name || ' ' || coalesce(translations->'hi'->>'name', '') || ' ' || brand) $$;

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
  max_price      bigint not null constraint products_check check (max_price >= min_price),
  created_at     timestamptz not null,
  updated_at     timestamptz not null,
  deleted_at     timestamptz,
  -- The names of the product's SKUs that are sold by name ('' is not one): kept by the catalogue beside min_price.
  sizes          text[] not null default '{}',
  -- The product's words, as written and as they sound; its names, framed for ranking.
  search_tokens  text[] not null default '{}',
  search_name    text not null default '',
  -- Grows with every change by a person, not with stock: two who edit the same product are told of each other by it.
  version        integer not null default 1,
  updated_by     text,
  -- The typed facts of a product (contract/catalog/products/facts): its kind, null while that follows the category, and the values by
  -- name. Nothing is known by default.
  facts          jsonb not null default '{"kind": null, "values": {}}'
    check (jsonb_typeof(facts -> 'values') = 'object'),
  -- A service that is bought with goods is a product of its own, one of each kind. It has no stock movements and no parcel,
  -- and is in no list. Null for goods.
  service        text check (service in ('energisation')),
  -- Whether the public sees a product. A draft was never shown; a hidden one keeps its address for later.
  state          text not null default 'published' check (state in ('draft', 'published', 'hidden')),
  -- Kept by the catalogue beside min_price: the was_price of a product with one price, for its card.
  was_price      bigint,
  constraint products_check1 check (has_variants = (size_type is null))
);
create index products_newest on products (created_at desc, id desc) where deleted_at is null;
create index products_price on products (min_price, id) where deleted_at is null;
create index products_sizes on products using gin (sizes) where deleted_at is null;
create index products_category on products (category, created_at desc, id desc) where deleted_at is null;
create index products_brand on products (brand, created_at desc, id desc) where deleted_at is null;
create index products_desk_words on products using gin (product_desk_words(name, translations, brand) gin_trgm_ops);
create index products_gone on products (deleted_at desc, id desc) where deleted_at is not null;
create unique index products_one_service on products (service) where service is not null;
-- The stock desk lists SKUs by the name of their product: the page is read in this order instead of sorting all of them.
create index products_desk_name on products (name, id) where deleted_at is null and service is null;
-- The value of the stock reads the HSN codes of all products, and nothing else of them.
create index products_desk_hsn on products (id) include (hsn) where deleted_at is null and service is null;
-- The table of products by its last change, and its products that are not published, without sorting all of them.
create index products_changed on products (updated_at, id) where deleted_at is null;
create index products_unlisted on products (created_at desc, id desc) where deleted_at is null and state <> 'published';
-- The table of products in the order of folded names, with what a search of it tests: read without the rows of the products.
create index products_by_name on products (plain_text(name), id) include (name, service) where deleted_at is null;
-- The few products whose seller named variants in Hindi: the list's filter reads those names.
create index products_choices_hindi on products (id) where translations #> '{hi,choices}' is not null;

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
  alt        text not null default '',
  unique (product_id, position) deferrable initially deferred
);

create table skus (
  id            text primary key,
  product_id    text not null references products (id),
  position      integer not null,
  -- The variant's name, or the size ('' for products sold by quantity alone).
  name          text not null,
  gram          numeric(10, 3),
  price         bigint not null check (price >= 0),
  code          text,
  is_default    boolean not null default false,
  -- received = available + reserved + sold, always; changed only through stock_moves.
  received      integer not null default 0 check (received >= 0),
  available     integer not null default 0 check (available >= 0),
  reserved      integer not null default 0 check (reserved >= 0),
  sold          integer not null default 0 check (sold >= 0),
  deleted_at    timestamptz,
  -- Sale prices. `price` is always what is paid now. While a sale runs it is the sale price, and `regular_price` is what
  -- returns afterwards; outside of sales `regular_price` is null. `was_price` is shown beside the sale price; it is null
  -- when the shop has not really asked more before (decision 84).
  regular_price bigint check (regular_price >= 0),
  was_price     bigint constraint skus_check1 check (was_price > price),
  sale_price    bigint check (sale_price > 0),
  sale_from     timestamptz,
  sale_to       timestamptz,
  -- The picture of a variant, one of its product's pictures. Null: it has none of its own.
  picture       text,
  -- Whether the public can buy it: its product is published, not deleted and no service.
  listed        boolean not null default true,
  -- The level of stock_keeping. Null: the setting.
  reorder_level integer,
  constraint skus_check check (received = available + reserved + sold),
  constraint skus_sale check ((sale_price is null) = (sale_from is null) and (sale_to is null or sale_to > sale_from)),
  constraint skus_sale_runs check (regular_price is null or (sale_price = price and regular_price > price)),
  constraint skus_was check (was_price is null or regular_price is not null)
);
create unique index skus_name on skus (product_id, name) where deleted_at is null;
create unique index skus_default on skus (product_id) where is_default and deleted_at is null;
create index skus_product on skus (product_id, position);
create index skus_code on skus using gin (lower(code) gin_trgm_ops) where code is not null;
create index skus_sales on skus (sale_from) where sale_price is not null;
-- Goods on sale, for a collection by rule.
create index skus_on_sale on skus (product_id) where regular_price is not null and deleted_at is null;
-- A SKU on sale is low at its own reorder level, and without one at the setting stockLow. What decides is copied to the SKU
-- by triggers, so that no count joins three tables.
create index skus_scarce on skus (available, product_id) include (id, reorder_level)
  where listed and deleted_at is null;
create index skus_below_level on skus (available, product_id) include (id)
  where listed and deleted_at is null and available <= reorder_level;

-- A new SKU waits for a change of its product's state, so that it never has the older one.
create function list_new_sku() returns trigger language plpgsql as $$
begin
  select deleted_at is null and state = 'published' and service is null into new.listed
    from products where id = new.product_id for share;
  return new;
end $$;
create trigger skus_listed before insert on skus for each row execute function list_new_sku();

create function list_skus_of_product() returns trigger language plpgsql as $$
declare
  now_listed boolean := new.deleted_at is null and new.state = 'published' and new.service is null;
begin
  -- Orders lock SKUs by their ids. The same order here avoids deadlocks.
  perform from skus where product_id = new.id and listed <> now_listed order by id for no key update;
  update skus set listed = now_listed where product_id = new.id and listed <> now_listed;
  return null;
end $$;
create trigger products_list_skus after update of deleted_at, state, service on products for each row
  when (old.deleted_at is distinct from new.deleted_at or old.state <> new.state or old.service is distinct from new.service)
  execute function list_skus_of_product();

-- Every price that the shop has asked for a SKU, append-only. Null: it was not for sale.
create table sku_prices (
  id     bigint generated always as identity primary key,
  sku_id text not null references skus (id),
  price  bigint,
  since  timestamptz not null
);
create index sku_prices_sku on sku_prices (sku_id, id);
create trigger sku_prices_append_only before update or delete on sku_prices for each row execute function refuse_change();

-- Pictures that were sent but belong to no product yet; what nobody used is removed after two days.
create table product_uploads (
  url        text primary key,
  created_at timestamptz not null,
  created_by text not null
);
create index product_uploads_age on product_uploads (created_at);

create table product_imports (
  id            text primary key,
  created_at    timestamptz not null,
  created_by    text not null,
  file_name     text not null,
  -- The file as text; emptied when it is no longer needed.
  content       text,
  status        text not null check (status in ('checking', 'checked', 'applying', 'done', 'failed')),
  rows          integer not null default 0,
  done          integer not null default 0,
  -- How many products and SKUs are added, changed, left as they are.
  summary       jsonb,
  problems      jsonb not null default '[]',
  problem_count integer not null default 0,
  finished_at   timestamptz,
  -- Rows of an import that are in the shop, written with them: an import that was killed goes on behind them.
  applied_rows  integer not null default 0
);
create index product_imports_newest on product_imports (created_at desc, id desc);
-- One file at a time changes the goods.
create unique index product_imports_applying on product_imports ((true)) where status = 'applying';

-- What a buyer fills in for goods that are made to order. The fields are declared for a product; what was filled in is
-- kept with the line of the cart, and with the snapshot of the line of an order.
create table product_personal_fields (
  product_id text primary key references products (id),
  fields     jsonb not null check (jsonb_typeof(fields) = 'array'),
  updated_at timestamptz not null
);

create table search_vocabulary (
  word text primary key
);
create index search_vocabulary_like on search_vocabulary using gin (word gin_trgm_ops);

-- Catalog offers the name of a product, also of a deleted one. on_sale is false for drafts, hidden and deleted products.
create view product_names as
  select id, name, deleted_at, deleted_at is null and state = 'published' as on_sale from products;

-- Catalog offers to reviews the names of a product in both languages; name_hi is null without a Hindi one.
create view product_titles as select id, name, translations->'hi'->>'name' as name_hi from products;

-- Catalog offers the name of a variant or a size, also of a deleted one, and its stock code.
create view sku_names as select id, product_id, name, code from skus;

-- Catalog offers to stock, which alone changes the counters. A lock on a row of this view locks the row of skus.
create view sku_stock as select id, product_id, deleted_at, received, available, reserved, sold from skus;

-- Catalog offers to sales the numbers of products: smaller than their ids, and never changed.
create view product_numbers as select id as product_id, product_number as number from products;

-- The variants that a coupon can name, for the search of its form. A size is no variant: coupons do not match sizes.
create view coupon_variants as
  select s.id, p.name as product, p.translations->'hi'->>'name' as product_hi, s.name as variant
    from skus s join products p on p.id = s.product_id
   where p.has_variants and p.deleted_at is null and s.deleted_at is null;

-- Catalog offers to stock the SKUs on sale that are sold out, read from the index of scarce SKUs.
create view sold_out_skus as select id from skus where listed and deleted_at is null and available = 0;

create view off_desk_products as
  select product_number as number from products where deleted_at is not null
  union all
  select product_number from products where service is not null and deleted_at is null;
