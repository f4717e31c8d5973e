-- The person who acts for the holder of an account after their death or incapacity (DPDP Act 2023, section 14).
create table nominees (
  user_id   text primary key references users (id),
  name      text not null,
  relation  text not null check (relation in ('spouse', 'child', 'parent', 'sibling', 'relative', 'friend', 'other')),
  email     text,
  phone     text,
  named_at  timestamptz not null,
  check (email is not null or phone is not null)
);
create trigger nominees_of_the_living before insert on nominees for each row execute function refuse_erased();

-- The e-mail address of the nominee who asked for this copy. The account's holder cannot open such a copy, and the
-- nominee cannot open the holder's own.
alter table data_exports add column recipient text;
-- A nominee asked for the erasure.
alter table erasures add column for_nominee boolean not null default false;
