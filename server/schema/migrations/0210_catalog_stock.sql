-- Stock: its movements, what is low, and the figures and words by which the stock desk lists SKUs.

-- Every movement of stock, append-only. `quantity` is positive except for `adjust`.
create table stock_moves (
  id            bigint generated always as identity primary key,
  sku_id        text not null references skus (id),
  kind          text not null check (kind in ('reserve', 'release', 'sell', 'restore', 'adjust')),
  quantity      integer not null constraint stock_moves_check check (quantity > 0 or kind = 'adjust'),
  -- What was taken from: a sale either turns a reservation into a sale or takes from the shelf.
  from_reserved boolean not null default false,
  order_item_id text,
  reason        text,
  at            timestamptz not null,
  -- Who corrected the stock.
  actor_id      text
);
-- What a SKU sold since a moment is read from one range of one index, and its history in the order in which it is shown.
create index stock_moves_of_sku on stock_moves (sku_id, at, id) include (kind, quantity);
-- One index by time for what was taken and for what was sold, so that a sale is written to one.
create index stock_moves_by_time on stock_moves (at) include (sku_id, kind, quantity) where kind in ('reserve', 'sell', 'restore');
-- A line has one sale, one reservation and one release. Several rows may bring its pieces back: the trigger below sums them.
create unique index stock_moves_once on stock_moves (order_item_id, kind, (case kind when 'restore' then id else 0 end))
  where order_item_id is not null;
create trigger stock_moves_append_only before update or delete on stock_moves for each row execute function refuse_change();

-- A sold piece comes back into stock once, whatever brings it: a cancellation, a return, a refund.
create function refuse_restored_twice() returns trigger language plpgsql as $$
begin
  if (select sum(case kind when 'restore' then quantity when 'sell' then -quantity else 0 end)
        from stock_moves where order_item_id = new.order_item_id) > 0 then
    raise exception 'order item %: more pieces come back into stock than were sold', new.order_item_id
      using errcode = 'check_violation', constraint = 'stock_moves_back_once';
  end if;
  return null;
end $$;
create trigger stock_moves_back_once after insert on stock_moves
  for each row when (new.kind = 'restore') execute function refuse_restored_twice();

-- Sales of SKUs in pieces. Pieces that came back count negative.
create view sku_sales as
  select sku_id, at, case kind when 'sell' then quantity else -quantity end as pieces
    from stock_moves where kind in ('sell', 'restore');

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

create function copy_reorder_level() returns trigger language plpgsql as $$
begin
  update skus set reorder_level = new.reorder_level
   where id = new.sku_id and reorder_level is distinct from new.reorder_level;
  return null;
end $$;
create trigger stock_keeping_level after insert or update of reorder_level on stock_keeping
  for each row execute function copy_reorder_level();

-- Stock offers to catalog, dashboard and desk the SKUs that are low. PostgreSQL expands it into the query that uses it.
create function low_skus(stock_low integer)
  returns table (id text, product_id text, available integer) language sql stable as $$
  select id, product_id, available from skus
   where listed and deleted_at is null and available <= stock_low and reorder_level is null
  union all
  select id, product_id, available from skus where listed and deleted_at is null and available <= reorder_level
$$;

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
-- state and listed are there because nobody orders again what nobody can buy.
create view desk_skus as
  select s.id, s.product_id, s.position, s.name as size, s.code, s.price, s.available, s.reserved, s.sold,
         p.name, p.translations->'hi'->>'name' as name_hi, p.category, p.hsn, p.has_variants,
         product_desk_words(p.name, p.translations, p.brand) as words,
         (select i.url from product_images i where i.product_id = p.id order by i.position limit 1) as image,
         p.state, s.listed
    from skus s join products p on p.id = s.product_id
   where s.deleted_at is null and p.deleted_at is null and p.service is null;

-- Stock offers to orders where a SKU is found in the store: its code, and its shelf.
create view sku_places as
  select s.id, s.code, nullif(k.shelf, '') as shelf from skus s left join stock_keeping k on k.sku_id = s.id;

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
create index sku_words_product on sku_words (product_id);
create index sku_words_sorted on sku_words (name, product_id, position, sku_id) include (words, code);

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

-- Stock offers to catalog the folded words of products on the stock desk.
create view product_words as select product_id, words from sku_words;

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
create index product_pieces_sorted on product_pieces (pieces, product_id);

create table sku_sold (
  sku_id text primary key references skus (id),
  sold   bigint not null
);
create index sku_sold_sorted on sku_sold (sold, sku_id);

-- The moment from which the sales in sku_sold are counted.
create table sku_sold_since (
  one   boolean primary key default true check (one),
  since timestamptz not null
);
insert into sku_sold_since (since) values (now() - interval '30 days');

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

-- The SKUs of which another amount was sold since a moment than is stored: changed ones, and those that sold between the
-- moment and that of the stored sums.
create function sold_due(from_when timestamptz) returns table (sku_id text) language sql stable as $$
  select sku_id from stock_due where sku_id is not null
  union
  select sku_id from stock_moves
   where kind in ('sell', 'restore') and at >= least((select since from sku_sold_since), from_when)
     and at < greatest((select since from sku_sold_since), from_when)
$$;

-- Stock offers to catalog the available pieces of every product in two parts, because an index gives the order of the first
-- only: products without a change since they were stored, and changed ones.
create view stored_pieces as
  select product_id, pieces, number from product_pieces where product_id not in (select product_id from stock_due);

create view changed_pieces as
  select d.product_id, coalesce((select sum(available) from skus where product_id = d.product_id and deleted_at is null), 0)::bigint as pieces,
         p.product_number as number
    from (select distinct product_id from stock_due) d join products p on p.id = d.product_id;

-- Products on sale that have pieces, with the time of their last sale.
create view stocked_products as
  select p.id, p.name, p.translations->'hi'->>'name' as name_hi, p.category, p.created_at, s.pieces,
         (select max(m.at) from stock_moves m join skus k on k.id = m.sku_id
           where k.product_id = p.id and m.kind = 'sell') as last_sold_at
    from products p
    join (select product_id, sum(available)::int as pieces from skus where deleted_at is null group by product_id) s
      on s.product_id = p.id and s.pieces > 0
   where p.deleted_at is null and p.service is null;

-- Catalog offers to sales the products that can have pieces, and the numbers of those that cannot.
create view desk_products as
  select p.id as product_id, p.product_number as number, p.created_at, p.name, p.translations->'hi'->>'name' as name_hi, p.category,
         (select max(m.at) from skus k join stock_moves m on m.sku_id = k.id where k.product_id = p.id and m.kind = 'sell') as last_sold_at
    from products p where p.deleted_at is null and p.service is null;
