-- Astrologers, with their documents and bank accounts.

-- What they say of themselves, and where the review of their documents stands.
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
  created_at     timestamptz not null,
  -- An astrologer's whole name in Devanagari, for Hindi pages; null if there is none. The account's name stays the one on
  -- documents.
  name_hi        text,
  -- What an astrologer says of their work, in Hindi, for Hindi pages; null if there is none.
  bio_hi         text,
  -- The address of an astrologer's photo, which customers see in the list and in a chat; null if there is none.
  photo          text
);
create index astrologers_kyc on astrologers (kyc, kyc_sent_at);
create index astrologers_kyc_decided on astrologers (kyc, kyc_decided_at desc);
create index astrologers_sent on astrologers (kyc_sent_at) where kyc = 'pending';

-- Open sockets of people: who is online. A row is refreshed by its process while the socket lives; a process that is
-- killed refreshes its rows no more.
create unlogged table presence (
  socket_id text primary key,
  node_id   text not null,
  user_id   text not null,
  seen_at   timestamptz not null
);
create index presence_user on presence (user_id);
create index presence_node on presence (node_id);
create index presence_old on presence (seen_at);

-- Astrologers' documents: pictures drawn anew, then encrypted (server/platform/security/encryptor.ts). In the database, not
-- on a disk: they change together with the state of the review, on whichever process, and are in no folder that anything serves.
create table kyc_documents (
  user_id  text not null references astrologers (user_id),
  document text not null check (document in ('aadhaar', 'pan', 'education', 'bank')),
  sealed   bytea not null,
  sent_at  timestamptz not null,
  primary key (user_id, document)
);
-- What is encrypted does not get smaller by compressing.
alter table kyc_documents alter column sealed set storage external;

-- Each look at a document: asked for with a reason, opened at most once by whoever asked. Rows stay.
create table kyc_views (
  -- SHA-256 of what stands in the address.
  ticket     bytea primary key,
  user_id    text not null references astrologers (user_id),
  document   text not null,
  admin_id   text not null references users (id),
  reason     text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  opened_at  timestamptz
);
create index kyc_views_user on kyc_views (user_id, created_at desc);

-- Where an astrologer's earnings are paid out to. The number is encrypted; its end is kept readable to show it.
create table bank_accounts (
  user_id     text primary key references astrologers (user_id),
  holder      text not null,
  account     bytea not null,
  last_four   text not null check (last_four ~ '^[0-9]{4}$'),
  ifsc        text not null check (ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'),
  bank        text not null,
  changed_at  timestamptz not null,
  replaced_at timestamptz,
  -- The member of staff who typed the account from the astrologer's bank document; null when its owner did.
  typed_by    text references users (id)
);
comment on column bank_accounts.replaced_at is 'when this account became the one that is paid to; null for a first one of before migration 0502';
