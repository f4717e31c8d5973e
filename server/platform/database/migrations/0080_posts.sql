-- The blog. A post is a draft until it has a date; a date to come publishes by itself. What an editor has typed and not
-- yet published stands in `draft`, beside what readers see.
create table posts (
  id           text primary key,
  title        text not null check (title <> ''),
  description  text not null default '',
  -- HTML of the allow-list (server/office/blog/sanitise.ts), made clean again whenever it is read.
  content      text not null default '',
  author       text not null default '',
  tags         text[] not null default '{}',
  categories   text[] not null default '{}',
  -- [{ src, alt: { en, hi } }], the first is the cover.
  pictures     jsonb not null default '[]',
  -- { hi: { title, description, content, author } }
  translations jsonb not null default '{}',
  published_at timestamptz,
  -- When pages were told that the post is out; null while its date is still to come.
  announced_at timestamptz,
  draft        jsonb,
  -- Counts every write, so that a second editor is told.
  version      integer not null default 1,
  created_at   timestamptz not null,
  updated_at   timestamptz not null,
  updated_by   text references users (id),
  deleted_at   timestamptz
);
create index posts_readers on posts (published_at desc, id desc) where deleted_at is null and published_at is not null;
create index posts_due on posts (published_at) where announced_at is null and deleted_at is null;
create index posts_desk on posts (updated_at desc, id desc);
create index posts_tags on posts using gin (tags) where deleted_at is null;

-- Pictures that editors sent. Those that no post shows are removed after a day.
create table post_pictures (
  address     text primary key,
  uploaded_by text references users (id),
  uploaded_at timestamptz not null
);
create index post_pictures_oldest on post_pictures (uploaded_at);
