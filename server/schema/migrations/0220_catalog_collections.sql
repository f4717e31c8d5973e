-- How products are presented: collections, the home page, wishlists.

-- Collections: goods under a name of their own, picked by hand or by a rule. Exactly one of `picks` and `rule` is set. The
-- address is fixed once the public has seen it. A deleted collection can be restored.
create table collections (
  id           text primary key,
  slug         text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 3 and 60),
  name         text not null check (length(name) between 1 and 80),
  words        text not null default '' check (length(words) <= 400),
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  -- The product whose picture stands for the collection; null: its first product.
  picture_of   text references products (id),
  picks        text[],
  rule         jsonb,
  state        text not null default 'draft' check (state in ('draft', 'published')),
  published_at timestamptz,
  position     integer not null,
  version      integer not null default 1,
  deleted_at   timestamptz,
  created_at   timestamptz not null,
  updated_at   timestamptz not null,
  constraint collections_check check ((picks is null) <> (rule is null)),
  constraint collections_check1 check (state = 'draft' or published_at is not null)
);
create unique index collections_slug on collections (slug) where deleted_at is null;
create index collections_order on collections (position, id) where deleted_at is null;

-- The order of the sections of the home page. No row: the order of the specification.
create table home_layout (
  one        boolean primary key default true check (one),
  sections   jsonb not null check (jsonb_typeof(sections) = 'array'),
  version    integer not null default 1,
  updated_at timestamptz not null
);

-- What people love. A product that left the shop stays here unseen, and is back when it is.
create table wishlist_items (
  user_id    text not null references users (id),
  product_id text not null references products (id),
  added_at   timestamptz not null,
  primary key (user_id, product_id)
);
create index wishlist_items_newest on wishlist_items (user_id, added_at desc, product_id);
create trigger wishlist_items_of_the_living before insert on wishlist_items for each row execute function refuse_erased();
