-- Rows of an import that are in the shop, written with them: an import that was killed goes on behind them.
alter table product_imports add column applied_rows integer not null default 0;
