-- Catalog offers to sales the products that can have pieces, and the numbers of those that cannot.
create view desk_products as
  select p.id as product_id, p.product_number as number, p.created_at, p.name, p.translations->'hi'->>'name' as name_hi, p.category,
         (select max(m.at) from skus k join stock_moves m on m.sku_id = k.id where k.product_id = p.id and m.kind = 'sell') as last_sold_at
    from products p where p.deleted_at is null and p.service is null;
create view off_desk_products as
  select product_number as number from products where deleted_at is not null
  union all
  select product_number from products where service is not null and deleted_at is null;
