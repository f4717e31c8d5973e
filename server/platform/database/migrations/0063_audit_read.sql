-- The audit log read by who, what, about what and when, newest first; and never emptied at once either.
drop index audit_at;
create index audit_newest on audit (at desc, id desc);
create index audit_by on audit (actor_id, at desc, id desc);
create index audit_action on audit (action, at desc, id desc);
create index audit_kind on audit (entity, at desc, id desc);
create index audit_about on audit (entity_id, at desc, id desc);
create trigger audit_kept before truncate on audit execute function refuse_change();
