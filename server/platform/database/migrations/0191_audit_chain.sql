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
insert into audit_unchained (audit_id) select id from audit;

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
