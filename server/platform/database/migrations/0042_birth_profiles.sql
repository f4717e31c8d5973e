-- Births that people keep to choose from in forms. Others' only with their consent.
create table birth_profiles (
  id              text primary key,
  user_id         text not null references users (id),
  relation        text not null check (relation in ('me', 'partner', 'child', 'parent', 'sibling', 'friend', 'other')),
  name            text not null,
  gender          text check (gender in ('female', 'male', 'other')),
  -- Wall time YYYY-MM-DDTHH:mm.
  datetime        text not null,
  time_unknown    boolean not null,
  latitude        double precision not null,
  longitude       double precision not null,
  location        text not null,
  timezone        text not null,
  utc_offset      text,
  consent_purpose text,
  consent_version text,
  consent_at      timestamptz,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  check ((relation = 'me') = (consent_at is null)),
  check ((consent_at is null) = (consent_version is null) and (consent_at is null) = (consent_purpose is null))
);
create index birth_profiles_user on birth_profiles (user_id, created_at);
create unique index birth_profiles_me on birth_profiles (user_id) where relation = 'me';
