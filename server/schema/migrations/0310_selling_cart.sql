-- Carts, with what buyers fill in for goods that are made to order and for energisation.

create table cart_lines (
  id           text primary key,
  user_id      text not null references users (id),
  sku_id       text not null references skus (id),
  quantity     integer not null check (quantity > 0),
  added_at     timestamptz not null,
  -- Lines of one SKU with different texts are different lines. The key is a hash of what was filled in, '' for nothing.
  personal     jsonb,
  personal_key text not null default '' check (personal_key ~ '^[0-9a-f]{0,32}$'),
  constraint cart_lines_personal check ((personal is null) = (personal_key = '')),
  constraint cart_lines_once unique (user_id, sku_id, personal_key)
);
create index cart_lines_sku on cart_lines (sku_id);
create trigger cart_lines_of_the_living before insert on cart_lines for each row execute function refuse_erased();

-- The cart offers its lines of goods to energisation.
create view cart_skus as select user_id, sku_id, id from cart_lines;

-- A photo for goods that are made to order. Only its buyer and the staff see it, so it is encrypted.
create table personal_photos (
  id         text primary key,
  user_id    text not null references users (id),
  sealed     bytea not null,
  -- An order has it; until then it is removed when no cart has it any more.
  ordered    boolean not null default false,
  created_at timestamptz not null
);
create index personal_photos_of_user on personal_photos (user_id);
create index personal_photos_unordered on personal_photos (created_at) where not ordered;
create trigger personal_photos_of_the_living before insert on personal_photos
  for each row execute function refuse_erased();

-- For whom a line of the cart is energised. The line takes it with it.
create table energisation_choices (
  user_id   text not null references users (id),
  sku_id    text not null references skus (id),
  name      text not null check (name <> ''),
  gotra     text not null,
  intention text not null,
  chosen_at timestamptz not null,
  -- An energisation belongs to one line, not to all lines of its SKU.
  line_id   text not null references cart_lines (id) on delete cascade,
  primary key (user_id, sku_id)
);
create index energisation_choices_line on energisation_choices (line_id);
create trigger energisation_choices_of_the_living before insert on energisation_choices
  for each row execute function refuse_erased();

-- Energisation offers its line to the cart: one piece for each line of goods that has it.
create view cart_services as
  select c.user_id, s.id as sku_id, count(*)::int as quantity, max(c.chosen_at) as added_at
    from energisation_choices c
    join products p on p.service = 'energisation' and p.deleted_at is null
    cross join lateral (
      select id from skus where product_id = p.id and deleted_at is null order by position limit 1) s
   group by c.user_id, s.id;

-- The lines of carts that still exist, for the preview of a coupon. Only what can still be bought, and only of open accounts.
create view open_cart_lines as
  select c.user_id, c.added_at, c.quantity, s.price, p.id as product_id,
         case when p.has_variants then s.id end as variant_id, p.category, p.service is not null as service
    from (select user_id, sku_id, quantity, added_at from cart_lines
          union all select user_id, sku_id, quantity, added_at from cart_services) c
    join users u on u.id = c.user_id and u.deleted_at is null and u.blocked_at is null
    join skus s on s.id = c.sku_id and s.deleted_at is null
    join products p on p.id = s.product_id and p.deleted_at is null and p.state = 'published';
