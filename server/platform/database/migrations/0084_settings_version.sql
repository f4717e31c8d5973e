-- Two people change one setting: the second is told. 0 is the default, before any row.
alter table settings add column version integer not null default 1;
