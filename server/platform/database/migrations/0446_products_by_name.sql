-- The table of products in the order of folded names, with what a search of it tests: read without the rows of the products.
create index products_by_name on products (plain_text(name), id) include (name, service) where deleted_at is null;
drop index products_name;
