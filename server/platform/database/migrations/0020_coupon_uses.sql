-- One row a use of a coupon: taken together with the stock, given back when the order ends unpaid or is cancelled.
create table coupon_uses (
  order_id      text primary key references orders (id),
  coupon_id     text not null references coupons (id),
  user_id       text not null references users (id),
  taken_at      timestamptz not null,
  given_back_at timestamptz
);
create index coupon_uses_of_user on coupon_uses (coupon_id, user_id) where given_back_at is null;
