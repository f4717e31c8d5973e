-- Signing in by an OpenID provider. Who comes that way has no phone ('') until one is given.
alter table users drop constraint users_phone_check;
alter table users add constraint users_phone_check check (phone ~ '^([0-9]{10})?$');
drop index users_phone;
create unique index users_phone on users (phone) where deleted_at is null and phone <> '';

-- The provider's name for a person: issuer and subject, never the e-mail, which may pass to somebody else there.
create table identities (
  issuer    text not null,
  subject   text not null,
  user_id   text not null references users (id),
  email     text not null,
  linked_at timestamptz not null,
  used_at   timestamptz not null,
  primary key (issuer, subject)
);
create index identities_user on identities (user_id);

-- A sign-in under way: begun in one browser, which holds the other half (a cookie), and ended at most once.
create table sign_in_attempts (
  -- SHA-256 of what the provider carries back.
  state_hash   bytea primary key,
  -- SHA-256 of the browser's cookie.
  browser_hash bytea not null,
  nonce        text not null,
  verifier     text not null,
  next         text,
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  used_at      timestamptz
);
create index sign_in_attempts_old on sign_in_attempts (expires_at);

-- What stands in /oauth-success?token=: exchanged once, within a minute, by the browser that began.
create table sign_in_tickets (
  ticket_hash  bytea primary key,
  browser_hash bytea not null,
  user_id      text not null references users (id),
  next         text,
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  used_at      timestamptz
);
create index sign_in_tickets_old on sign_in_tickets (expires_at);
