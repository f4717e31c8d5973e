-- People and their sessions.

create table users (
  id               text primary key,
  first_name       text not null,
  last_name        text not null default '',
  email            text not null check (email = lower(email)),
  phone            text not null check (phone ~ '^[0-9]{10}$'),
  password_hash    text,
  role             text not null check (role in ('user', 'astrologer', 'admin')),
  language         text not null default 'en' check (language in ('en', 'hi')),
  email_verified_at timestamptz,
  terms_agreed_at  timestamptz,
  terms_version    text,
  blocked_at       timestamptz,
  created_at       timestamptz not null,
  deleted_at       timestamptz
);
create unique index users_email on users (email) where deleted_at is null;
create unique index users_phone on users (phone) where deleted_at is null;

create table sessions (
  id         text primary key,
  user_id    text not null references users (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  user_agent text
);
create index sessions_user on sessions (user_id) where revoked_at is null;

-- One-time links by mail; only the SHA-256 of the secret is kept.
create table email_links (
  secret_hash bytea primary key,
  user_id     text not null references users (id),
  purpose     text not null check (purpose in ('verify', 'reset')),
  email       text not null,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  used_at     timestamptz
);
create index email_links_user on email_links (user_id, purpose);

create table consents (
  id         bigint generated always as identity primary key,
  user_id    text not null references users (id),
  purpose    text not null,
  version    text not null,
  given_at   timestamptz not null
);
create index consents_user on consents (user_id);
