-- The desk of the goods: who changed a product last, pictures with words, uploads that wait to be used, imports.

-- Grows with every change by a person, not with stock: two who edit the same product are told of each other by it.
alter table products add column version integer not null default 1, add column updated_by text;
alter table product_images add column alt text not null default '';

-- What the desk searches by beside the code of a SKU: both names and the brand.
create function product_desk_words(name text, translations jsonb, brand text) returns text language sql immutable parallel safe
  as $$ select public.plain_text(name || ' ' || coalesce(translations->'hi'->>'name', '') || ' ' || brand) $$;
create index products_desk_words on products using gin (product_desk_words(name, translations, brand) gin_trgm_ops);
create index skus_code on skus using gin (lower(code) gin_trgm_ops) where code is not null;
create index skus_low on skus (available, product_id) where deleted_at is null;
create index products_gone on products (deleted_at desc, id desc) where deleted_at is not null;

-- Pictures that were sent but belong to no product yet; what nobody used is removed after two days.
create table product_uploads (
  url        text primary key,
  created_at timestamptz not null,
  created_by text not null
);
create index product_uploads_age on product_uploads (created_at);

create table product_imports (
  id            text primary key,
  created_at    timestamptz not null,
  created_by    text not null,
  file_name     text not null,
  -- The file as text; emptied when it is no longer needed.
  content       text,
  status        text not null check (status in ('checking', 'checked', 'applying', 'done', 'failed')),
  rows          integer not null default 0,
  done          integer not null default 0,
  -- How many products and SKUs are added, changed, left as they are.
  summary       jsonb,
  problems      jsonb not null default '[]',
  problem_count integer not null default 0,
  finished_at   timestamptz
);
create index product_imports_newest on product_imports (created_at desc, id desc);
-- One file at a time changes the goods.
create unique index product_imports_applying on product_imports ((true)) where status = 'applying';
