-- One more trouble: e-mails that wait long.
alter table alerts
  drop constraint alerts_kind_check,
  add constraint alerts_kind_check check (kind in ('backup', 'jobs', 'mails', 'check', 'disk', 'logins', 'trial'));
