-- A link to a report works for a term. Links that are out when this runs have the whole term from then on.
alter table reports add column shared_until timestamptz;
update reports set shared_until = now() + interval '90 days' where share_hash is not null;
alter table reports add constraint reports_shared_until check ((share_hash is null) = (shared_until is null));
