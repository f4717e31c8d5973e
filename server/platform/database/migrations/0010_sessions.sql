-- Secrets the shop made for itself, where none was given to it; every process of one database has the same.
create table secrets (
  name       text primary key,
  value      text not null,
  created_at timestamptz not null
);

-- Whatever changes what a session may do is told to every process, whichever code (or hand) changed it.
create function tell_sessions() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', coalesce(new.user_id, old.user_id));
  return null;
end $$;

create function tell_sessions_of_user() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', new.id);
  return null;
end $$;

create trigger sessions_told after update or delete on sessions for each row execute function tell_sessions();
create trigger users_sessions_told
  after update of role, email_verified_at, terms_agreed_at, blocked_at, deleted_at on users
  for each row execute function tell_sessions_of_user();
