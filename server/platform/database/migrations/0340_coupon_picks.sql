-- The variants that a coupon can name, for the search of its form. A size is no variant: coupons do not match sizes.
create view coupon_variants as
  select s.id, p.name as product, p.translations->'hi'->>'name' as product_hi, s.name as variant
    from skus s join products p on p.id = s.product_id
   where p.has_variants and p.deleted_at is null and s.deleted_at is null;
