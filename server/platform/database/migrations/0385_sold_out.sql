-- Catalog offers to stock the SKUs on sale that are sold out, read from the index of scarce SKUs.
create view sold_out_skus as select id from skus where listed and deleted_at is null and available = 0;
