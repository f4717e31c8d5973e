-- People: accounts, sessions, links by e-mail, consents, sign-in by a provider, second factors, and the staff.

create table users (
  id                text primary key,
  first_name        text not null,
  last_name         text not null default '',
  email             text not null check (email = lower(email)),
  -- '' for somebody who came by a sign-in provider, until a number is given.
  phone             text not null check (phone ~ '^([0-9]{10})?$'),
  password_hash     text,
  role              text not null check (role in ('user', 'astrologer', 'admin')),
  language          text not null default 'en' check (language in ('en', 'hi')),
  email_verified_at timestamptz,
  terms_agreed_at   timestamptz,
  terms_version     text,
  blocked_at        timestamptz,
  created_at        timestamptz not null,
  deleted_at        timestamptz,
  -- A new e-mail address waits here until a link proves it. Several accounts may wait for one address: users_email decides
  -- at the proof.
  pending_email     text check (pending_email = lower(pending_email)),
  -- The rights of staff beside the role `admin`.
  staff_roles       text[] not null default '{}'
    check (staff_roles <@ array['owner', 'manager', 'packing', 'care', 'content', 'accounts', 'review']),
  constraint users_staff_is_admin check (role = 'admin' or staff_roles = '{}')
);
create unique index users_email on users (email) where deleted_at is null;
-- People at the desk, newest first; users_found_by finds them by name, e-mail or phone.
create index users_newest on users (created_at desc, id desc);
create index users_role on users (role, created_at desc, id desc);
create index users_blocked on users (created_at desc, id desc) where blocked_at is not null;
create index users_found_by on users using gin (plain_text(first_name || ' ' || last_name || ' ' || email || ' ' || phone) gin_trgm_ops);
create unique index users_phone on users (phone) where deleted_at is null and phone <> '';
create index users_staff on users (id) where role = 'admin';

create table sessions (
  id         text primary key,
  user_id    text not null references users (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  user_agent text,
  -- To the quarter of an hour. Noting it changes nothing about what the session may do, so nobody is told.
  used_at    timestamptz not null,
  -- The person's last log-in or second factor in this session.
  proved_at  timestamptz not null
);
create index sessions_user on sessions (user_id) where revoked_at is null;

-- One-time links by mail; only the SHA-256 of the secret is kept.
create table email_links (
  secret_hash bytea primary key,
  user_id     text not null references users (id),
  -- 'undo' restores the address that a change replaced.
  purpose     text not null check (purpose in ('verify', 'reset', 'undo')),
  email       text not null,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  used_at     timestamptz,
  -- The session that asked for a 'verify' link.
  session_id  text
);
create index email_links_user on email_links (user_id, purpose);

create table consents (
  id           bigint generated always as identity primary key,
  user_id      text not null references users (id),
  purpose      text not null,
  version      text not null,
  given_at     timestamptz not null,
  -- A consent that was taken back stays as a record that it had been given.
  withdrawn_at timestamptz
);
create index consents_user on consents (user_id);

-- Nothing more is written for a person who was erased, whatever was on its way: the row of the person is held until the
-- writer ends, and who erases holds it first. (server/platform/http/app.ts answers NR001.)
create function refuse_erased() returns trigger language plpgsql as $$
begin
  perform 1 from users where id = new.user_id and deleted_at is null for key share;
  if not found then
    raise exception 'this account is closed' using errcode = 'NR001';
  end if;
  return new;
end $$;
create trigger consents_of_the_living before insert on consents for each row execute function refuse_erased();
create trigger sessions_of_the_living before insert on sessions for each row execute function refuse_erased();
create trigger email_links_of_the_living before insert on email_links for each row execute function refuse_erased();

-- Adds no key for an erased person, nor for an actor that is no person. The row of the person is locked until the writer
-- ends, as in refuse_erased().
create function skip_erased() returns trigger language plpgsql as $$
begin
  perform 1 from users where id = new.user_id and deleted_at is null for key share;
  return case when found then new end;
end $$;

-- Whatever changes what a session may do is told to every process, whichever code (or hand) changed it.
create function tell_sessions() returns trigger language plpgsql as $$
begin
  perform publish_event('sessions', coalesce(new.user_id, old.user_id));
  return null;
end $$;
create trigger sessions_told
  after update of user_id, expires_at, revoked_at, proved_at or delete on sessions
  for each row execute function tell_sessions();

create function tell_sessions_of_user() returns trigger language plpgsql as $$
begin
  perform publish_event('sessions', new.id);
  return null;
end $$;
create trigger users_sessions_told
  after update of role, staff_roles, email_verified_at, terms_agreed_at, blocked_at, deleted_at on users
  for each row execute function tell_sessions_of_user();

-- The provider's name for a person: issuer and subject, never the e-mail, which may pass to somebody else there.
create table identities (
  issuer    text not null,
  subject   text not null,
  user_id   text not null references users (id),
  email     text not null,
  linked_at timestamptz not null,
  used_at   timestamptz not null,
  -- Linked identities are listed and removed by an id of ours; issuer and subject stay inside the shop.
  id        text not null,
  -- The name on the sign-in button when the identity was last used; '' until then.
  provider  text not null default '',
  primary key (issuer, subject)
);
create index identities_user on identities (user_id);
create unique index identities_id on identities (id);
create trigger identities_of_the_living before insert on identities for each row execute function refuse_erased();

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
create trigger sign_in_tickets_of_the_living before insert on sign_in_tickets for each row execute function refuse_erased();

-- Browsers that have logged in to an account: strangers who guess at its password do not lock them out. Only the SHA-256
-- of the cookie's secret is stored.
create table known_devices (
  user_id     text not null references users (id),
  device_hash bytea not null,
  seen_at     timestamptz not null,
  primary key (user_id, device_hash)
);
create trigger known_devices_of_the_living before insert on known_devices
  for each row execute function refuse_erased();

-- A person's passkeys (WebAuthn). `credential_id` is base64url, as the protocol sends it.
create table passkeys (
  id            text primary key,
  user_id       text not null references users (id),
  credential_id text not null unique,
  public_key    bytea not null,
  counter       bigint not null,
  transports    text[] not null,
  name          text not null,
  backed_up     boolean not null,
  created_at    timestamptz not null,
  used_at       timestamptz
);
create index passkeys_user on passkeys (user_id);
create trigger passkeys_of_the_living before insert on passkeys for each row execute function refuse_erased();

-- An authenticator app (RFC 6238). `secret` is encrypted. A code counts once: its step is later than `last_step`.
create table totp_factors (
  user_id    text primary key references users (id),
  secret     bytea not null,
  created_at timestamptz not null,
  used_at    timestamptz,
  last_step  bigint not null
);
create trigger totp_factors_of_the_living before insert on totp_factors for each row execute function refuse_erased();

-- argon2id of the recovery codes; the codes of one set share a salt, so that a try costs one hash.
create table recovery_codes (
  user_id    text not null references users (id),
  hash       bytea not null,
  salt       bytea not null,
  created_at timestamptz not null,
  used_at    timestamptz,
  primary key (user_id, hash)
);
create trigger recovery_codes_of_the_living before insert on recovery_codes
  for each row execute function refuse_erased();

-- A step that has begun and lasts minutes. `bearer` is the SHA-256 of a log-in's ticket or of a session's id.
create table factor_steps (
  bearer     bytea not null,
  kind       text not null check (kind in ('login', 'assert', 'register', 'totp')),
  user_id    text not null references users (id),
  -- How a log-in began: 'password' or 'provider'.
  by         text,
  -- The challenge of a passkey.
  challenge  text,
  -- The encrypted secret of an authenticator app that is being set up.
  secret     bytea,
  tries      integer not null default 0,
  expires_at timestamptz not null,
  primary key (bearer, kind)
);
create index factor_steps_user on factor_steps (user_id);
create index factor_steps_expired on factor_steps (expires_at);
create trigger factor_steps_of_the_living before insert on factor_steps for each row execute function refuse_erased();

-- Invitations to join the staff. Only the SHA-256 of the link's secret is stored; the job that mails the link writes it.
create table staff_invitations (
  id           text primary key,
  email        text not null check (email = lower(email)),
  staff_roles  text[] not null
    check (staff_roles <> '{}' and staff_roles <@ array['owner', 'manager', 'packing', 'care', 'content', 'accounts', 'review']),
  secret_hash  bytea unique,
  invited_by   text not null references users (id),
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  withdrawn_at timestamptz,
  accepted_at  timestamptz,
  accepted_by  text references users (id),
  constraint staff_invitations_check check ((accepted_at is null) = (accepted_by is null)),
  constraint staff_invitations_check1 check (accepted_at is null or withdrawn_at is null)
);
create unique index staff_invitations_open on staff_invitations (email)
  where accepted_at is null and withdrawn_at is null;
create index staff_invitations_sender on staff_invitations (invited_by);
create index staff_invitations_taker on staff_invitations (accepted_by);

-- Accounts offers what an admin finds a buyer by.
create view user_names as select id, first_name, last_name, email, phone from users;

-- People who may get an optional e-mail: open accounts with a proved address.
create view mail_recipients as
  select id as user_id, email, trim(first_name || ' ' || last_name) as name, language
    from users where email_verified_at is not null and blocked_at is null and deleted_at is null;
