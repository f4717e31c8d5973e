-- For the filters of the product list and for what sells well.

-- The names of the product's SKUs that are sold by name ('' is not one): kept by the catalogue beside min_price.
alter table products add column sizes text[] not null default '{}';
create index products_sizes on products using gin (sizes) where deleted_at is null;

drop index products_category, products_brand;
create index products_category on products (category, created_at desc, id desc) where deleted_at is null;
create index products_brand on products (brand, created_at desc, id desc) where deleted_at is null;

create index stock_moves_sold on stock_moves (at) include (sku_id, kind, quantity) where kind in ('sell', 'restore');
