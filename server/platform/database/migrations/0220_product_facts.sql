-- The typed facts of a product (contract/catalog/products/facts): its kind, null while that follows the category, and the values by
-- name. Old code writes products without it and gets the default: nothing is known.
alter table products add column facts jsonb not null default '{"kind": null, "values": {}}'
  check (jsonb_typeof(facts -> 'values') = 'object');
