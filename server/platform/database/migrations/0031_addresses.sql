-- Addresses that people keep for their next orders; an order has its own copy.
create table addresses (
  id         text primary key,
  user_id    text not null references users (id),
  name       text not null,
  phone      text not null,
  address    text not null,
  city       text not null,
  state      text not null,
  country    text not null,
  pincode    text not null,
  landmark   text not null,
  is_default boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index addresses_user on addresses (user_id, created_at desc);
create unique index addresses_one_default on addresses (user_id) where is_default;
