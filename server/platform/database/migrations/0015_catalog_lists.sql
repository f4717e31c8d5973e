-- For the filters and the search of the product list, and for what sells well.

-- The names of the product's SKUs that are sold by name ('' is not one): kept by the catalogue beside min_price.
alter table products add column sizes text[] not null default '{}';
create index products_sizes on products using gin (sizes) where deleted_at is null;

drop index products_category, products_brand;
create index products_category on products (category, created_at desc, id desc) where deleted_at is null;
create index products_brand on products (brand, created_at desc, id desc) where deleted_at is null;

-- Search goes in two steps: what was typed is compared by trigrams with the words the catalogue knows (thousands),
-- then products are found by these very words. Comparing it with the text of every product took 40 us each.
drop index products_search;
alter table products drop column search_text;
-- The product's words, as written and as they sound; its names, framed for ranking.
alter table products add column search_tokens text[] not null default '{}', add column search_name text not null default '';
create index products_search on products using gin (search_tokens) where deleted_at is null;
create table search_vocabulary (word text primary key);
create index search_vocabulary_like on search_vocabulary using gin (word gin_trgm_ops);

create index stock_moves_sold on stock_moves (at) include (sku_id, kind, quantity) where kind in ('sell', 'restore');
