-- Catalog offers to reviews the names of a product in both languages; name_hi is null without a Hindi one. PostgreSQL expands
-- a view into the query that uses it, so the plan is that of the tables.
create view product_titles as select id, name, translations->'hi'->>'name' as name_hi from products;
