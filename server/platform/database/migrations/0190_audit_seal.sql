-- Personal values of the audit log are sealed with a key a person. Erasing a person deletes the key, and no row of the log
-- changes.
create table audit_keys (
  user_id    text primary key references users (id),
  -- 256 bits, sealed with the data secret.
  sealed_key bytea not null,
  created_at timestamptz not null
);

-- Adds no key for an erased person, nor for an actor that is no person. The row of the person is locked until the writer
-- ends, as in refuse_erased().
create function skip_erased() returns trigger language plpgsql as $$
begin
  perform 1 from users where id = new.user_id and deleted_at is null for key share;
  return case when found then new end;
end $$;
create trigger audit_keys_of_the_living before insert on audit_keys for each row execute function skip_erased();

alter table audit
  -- The person whose key seals `sealed`.
  add column person_id text,
  add column sealed bytea,
  -- 0: written by a version that sealed nothing. 1: before and after hold no personal value.
  add column form smallint not null default 0;
alter table audit alter column sealed set storage external;

-- One change of a row is allowed, once: sealing what an older version wrote openly.
drop trigger audit_append_only on audit;
create trigger audit_append_only before update on audit for each row
  when (not (old.form = 0 and new.form = 1
    and (old.id, old.at, old.actor_id, old.action, old.entity, old.entity_id)
        is not distinct from (new.id, new.at, new.actor_id, new.action, new.entity, new.entity_id)))
  execute function refuse_change();
create trigger audit_fixed before delete on audit for each row execute function refuse_change();

-- The person that a thing in the log concerns. Only rows of older versions need it: newer ones name the person.
create view audit_people as
  select 'order' as entity, id, user_id from orders
  union all select 'return', r.id, o.user_id from order_returns r join orders o on o.id = r.order_id
  union all select 'withdrawal', id, user_id from withdrawals
  union all select 'ticket', id, user_id from tickets
  union all select 'chat_report', id, by_id from chat_reports;
