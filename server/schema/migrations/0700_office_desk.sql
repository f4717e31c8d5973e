-- What the staff works with besides orders and goods: news, tickets, the blog, troubles of the shop.

-- Staff who have a page open hear at once that their counts changed, and ask for them. The notification says nothing:
-- it reaches every process when the transaction commits, and PostgreSQL sends equal ones of a transaction once.
create function notify_desk() returns trigger language plpgsql as $$
begin
  perform publish_event('desk', '');
  return null;
end $$;
create trigger energisations_new_for_desk after insert on energisations for each row execute function notify_desk();
create trigger energisations_changed_for_desk after update of status on energisations for each row
  when (old.status is distinct from new.status) execute function notify_desk();
create trigger order_returns_new_for_desk after insert on order_returns for each row execute function notify_desk();
create trigger order_returns_changed_for_desk after update of status on order_returns for each row
  when (old.status is distinct from new.status) execute function notify_desk();
create trigger chat_reports_new_for_desk after insert on chat_reports for each row execute function notify_desk();
create trigger chat_reports_changed_for_desk after update of closed_at on chat_reports for each row
  when (old.closed_at is distinct from new.closed_at) execute function notify_desk();
create trigger astrologers_kyc_for_desk after update of kyc on astrologers for each row
  when (old.kyc is distinct from new.kyc) execute function notify_desk();
create trigger withdrawals_new_for_desk after insert on withdrawals for each row execute function notify_desk();
create trigger withdrawals_changed_for_desk after update of status on withdrawals for each row
  when (old.status is distinct from new.status) execute function notify_desk();
create trigger reviews_new_for_desk after insert on reviews for each row execute function notify_desk();

-- The news of the admin: up to when each member of staff has read them, and the later ones that they have opened.
create table desk_looks (
  user_id text primary key references users (id),
  read_at timestamptz not null
);
create trigger desk_looks_of_the_living before insert on desk_looks for each row execute function refuse_erased();

create table desk_reads (
  user_id text not null references users (id),
  -- 'order:3r5ovf41fva2b3c4': the kind and the id of the row that the news is about.
  news    text not null check (length(news) <= 100),
  at      timestamptz not null,
  primary key (user_id, news)
);
create trigger desk_reads_of_the_living before insert on desk_reads for each row execute function refuse_erased();

-- What people write to the shop, each with a number to follow it by (E-Commerce Rules 2020, rule 4(5)).
create sequence ticket_numbers start 1001;

create table tickets (
  id           text primary key,
  -- 'T-1001': said to the sender, in mails and on the telephone.
  number       text not null unique default ('T-' || nextval('ticket_numbers')),
  user_id      text references users (id),
  name         text not null check (length(name) between 1 and 100),
  email        text not null check (length(email) <= 100),
  phone        text not null default '',
  topic        text not null check (topic in (
    'order', 'product', 'payment', 'reading', 'partnership', 'privacy', 'complaint', 'other')),
  order_number text not null default '' check (length(order_number) <= 40),
  message      text not null check (length(message) between 1 and 4000),
  language     text not null check (language in ('en', 'hi')),
  status       text not null default 'open' check (status in ('open', 'answered', 'closed')),
  assigned_to  text references users (id),
  created_at   timestamptz not null,
  answered_at  timestamptz,
  closed_at    timestamptz,
  constraint tickets_check check ((closed_at is null) = (status <> 'closed'))
);
create index tickets_by_status on tickets (status, created_at desc, id desc);
create index tickets_newest on tickets (created_at desc, id desc);
create index tickets_words on tickets using gin ((lower(number || ' ' || name || ' ' || email || ' ' || order_number)) gin_trgm_ops);
create index tickets_of_user on tickets (user_id) where user_id is not null;
create trigger tickets_new_for_desk after insert on tickets for each row execute function notify_desk();
create trigger tickets_changed_for_desk after update of status on tickets for each row
  when (old.status is distinct from new.status) execute function notify_desk();

-- What the shop did with a ticket: replies went out by mail, notes stay inside.
create table ticket_entries (
  id         text primary key,
  ticket_id  text not null references tickets (id),
  -- sender: what a signed-in sender writes later, on the page of their ticket. `by_id` is the sender.
  kind       text not null check (kind in ('reply', 'note', 'closed', 'reopened', 'sender')),
  text       text not null default '' check (length(text) <= 4000),
  by_id      text not null references users (id),
  created_at timestamptz not null
);
create index ticket_entries_of_ticket on ticket_entries (ticket_id, created_at, id);

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
  constraint ticket_answers_check check (en <> '' or hi <> '')
);
create unique index ticket_answers_title on ticket_answers (lower(title));

-- The blog. A post is a draft until it has a date; a date to come publishes by itself. What an editor has typed and not
-- yet published stands in `draft`, beside what readers see.
create table posts (
  id           text primary key,
  title        text not null check (title <> ''),
  description  text not null default '',
  -- HTML of the allow-list (server/office/blog/sanitise.ts), made clean again whenever it is read.
  content      text not null default '',
  author       text not null default '',
  tags         text[] not null default '{}',
  categories   text[] not null default '{}',
  -- [{ src, alt: { en, hi } }], the first is the cover.
  pictures     jsonb not null default '[]',
  -- { hi: { title, description, content, author } }
  translations jsonb not null default '{}',
  published_at timestamptz,
  -- When pages were told that the post is out; null while its date is still to come.
  announced_at timestamptz,
  draft        jsonb,
  -- Counts every write, so that a second editor is told.
  version      integer not null default 1,
  created_at   timestamptz not null,
  updated_at   timestamptz not null,
  updated_by   text references users (id),
  deleted_at   timestamptz
);
create index posts_readers on posts (published_at desc, id desc) where deleted_at is null and published_at is not null;
create index posts_due on posts (published_at) where announced_at is null and deleted_at is null;
create index posts_desk on posts (updated_at desc, id desc);
create index posts_tags on posts using gin (tags) where deleted_at is null;

-- Pictures that editors sent. Those that no post shows are removed after a day.
create table post_pictures (
  address     text primary key,
  uploaded_by text references users (id),
  uploaded_at timestamptz not null
);
create index post_pictures_oldest on post_pictures (uploaded_at);

-- Troubles of the shop that its owners have been told of, until they are over.
create table alerts (
  kind  text primary key check (kind in ('backup', 'jobs', 'mails', 'check', 'disk', 'files', 'logins', 'trial')),
  since timestamptz not null
);

-- The daily check of the books: the number of contradictions.
create table check_runs (
  ran_at   timestamptz primary key,
  problems integer
);

-- Refused log-ins by minute, of all processes.
create table login_refusals (
  minute timestamptz primary key,
  count  integer not null
);

-- The days on which the owners got the e-mail about the shop, so that one process sends it.
create table shop_day_mails (
  day     date not null,
  sent_at timestamptz not null,
  -- The owners get an e-mail about the shop in the morning, and the shop's mailboxes one in the evening.
  kind    text not null default 'morning' check (kind in ('morning', 'evening')),
  primary key (day, kind)
);

-- The first start of a shop in production that asks for its identity before it sells: one row. A shop that had sold by
-- then goes on for a time. `mails` counts the warnings that its owners got.
create table sale_deadline (
  single      boolean primary key default true check (single),
  started_at  timestamptz not null,
  sold_before boolean not null,
  mails       integer not null default 0
);

-- Whether the shop has ever sold anything: goods, readings, top-ups or chats.
create view sold_ever as
  select exists (select from orders where payment_status not in ('Initiated', 'Failed'))
      or exists (select from invoices)
      or exists (select from ledger_transfers where kind = 'wallet_topup') as sold;
