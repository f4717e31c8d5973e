-- What reviews read of other domains in one statement. PostgreSQL expands a view into the query that uses it, so the plans
-- are those of the tables.

-- The names of a product in both languages; name_hi is null without a Hindi one.
create view product_titles as select id, name, translations->'hi'->>'name' as name_hi from products;

-- The order of an order line.
create view line_orders as select id, order_id from order_items;
