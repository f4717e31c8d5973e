-- The words and the code of every SKU of the stock desk, in the order of its list. One index has all that a search needs, so
-- a search reads it in the order of the list and stops at its page. Folding the names of all products took a tenth of a second.
create table sku_words (
  sku_id     text primary key references skus (id),
  product_id text not null,
  position   integer not null,
  name       text not null,
  -- Name in both languages and brand, folded by plain_text.
  words      text not null,
  -- In lower case.
  code       text not null
);

-- A change of a SKU waits for one of its product's name, so that it never has the older one.
create function store_words_of_sku() returns trigger language plpgsql as $$
begin
  perform from products where id = new.product_id for share;
  delete from sku_words where sku_id = new.id;
  insert into sku_words (sku_id, product_id, position, name, words, code)
    select id, product_id, position, name, words, coalesce(lower(code), '') from desk_skus where id = new.id;
  return null;
end $$;
create trigger skus_words after update of code, position, deleted_at on skus for each row
  when (old.code is distinct from new.code or old.position <> new.position or old.deleted_at is distinct from new.deleted_at)
  execute function store_words_of_sku();

-- A new SKU waits already, by the trigger skus_listed. An import inserts thousands at once.
create function store_words_of_new_skus() returns trigger language plpgsql as $$
begin
  insert into sku_words (sku_id, product_id, position, name, words, code)
    select d.id, d.product_id, d.position, d.name, d.words, coalesce(lower(d.code), '')
      from added a join desk_skus d on d.id = a.id;
  return null;
end $$;
create trigger skus_words_new after insert on skus referencing new table as added
  for each statement execute function store_words_of_new_skus();

create function store_words_of_product() returns trigger language plpgsql as $$
begin
  delete from sku_words where product_id = new.id;
  insert into sku_words (sku_id, product_id, position, name, words, code)
    select id, product_id, position, name, words, coalesce(lower(code), '') from desk_skus where product_id = new.id;
  return null;
end $$;
create trigger products_words after update of name, translations, brand, deleted_at, service on products for each row
  when (old.name <> new.name or old.translations <> new.translations or old.brand <> new.brand
    or old.deleted_at is distinct from new.deleted_at or old.service is distinct from new.service)
  execute function store_words_of_product();

insert into sku_words (sku_id, product_id, position, name, words, code)
  select id, product_id, position, name, words, coalesce(lower(code), '') from desk_skus;
create index sku_words_product on sku_words (product_id);
create index sku_words_sorted on sku_words (name, product_id, position, sku_id) include (words, code);
-- The value of the stock reads the HSN codes of all products, and nothing else of them.
create index products_desk_hsn on products (id) include (hsn) where deleted_at is null and service is null;
