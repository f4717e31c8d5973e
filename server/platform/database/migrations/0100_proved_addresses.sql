-- Whoever proves an address owns the account (docs/decisions/0013).

-- A new e-mail address waits here until a link proves it. Several accounts may wait for one address: users_email decides
-- at the proof.
alter table users add column pending_email text check (pending_email = lower(pending_email));

-- 'undo' restores the address that a change replaced. session_id is the session that asked for a 'verify' link.
alter table email_links drop constraint email_links_purpose_check;
alter table email_links add constraint email_links_purpose_check check (purpose in ('verify', 'reset', 'undo'));
alter table email_links add column session_id text;

-- Linked identities are listed and removed by an id of ours; issuer and subject stay inside the shop.
alter table identities add column id text;
update identities set id = substr(replace(gen_random_uuid()::text, '-', ''), 1, 16);
alter table identities alter column id set not null;
create unique index identities_id on identities (id);
-- The name on the sign-in button when the identity was last used; '' until then.
alter table identities add column provider text not null default '';
