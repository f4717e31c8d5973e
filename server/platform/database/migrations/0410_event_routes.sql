-- Events between processes take one of two routes, or both while a shop changes from one to the other: NOTIFY, or the
-- outbox, whose rows a relay moves to a Redis stream (docs/decisions/0109-events-over-redis.md).
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

-- One row. Whoever locks it relays, so that events reach the stream in order. Its id tells the streams of shops apart.
create table event_relay (
  one    boolean primary key default true check (one),
  stream uuid not null default gen_random_uuid()
);
insert into event_relay default values;

-- Publishes an event with the commit of the transaction.
create function publish_event(channel text, payload text) returns void language plpgsql as $$
declare
  routes text[] := array(select route from event_routes);
begin
  if 'outbox' = any (routes) then
    insert into event_outbox (channel, payload) values ($1, $2);
  end if;
  if 'notify' = any (routes) then
    perform pg_notify($1, $2);
  end if;
end $$;

create or replace function tell_sessions() returns trigger language plpgsql as $$
begin
  perform publish_event('sessions', coalesce(new.user_id, old.user_id));
  return null;
end $$;

create or replace function tell_sessions_of_user() returns trigger language plpgsql as $$
begin
  perform publish_event('sessions', new.id);
  return null;
end $$;

create or replace function notify_desk() returns trigger language plpgsql as $$
begin
  perform publish_event('desk', '');
  return null;
end $$;
