-- The log of what admins do: its sealed values and its hash chain.

create table audit (
  id        bigint generated always as identity primary key,
  at        timestamptz not null,
  actor_id  text,
  action    text not null,
  entity    text not null,
  entity_id text not null,
  before    jsonb,
  after     jsonb,
  -- The person whose key seals `sealed`.
  person_id text,
  sealed    bytea,
  -- 0: written by a version that sealed nothing. 1: before and after hold no personal value.
  form      smallint not null default 0
);
alter table audit alter column sealed set storage external;
create index audit_entity on audit (entity, entity_id, id desc);
create index audit_newest on audit (at desc, id desc);
create index audit_by on audit (actor_id, at desc, id desc);
create index audit_action on audit (action, at desc, id desc);
create index audit_kind on audit (entity, at desc, id desc);
create index audit_about on audit (entity_id, at desc, id desc);
create trigger audit_kept before truncate on audit execute function refuse_change();
-- One change of a row is allowed, once: sealing what an older version wrote openly.
create trigger audit_append_only before update on audit for each row
  when (not (old.form = 0 and new.form = 1
    and (old.id, old.at, old.actor_id, old.action, old.entity, old.entity_id)
        is not distinct from (new.id, new.at, new.actor_id, new.action, new.entity, new.entity_id)))
  execute function refuse_change();
create trigger audit_fixed before delete on audit for each row execute function refuse_change();

-- Personal values of the audit log are sealed with a key a person. Erasing a person deletes the key, and no row of the log
-- changes.
create table audit_keys (
  user_id    text primary key references users (id),
  -- 256 bits, sealed with the data secret.
  sealed_key bytea not null,
  created_at timestamptz not null
);
create trigger audit_keys_of_the_living before insert on audit_keys for each row execute function skip_erased();

-- The chain over the audit log. `hash` is the SHA-256 of the previous hash and the entry (server/base/audit/canonical.ts).
create table audit_chain (
  seq        bigint primary key check (seq > 0),
  audit_id   bigint not null unique references audit (id),
  hash       bytea not null check (octet_length(hash) = 32),
  chained_at timestamptz not null
);
create index audit_chain_day on audit_chain (chained_at);
create trigger audit_chain_append_only before update or delete on audit_chain
  for each row execute function refuse_change();
create trigger audit_chain_kept before truncate on audit_chain execute function refuse_change();

-- Entries that are not in the chain yet. A writer adds its own rows and takes no lock; a sweep takes what is committed.
create table audit_unchained (
  audit_id  bigint primary key,
  queued_at timestamptz not null default now()
);

create function queue_for_chain() returns trigger language plpgsql as $$
begin
  insert into audit_unchained (audit_id) select id from written;
  return null;
end $$;
create trigger audit_queued after insert on audit referencing new table as written
  for each statement execute function queue_for_chain();

-- Seals rows of an older version, before they are chained. It runs with the rights of the owner, because the shop's account
-- may change no row of the log.
create function seal_audit(sealings jsonb) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update audit a
     set before = s.before, after = s.after, person_id = s.person, sealed = decode(s.sealed, 'base64'), form = 1
    from jsonb_to_recordset(sealings) as s (id bigint, before jsonb, after jsonb, person text, sealed text)
   where a.id = s.id and a.form = 0 and not exists (select from audit_chain c where c.audit_id = a.id)
$$;
revoke execute on function seal_audit(jsonb) from public;
