-- Sale prices. `price` is always what is paid now. While a sale runs it is the sale price, and `regular_price` is what returns
-- afterwards; outside of sales `regular_price` is null. `was_price` is shown beside the sale price; it is null when the shop
-- has not really asked more before (decision 84). Old code inserts without these columns and has no sale. Money is paise.
alter table skus
  add column regular_price bigint check (regular_price >= 0),
  add column was_price     bigint check (was_price > price),
  add column sale_price    bigint check (sale_price > 0),
  add column sale_from     timestamptz,
  add column sale_to       timestamptz,
  add constraint skus_sale check ((sale_price is null) = (sale_from is null) and (sale_to is null or sale_to > sale_from)),
  add constraint skus_sale_runs check (regular_price is null or (sale_price = price and regular_price > price)),
  add constraint skus_was check (was_price is null or regular_price is not null);
create index skus_sales on skus (sale_from) where sale_price is not null;

-- Kept by the catalogue beside min_price: the was_price of a product with one price, for its card.
alter table products add column was_price bigint;

-- Every price that the shop has asked for a SKU, append-only. Null: it was not for sale.
create table sku_prices (
  id     bigint generated always as identity primary key,
  sku_id text not null references skus (id),
  price  bigint,
  since  timestamptz not null
);
create index sku_prices_sku on sku_prices (sku_id, id);
create trigger sku_prices_append_only before update or delete on sku_prices for each row execute function refuse_change();

-- A price of before was asked at the latest since the product last changed.
insert into sku_prices (sku_id, price, since)
  select s.id, s.price, p.updated_at from skus s join products p on p.id = s.product_id
   where s.deleted_at is null and p.deleted_at is null and p.state = 'published'
   order by s.id;
