-- Whether the public sees a product. A draft was never shown; a hidden one keeps its address for later. Old code inserts
-- without it and gets a published one.
alter table products add column state text not null default 'published' check (state in ('draft', 'published', 'hidden'));

-- What other domains read: on_sale is false for drafts, hidden and deleted products.
create or replace view product_names as
  select id, name, deleted_at, deleted_at is null and state = 'published' as on_sale from products;

-- Nobody orders again what nobody can buy.
create or replace view desk_skus as
  select s.id, s.product_id, s.position, s.name as size, s.code, s.price, s.available, s.reserved, s.sold,
         p.name, p.translations->'hi'->>'name' as name_hi, p.category, p.hsn, p.has_variants,
         product_desk_words(p.name, p.translations, p.brand) as words,
         (select i.url from product_images i where i.product_id = p.id order by i.position limit 1) as image,
         p.state
    from skus s join products p on p.id = s.product_id
   where s.deleted_at is null and p.deleted_at is null and p.service is null;
