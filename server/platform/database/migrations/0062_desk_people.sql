-- People at the desk, newest first; users_found_by finds them by name, e-mail or phone.
create index users_newest on users (created_at desc, id desc);
create index users_role on users (role, created_at desc, id desc);
create index users_blocked on users (created_at desc, id desc) where blocked_at is not null;
create index withdrawals_open on withdrawals (created_at) include (amount) where status = 'pending';
