-- NOTIFY alone carries events between processes (docs/decisions/0200-libraries-as-documented.md). The tables event_routes,
-- event_outbox and event_relay belong to the version before, and go with the next one.
create or replace function publish_event(channel text, payload text) returns void language plpgsql as $$
begin
  perform pg_notify($1, $2);
end $$;
