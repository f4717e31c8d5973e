-- One rule for low stock, with an index that counts at once: a SKU on sale is low at its own reorder level, and without one
-- at the setting stockLow. What decides is copied to the SKU by triggers, so that no count joins three tables.

-- Whether the public can buy it: its product is published, not deleted and no service.
alter table skus add column listed boolean not null default true;
-- The level of stock_keeping. Null: the setting.
alter table skus add column reorder_level integer;
update skus s set listed = false from products p
 where p.id = s.product_id and (p.deleted_at is not null or p.state <> 'published' or p.service is not null);
update skus s set reorder_level = k.reorder_level from stock_keeping k
 where k.sku_id = s.id and k.reorder_level is not null;

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

create function copy_reorder_level() returns trigger language plpgsql as $$
begin
  update skus set reorder_level = new.reorder_level
   where id = new.sku_id and reorder_level is distinct from new.reorder_level;
  return null;
end $$;
create trigger stock_keeping_level after insert or update of reorder_level on stock_keeping
  for each row execute function copy_reorder_level();

drop index skus_low;
create index skus_scarce on skus (available, product_id) include (id, reorder_level)
  where listed and deleted_at is null;
create index skus_below_level on skus (available, product_id) include (id)
  where listed and deleted_at is null and available <= reorder_level;

-- Stock offers to catalog, dashboard and desk the SKUs that are low. PostgreSQL expands it into the query that uses it.
create function low_skus(stock_low integer)
  returns table (id text, product_id text, available integer) language sql stable as $$
  select id, product_id, available from skus
   where listed and deleted_at is null and available <= stock_low and reorder_level is null
  union all
  select id, product_id, available from skus where listed and deleted_at is null and available <= reorder_level
$$;

create or replace view desk_skus as
  select s.id, s.product_id, s.position, s.name as size, s.code, s.price, s.available, s.reserved, s.sold,
         p.name, p.translations->'hi'->>'name' as name_hi, p.category, p.hsn, p.has_variants,
         product_desk_words(p.name, p.translations, p.brand) as words,
         (select i.url from product_images i where i.product_id = p.id order by i.position limit 1) as image,
         p.state, s.listed
    from skus s join products p on p.id = s.product_id
   where s.deleted_at is null and p.deleted_at is null and p.service is null;
