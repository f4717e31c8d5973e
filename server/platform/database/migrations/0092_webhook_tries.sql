-- A webhook that could not be processed says why, is tried again ever later, and holds up no other.
alter table webhooks
  add column tries    int not null default 0,
  add column error    text,
  add column check_at timestamptz;
update webhooks set check_at = received_at where processed_at is null;
create index webhooks_due on webhooks (check_at) where check_at is not null;
-- For the desk: what is open, and what failed, newest first.
create index webhooks_failed on webhooks (id desc) where processed_at is null and error is not null;
