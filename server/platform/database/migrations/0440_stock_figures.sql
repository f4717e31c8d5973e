-- Two figures by which long lists are sorted, stored so that a page of them reads an index: the pieces of a product, and what
-- a SKU sold in thirty days. A change of stock appends a row to stock_due and waits for nobody; a sweep stores the figures
-- anew. Until then the view and the function below read what is due from the rows themselves, so both are always exact.

create table stock_due (
  -- Null: a product without SKUs yet.
  sku_id     text,
  product_id text not null
);

create table product_pieces (
  product_id text primary key references products (id),
  -- Its product_number, which never changes.
  number     bigint not null,
  -- Available pieces of all its SKUs.
  pieces     bigint not null
);

create table sku_sold (
  sku_id text primary key references skus (id),
  sold   bigint not null
);
-- The moment from which the sales in sku_sold are counted.
create table sku_sold_since (
  one   boolean primary key default true check (one),
  since timestamptz not null
);

create function stock_now_due() returns trigger language plpgsql as $$
begin
  insert into stock_due values (new.id, new.product_id);
  return null;
end $$;
create trigger skus_stock_due after update of available, sold, deleted_at, product_id on skus for each row
  when (old.available <> new.available or old.sold <> new.sold or old.deleted_at is distinct from new.deleted_at
    or old.product_id <> new.product_id)
  execute function stock_now_due();

-- An import inserts thousands at once.
create function added_stock_due() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'products' then
    insert into stock_due select null, id from added;
  else
    insert into stock_due select id, product_id from added;
  end if;
  return null;
end $$;
create trigger products_stock_due after insert on products referencing new table as added
  for each statement execute function added_stock_due();
create trigger skus_stock_due_new after insert on skus referencing new table as added
  for each statement execute function added_stock_due();

insert into product_pieces (product_id, number, pieces)
  select p.id, p.product_number, coalesce(sum(s.available) filter (where s.deleted_at is null), 0)
    from products p left join skus s on s.product_id = p.id group by p.id;
insert into sku_sold_since (since) values (now() - interval '30 days');
insert into sku_sold (sku_id, sold)
  select s.id, coalesce(m.sold, 0) from skus s
    left join (select sku_id, sum(pieces) as sold from sku_sales, sku_sold_since where at >= since group by 1) m on m.sku_id = s.id;
create index product_pieces_sorted on product_pieces (pieces, product_id);
create index sku_sold_sorted on sku_sold (sold, sku_id);

-- Stock offers to catalog the available pieces of every product in two parts, because an index gives the order of the first
-- only: products without a change since they were stored, and changed ones.
create view stored_pieces as
  select product_id, pieces, number from product_pieces where product_id not in (select product_id from stock_due);
create view changed_pieces as
  select d.product_id, coalesce((select sum(available) from skus where product_id = d.product_id and deleted_at is null), 0)::bigint as pieces,
         p.product_number as number
    from (select distinct product_id from stock_due) d join products p on p.id = d.product_id;

-- The SKUs of which another amount was sold since a moment than is stored: changed ones, and those that sold between the
-- moment and that of the stored sums.
create function sold_due(from_when timestamptz) returns table (sku_id text) language sql stable as $$
  select sku_id from stock_due where sku_id is not null
  union
  select sku_id from stock_moves
   where kind in ('sell', 'restore') and at >= least((select since from sku_sold_since), from_when)
     and at < greatest((select since from sku_sold_since), from_when)
$$;
