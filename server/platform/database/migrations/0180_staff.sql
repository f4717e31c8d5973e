-- The rights of staff beside the role `admin`. Every admin of a shop of yesterday is an owner.
alter table users add column staff_roles text[] not null default '{}'
  check (staff_roles <@ array['owner', 'manager', 'packing', 'care', 'content', 'accounts', 'review']);
update users set staff_roles = '{owner}' where role = 'admin';
alter table users add constraint users_staff_is_admin check (role = 'admin' or staff_roles = '{}');
create index users_staff on users (id) where role = 'admin';

-- A changed right is heard by every process, as a changed role is.
drop trigger users_sessions_told on users;
create trigger users_sessions_told
  after update of role, staff_roles, email_verified_at, terms_agreed_at, blocked_at, deleted_at on users
  for each row execute function tell_sessions_of_user();

-- The person's last log-in or second factor in this session.
alter table sessions add column proved_at timestamptz;
update sessions set proved_at = created_at;
alter table sessions alter column proved_at set not null;
