-- The registered name and billing address of a buyer who gave a GSTIN (CGST Rules, rule 46 (d)). Null without a GSTIN, and
-- when the delivery address is billed.
alter table orders add column buyer_billing jsonb check (buyer_billing is null or buyer_gstin is not null);
