-- The stock desk lists SKUs by the name of their product: the page is read in this order instead of sorting all of them.
create index products_desk_name on products (name, id) where deleted_at is null and service is null;
