-- What was brought in from outside once and must not come again, such as the demo shop.
create table imports (
  name        text primary key,
  finished_at timestamptz not null
);
