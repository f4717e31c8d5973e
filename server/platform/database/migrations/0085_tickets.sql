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
  topic        text not null check (topic in ('order', 'product', 'payment', 'reading', 'partnership', 'privacy', 'complaint', 'other')),
  order_number text not null default '' check (length(order_number) <= 40),
  message      text not null check (length(message) between 1 and 4000),
  language     text not null check (language in ('en', 'hi')),
  status       text not null default 'open' check (status in ('open', 'answered', 'closed')),
  assigned_to  text references users (id),
  created_at   timestamptz not null,
  answered_at  timestamptz,
  closed_at    timestamptz,
  check ((closed_at is null) = (status <> 'closed'))
);
create index tickets_by_status on tickets (status, created_at desc, id desc);
create index tickets_newest on tickets (created_at desc, id desc);
create index tickets_words on tickets using gin ((lower(number || ' ' || name || ' ' || email || ' ' || order_number)) gin_trgm_ops);
create index tickets_of_user on tickets (user_id) where user_id is not null;

-- What the shop did with a ticket: replies went out by mail, notes stay inside.
create table ticket_entries (
  id         text primary key,
  ticket_id  text not null references tickets (id),
  kind       text not null check (kind in ('reply', 'note', 'closed', 'reopened')),
  text       text not null default '' check (length(text) <= 4000),
  by_id      text not null references users (id),
  created_at timestamptz not null
);
create index ticket_entries_of_ticket on ticket_entries (ticket_id, created_at, id);
