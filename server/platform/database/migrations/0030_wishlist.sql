-- What people love. A product that left the shop stays here unseen, and is back when it is.
create table wishlist_items (
  user_id    text not null references users (id),
  product_id text not null references products (id),
  added_at   timestamptz not null,
  primary key (user_id, product_id)
);
create index wishlist_items_newest on wishlist_items (user_id, added_at desc, product_id);
