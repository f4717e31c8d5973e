-- What a buyer fills in for goods that are made to order. The fields are declared for a product; what was filled in is
-- kept with the line of the cart, and with the snapshot of the line of an order.
create table product_personal_fields (
  product_id text primary key references products (id),
  fields     jsonb not null check (jsonb_typeof(fields) = 'array'),
  updated_at timestamptz not null
);

-- Lines of one SKU with different texts are different lines. The key is a hash of what was filled in, '' for nothing.
alter table cart_lines
  add column personal     jsonb,
  add column personal_key text not null default '' check (personal_key ~ '^[0-9a-f]{0,32}$'),
  add constraint cart_lines_personal check ((personal is null) = (personal_key = ''));

-- An energisation belongs to one line, no longer to all lines of its SKU.
alter table energisation_choices add column line_id text references cart_lines (id) on delete cascade;
update energisation_choices c set line_id = l.id from cart_lines l where l.user_id = c.user_id and l.sku_id = c.sku_id;
alter table energisation_choices alter column line_id set not null;
alter table energisation_choices drop constraint energisation_choices_user_id_sku_id_fkey;
create index energisation_choices_line on energisation_choices (line_id);
create or replace view cart_skus as select user_id, sku_id, id from cart_lines;

alter table cart_lines drop constraint cart_lines_once;
alter table cart_lines add constraint cart_lines_once unique (user_id, sku_id, personal_key);

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
