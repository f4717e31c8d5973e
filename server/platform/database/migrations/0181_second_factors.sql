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

-- An authenticator app (RFC 6238). `secret` is encrypted. A code counts once: its step is later than `last_step`.
create table totp_factors (
  user_id    text primary key references users (id),
  secret     bytea not null,
  created_at timestamptz not null,
  used_at    timestamptz,
  last_step  bigint not null
);

-- argon2id of the recovery codes; the codes of one set share a salt, so that a try costs one hash.
create table recovery_codes (
  user_id    text not null references users (id),
  hash       bytea not null,
  salt       bytea not null,
  created_at timestamptz not null,
  used_at    timestamptz,
  primary key (user_id, hash)
);

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

create trigger passkeys_of_the_living before insert on passkeys for each row execute function refuse_erased();
create trigger totp_factors_of_the_living before insert on totp_factors for each row execute function refuse_erased();
create trigger recovery_codes_of_the_living before insert on recovery_codes
  for each row execute function refuse_erased();
create trigger factor_steps_of_the_living before insert on factor_steps for each row execute function refuse_erased();

-- Fresh proof is heard by every process, as the end of a session is.
drop trigger sessions_told on sessions;
create trigger sessions_told
  after update of user_id, expires_at, revoked_at, proved_at or delete on sessions
  for each row execute function tell_sessions();
