-- The end of each restore on trial, as `npm run db -- try-restore` leaves it. copied_at: when the copy was made.
create table restore_trials (
  ended_at  timestamptz primary key,
  copied_at timestamptz,
  failed    boolean not null
);

alter table alerts
  drop constraint alerts_kind_check,
  add constraint alerts_kind_check check (kind in ('backup', 'jobs', 'check', 'disk', 'logins', 'trial'));
