-- The folders that the shop has made and marked, so that a volume that is not mounted is not taken for an empty folder.
-- marked_at is null for a folder from before there were marks: it gets its mark once it is there with its files.
create table known_folders (
  name      text primary key,
  marked_at timestamptz
);

insert into known_folders (name) select 'files' where exists (select from products);

alter table alerts
  drop constraint alerts_kind_check,
  add constraint alerts_kind_check check (kind in ('backup', 'jobs', 'mails', 'check', 'disk', 'files', 'logins', 'trial'));
