-- When a session was last used, to the quarter of an hour. Noting it changes nothing about what the session may do, so
-- nobody is told.
drop trigger sessions_told on sessions;
create trigger sessions_told
  after update of user_id, expires_at, revoked_at or delete on sessions
  for each row execute function tell_sessions();

alter table sessions add column used_at timestamptz;
update sessions set used_at = created_at;
alter table sessions alter column used_at set not null;
