-- Visitors who left a name and a number to be called back. One row a number; nothing else is known of them.
create table visitors (
  id              text primary key,
  full_name       text not null,
  phone           text not null unique check (phone ~ '^[0-9]{10}$'),
  language        text not null check (language in ('en', 'hi')),
  -- How often the form was sent.
  times           integer not null default 1,
  first_at        timestamptz not null,
  last_at         timestamptz not null,
  -- What they agreed to and which text of it; null for a client that asked them nothing: then nobody may call.
  consent_purpose text,
  consent_version text,
  consent_at      timestamptz,
  check ((consent_at is null) = (consent_version is null) and (consent_at is null) = (consent_purpose is null))
);
create index visitors_latest on visitors (last_at desc, id desc);
create index visitors_name on visitors using gin (plain_text(full_name) gin_trgm_ops);
create index visitors_phone on visitors using gin (phone gin_trgm_ops);
