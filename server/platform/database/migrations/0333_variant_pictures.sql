-- The picture of a variant, one of its product's pictures. Null: it has none of its own. Old code inserts without it.
alter table skus add column picture text;
