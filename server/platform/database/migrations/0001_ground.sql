-- The ground: settings, audit, rate limits, answers of idempotent calls.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- unaccent() is only STABLE; with its dictionary named it never changes, so indexes may use it.
create function plain_text(text) returns text language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are never changed or removed', tg_table_name;
end $$;

create table settings (
  key        text primary key,
  value      jsonb not null,
  updated_at timestamptz not null default now(),
  updated_by text
);

create table audit (
  id        bigint generated always as identity primary key,
  at        timestamptz not null,
  actor_id  text,
  action    text not null,
  entity    text not null,
  entity_id text not null,
  before    jsonb,
  after     jsonb
);
create index audit_entity on audit (entity, entity_id, id desc);
create index audit_at on audit (at desc);
create trigger audit_append_only before update or delete on audit for each row execute function refuse_change();

-- rate-limiter-flexible keeps its counters here, so that limits hold over all processes.
create unlogged table rate_limits (
  key    varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- The first answer to a request that carried an Idempotency-Key; a retry gets the same one.
create table idempotency_keys (
  user_id    text not null,
  call       text not null,
  key        text not null,
  body_hash  text not null,
  status     integer,
  answer     jsonb,
  created_at timestamptz not null,
  primary key (user_id, call, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
