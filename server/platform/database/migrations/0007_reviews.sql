create table reviews (
  id            text primary key,
  product_id    text not null references products (id),
  user_id       text not null references users (id),
  order_item_id text not null references order_items (id),
  rating        smallint not null check (rating between 1 and 5),
  text          text not null,
  media         text,
  variant_name  text,
  created_at    timestamptz not null,
  updated_at    timestamptz not null,
  hidden_at     timestamptz,
  deleted_at    timestamptz
);
create unique index reviews_one_a_line on reviews (order_item_id) where deleted_at is null;
create index reviews_product on reviews (product_id, created_at desc) where deleted_at is null and hidden_at is null;
create index reviews_latest on reviews (created_at desc) where deleted_at is null and hidden_at is null;
create index reviews_user on reviews (user_id);
