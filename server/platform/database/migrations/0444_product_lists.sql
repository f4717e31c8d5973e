-- The table of products by its last change, and its products that are not published, without sorting all of them.
create index products_changed on products (updated_at, id) where deleted_at is null;
create index products_unlisted on products (created_at desc, id desc) where deleted_at is null and state <> 'published';

-- Stock offers to catalog the folded words of products on the stock desk.
create view product_words as select product_id, words from sku_words;
