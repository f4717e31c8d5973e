-- Sums of sales by product over spans of 1, 2, 4 ... 1,024 days, so that a report of a year reads some twenty spans and not a
-- row for each product and day. The sweep that stores days packs them; server/office/sales/blocks.ts has the format.
create table sale_blocks (
  level  integer not null check (level between 0 and 10),
  -- The span of 2^level days that begins n * 2^level days after 1 January 2000.
  n      integer not null,
  packed bytea not null,
  primary key (level, n)
);
-- The bytes are dense already.
alter table sale_blocks alter column packed set storage external;

-- A stored day that changes drops the spans that contain it, whichever version of the shop stores it.
create function drop_sale_blocks() returns trigger language plpgsql as $$
begin
  delete from sale_blocks b
   using (select distinct day - date '2000-01-01' as day from changed where grouping = 'product') d
   where b.n = d.day >> b.level;
  return null;
end $$;
create trigger sale_days_removed after delete on sale_days referencing old table as changed
  for each statement execute function drop_sale_blocks();
create trigger sale_days_added after insert on sale_days referencing new table as changed
  for each statement execute function drop_sale_blocks();
create trigger sale_days_updated after update on sale_days referencing new table as changed
  for each statement execute function drop_sale_blocks();

-- Catalog offers to sales the numbers of products: smaller than their ids, and never changed.
create view product_numbers as select id as product_id, product_number as number from products;
