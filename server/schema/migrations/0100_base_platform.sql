-- What the platform keeps for every domain: functions, settings, secrets, limits, and the end of back-ups.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- unaccent() is only STABLE; with its dictionary named it never changes, so indexes may use it.
create function plain_text(text) returns text language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are never changed or removed', tg_table_name;
end $$;

-- The last ten digits of a phone number: +91 98765 43210 and 9876543210 are one phone.
create function phone_tail(text) returns text language sql immutable parallel safe strict
  as $$ select right(regexp_replace($1, '\D', '', 'g'), 10) $$;

create function india_day(at timestamptz) returns date language sql immutable parallel safe
  as $$ select (at at time zone 'Asia/Kolkata')::date $$;

-- Publishes an event with the commit of the transaction (decision 200).
create function publish_event(channel text, payload text) returns void language plpgsql as $$
begin
  perform pg_notify($1, $2);
end $$;

create table settings (
  key        text primary key,
  value      jsonb not null,
  updated_at timestamptz not null default now(),
  updated_by text,
  -- Two people change one setting: the second is told. 0 is the default, before any row.
  version    integer not null default 1
);

-- Secrets the shop made for itself, where none was given to it; every process of one database has the same.
create table secrets (
  name       text primary key,
  value      text not null,
  created_at timestamptz not null
);

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
  -- Which process runs a call with an Idempotency-Key: the number of the advisory lock that its LISTEN connection holds (see
  -- server/platform/database/bus.ts). When nobody holds that lock any more, the process is gone and the call may be run again.
  holder     integer,
  primary key (user_id, call, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- What was brought in from outside once and must not come again, such as the demo shop.
create table imports (
  name        text primary key,
  finished_at timestamptz not null
);

-- NOTIFY alone carries events between processes. The tables event_routes, event_outbox and event_relay belong to a version
-- that had a second route (decision 109). Nothing reads them; a later migration drops them.
create table event_routes (
  route   text primary key check (route in ('notify', 'outbox')),
  -- Refreshed by the processes that read this route. Without a reader the route is removed.
  used_at timestamptz not null
);
insert into event_routes (route, used_at) values ('notify', now());

-- Committed events that are not in the stream yet. A row lives for milliseconds.
create table event_outbox (
  id      bigint generated always as identity primary key,
  channel text not null,
  payload text not null
);
alter table event_outbox set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

-- One row. Whoever locked it relayed, so that events reach the stream in order. Its id tells the streams of shops apart.
create table event_relay (
  one    boolean primary key default true check (one),
  stream uuid not null default gen_random_uuid()
);
insert into event_relay default values;

-- The folders that the shop has made and marked, so that a volume that is not mounted is not taken for an empty folder.
-- marked_at is null for a folder from before there were marks: it gets its mark once it is there with its files.
create table known_folders (
  name      text primary key,
  marked_at timestamptz
);

-- The end of each back-up, as `npm run db -- backup` leaves it.
create table backup_runs (
  ended_at timestamptz primary key,
  failed   boolean not null
);

-- The end of each restore on trial, as `npm run db -- try-restore` leaves it. copied_at: when the copy was made.
create table restore_trials (
  ended_at  timestamptz primary key,
  copied_at timestamptz,
  failed    boolean not null
);
