-- Paid chats. The money is in the ledger: each minute once by its key, the settlement in the transaction that ends a chat.

create table chat_sessions (
  id              text primary key,
  user_id         text not null references users (id),
  astrologer_id   text not null references users (id),
  status          text not null check (status in ('pending', 'approved', 'rejected', 'ended')),
  created_at      timestamptz not null,
  -- An unanswered request ends here.
  expires_at      timestamptz not null,
  -- Fixed when the chat begins: paise a minute, and the shares of the settlement in basis points.
  rate            bigint not null check (rate > 0),
  commission_bp   integer not null,
  gst_bp          integer not null,
  gateway_bp      integer not null,
  started_at      timestamptz,
  -- Minutes charged, and when the next falls due.
  minutes         integer not null default 0,
  next_minute_at  timestamptz,
  ended_at        timestamptz,
  ending          text check (ending in ('refused', 'cancelled', 'expired', 'unpayable', 'user', 'astrologer', 'balance', 'gone')),
  charged         bigint not null default 0,
  refunded        bigint not null default 0,
  rating          integer check (rating between 1 and 5),
  rating_text     text,
  rated_at        timestamptz,
  check (user_id <> astrologer_id),
  check ((status in ('rejected', 'ended')) = (ending is not null and ended_at is not null)),
  check ((status = 'approved') = (next_minute_at is not null)),
  check (rating is null or (status = 'ended' and refunded = 0))
);
-- One open request or chat of the same two; nobody is in two chats at once.
create unique index chat_one_open on chat_sessions (user_id, astrologer_id) where status in ('pending', 'approved');
create unique index chat_one_of_user on chat_sessions (user_id) where status = 'approved';
create unique index chat_one_of_astrologer on chat_sessions (astrologer_id) where status = 'approved';
create index chat_pending on chat_sessions (astrologer_id, created_at) where status = 'pending';
create index chat_expiring on chat_sessions (expires_at) where status = 'pending';
create index chat_minutes_due on chat_sessions (next_minute_at) where status = 'approved';
create index chat_of_user on chat_sessions (user_id, created_at desc, id desc);
create index chat_of_astrologer on chat_sessions (astrologer_id, created_at desc, id desc);

create table chat_messages (
  id         bigint generated always as identity primary key,
  session_id text not null references chat_sessions (id),
  sender_id  text not null,
  content    text not null check (length(content) between 1 and 2000),
  -- What the sender called it: a message sent twice is one.
  client_id  text,
  created_at timestamptz not null
);
create index chat_messages_session on chat_messages (session_id, id);
create unique index chat_messages_once on chat_messages (session_id, sender_id, client_id) where client_id is not null;
create trigger chat_messages_fixed before update on chat_messages for each row execute function refuse_change();

-- Who sits in a chat's room: a row a socket, refreshed by its process while it lives; it keeps the moment it left. What
-- says that somebody is gone must survive a crash of the database, so the table is logged, unlike presence.
create table chat_seats (
  session_id text not null references chat_sessions (id),
  socket_id  text not null,
  user_id    text not null,
  node_id    text not null,
  seen_at    timestamptz not null,
  left_at    timestamptz,
  primary key (session_id, socket_id)
);
create index chat_seats_node on chat_seats (node_id) where left_at is null;
create index chat_seats_socket on chat_seats (socket_id);

-- What the sockets of several processes tell one another, where it is too long for a notification.
create unlogged table socket_io_attachments (
  id         bigserial unique,
  created_at timestamptz default now(),
  payload    bytea
);
