-- Orders that took stock before they were paid, for a day: the limits count them by account and by network address.
create table unpaid_placements (
  order_id  text primary key references orders (id),
  user_id   text not null references users (id),
  placed_at timestamptz not null,
  -- The end of the term of an online reservation. A changed cart keeps it. Null for cash, and for orders by hand.
  term_ends timestamptz,
  -- The network address of a buyer who has never paid, or the member of staff who wrote the order. Null for known buyers.
  source    text
);
create index unpaid_placements_user on unpaid_placements (user_id, placed_at);
create index unpaid_placements_source on unpaid_placements (source, placed_at) where source is not null;
create index unpaid_placements_placed on unpaid_placements (placed_at);
create trigger unpaid_placements_of_the_living before insert on unpaid_placements
  for each row execute function refuse_erased();
