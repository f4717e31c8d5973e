-- The desk edits coupons: the second of two editors is told, and a list of thousands pages and searches by index.
alter table coupons add column version integer not null default 1;
create index coupons_newest on coupons (created_at desc, id desc);
create index coupons_words on coupons using gin ((lower(code || ' ' || description)) gin_trgm_ops);
create index coupon_uses_of_coupon on coupon_uses (coupon_id, taken_at desc);
