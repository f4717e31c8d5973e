-- Astrologers: what they say of themselves, and where the review of their documents stands.

create table astrologers (
  user_id        text primary key references users (id),
  gender         text not null check (gender in ('male', 'female', 'other')),
  dob            date not null,
  country        text not null,
  state          text not null,
  city           text not null,
  location       text not null,
  expertise      text not null,
  years          integer not null check (years between 0 and 80),
  bio            text not null,
  languages      text[] not null,
  -- Paise a minute.
  rate           bigint not null check (rate >= 100),
  kyc            text not null default 'notYet' check (kyc in ('notYet', 'pending', 'approved', 'rejected')),
  kyc_reason     text,
  kyc_sent_at    timestamptz,
  kyc_decided_at timestamptz,
  kyc_decided_by text references users (id),
  -- The switch on the dashboard: whether requests are taken while online.
  accepting      boolean not null default true,
  created_at     timestamptz not null
);
create index astrologers_kyc on astrologers (kyc, kyc_sent_at);

-- Open sockets of people: who is online. A row is refreshed by its process while the socket lives; a process that is
-- killed refreshes its rows no more.
create unlogged table presence (
  socket_id  text primary key,
  node_id    text not null,
  user_id    text not null,
  seen_at    timestamptz not null
);
create index presence_user on presence (user_id);
create index presence_node on presence (node_id);
create index presence_old on presence (seen_at);
