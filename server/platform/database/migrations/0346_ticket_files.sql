-- Files of tickets: what a signed-in sender adds (`entry_id` is null), and what goes out with a reply. Encrypted with
-- DATA_SECRET. `name` is the sender's file name without folders, for the people who read it.
create table ticket_files (
  id         text primary key,
  ticket_id  text not null references tickets (id),
  entry_id   text references ticket_entries (id),
  name       text not null check (length(name) between 1 and 120),
  kind       text not null check (kind in ('picture', 'pdf')),
  size       integer not null check (size > 0),
  sealed     bytea not null,
  created_at timestamptz not null
);
create index ticket_files_of_ticket on ticket_files (ticket_id, created_at, id);
create index ticket_files_of_entry on ticket_files (entry_id) where entry_id is not null;

-- Saved answers. {name} and {number} are filled in with those of the ticket.
create table ticket_answers (
  id         text primary key,
  title      text not null check (length(title) between 1 and 80),
  en         text not null default '' check (length(en) <= 4000),
  hi         text not null default '' check (length(hi) <= 4000),
  version    integer not null default 1,
  updated_at timestamptz not null,
  check (en <> '' or hi <> '')
);
create unique index ticket_answers_title on ticket_answers (lower(title));
