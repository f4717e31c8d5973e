-- What the shop keeps about a SKU for itself: when to order it again, where it is, what it cost. A SKU without a row uses the
-- setting stockLow and has no cost. Money is paise.
create table stock_keeping (
  sku_id        text primary key references skus (id),
  -- Pieces at which it is ordered again. Null: the setting stockLow.
  reorder_level integer check (reorder_level >= 0),
  shelf         text not null default '',
  -- What one piece cost to buy, without GST.
  cost          bigint check (cost >= 0),
  barcode       text check (barcode <> ''),
  version       integer not null default 1,
  updated_at    timestamptz not null
);
create unique index stock_keeping_barcode on stock_keeping (lower(barcode));

-- Who corrected the stock. Old code inserts without it.
alter table stock_moves add column actor_id text;

-- SKUs whose low stock the shop has been told of, until they are refilled, and the days with such an e-mail.
create table stock_low_notices (
  sku_id  text primary key references skus (id),
  told_at timestamptz not null
);
create table stock_low_mails (
  day     date primary key,
  sent_at timestamptz not null
);

-- Catalog offers to stock what the desk shows of a SKU on sale. A service has no stock.
create view desk_skus as
  select s.id, s.product_id, s.position, s.name as size, s.code, s.price, s.available, s.reserved, s.sold,
         p.name, p.translations->'hi'->>'name' as name_hi, p.category, p.hsn, p.has_variants,
         product_desk_words(p.name, p.translations, p.brand) as words,
         (select i.url from product_images i where i.product_id = p.id order by i.position limit 1) as image
    from skus s join products p on p.id = s.product_id
   where s.deleted_at is null and p.deleted_at is null and p.service is null;

-- Stock offers to orders where a SKU is found in the store: its code, and its shelf.
create view sku_places as
  select s.id, s.code, nullif(k.shelf, '') as shelf from skus s left join stock_keeping k on k.sku_id = s.id;

-- Orders offer to stock and to reviews the order of a line.
create view line_orders as
  select i.id, i.order_id, o.number from order_items i join orders o on o.id = i.order_id;
