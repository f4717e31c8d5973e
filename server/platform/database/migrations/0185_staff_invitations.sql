-- Invitations to join the staff. Only the SHA-256 of the link's secret is stored; the job that mails the link writes it.
create table staff_invitations (
  id           text primary key,
  email        text not null check (email = lower(email)),
  staff_roles  text[] not null
    check (staff_roles <> '{}' and staff_roles <@ array['owner', 'manager', 'packing', 'care', 'content', 'accounts', 'review']),
  secret_hash  bytea unique,
  invited_by   text not null references users (id),
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  withdrawn_at timestamptz,
  accepted_at  timestamptz,
  accepted_by  text references users (id),
  check ((accepted_at is null) = (accepted_by is null)),
  check (accepted_at is null or withdrawn_at is null)
);
create unique index staff_invitations_open on staff_invitations (email)
  where accepted_at is null and withdrawn_at is null;
create index staff_invitations_sender on staff_invitations (invited_by);
create index staff_invitations_taker on staff_invitations (accepted_by);
