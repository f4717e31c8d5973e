-- What a SKU sold since a moment is read from one range of one index, and its history in the order in which it is shown. The
-- index by id made both read every movement that the SKU ever had.
create index stock_moves_of_sku on stock_moves (sku_id, at, id) include (kind, quantity);
drop index stock_moves_sku;

-- One index by time for what was taken and what was sold: a sale was written to two.
create index stock_moves_by_time on stock_moves (at) include (sku_id, kind, quantity) where kind in ('reserve', 'sell', 'restore');
drop index stock_moves_sold, stock_moves_taken;
