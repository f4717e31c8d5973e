-- Paid chats. The money is in the ledger: each minute once by its key, the settlement in the transaction that ends a chat.
create table chat_sessions (
  id             text primary key,
  user_id        text not null references users (id),
  astrologer_id  text not null references users (id),
  status         text not null check (status in ('pending', 'approved', 'rejected', 'ended')),
  created_at     timestamptz not null,
  -- An unanswered request ends here.
  expires_at     timestamptz not null,
  -- Fixed when the chat begins: paise a minute, and the shares of the settlement in basis points.
  rate           bigint not null check (rate > 0),
  commission_bp  integer not null,
  gst_bp         integer not null,
  gateway_bp     integer not null,
  started_at     timestamptz,
  -- Minutes charged, and when the next falls due.
  minutes        integer not null default 0,
  next_minute_at timestamptz,
  ended_at       timestamptz,
  ending         text check (ending in ('refused', 'cancelled', 'expired', 'unpayable', 'user', 'astrologer', 'balance', 'gone')),
  charged        bigint not null default 0,
  refunded       bigint not null default 0,
  rating         integer check (rating between 1 and 5),
  rating_text    text,
  rated_at       timestamptz,
  -- Since when the astrologer of a running chat has no connection. No minute is charged meanwhile; when the astrologer is
  -- back, the next minute is due that much later.
  paused_since   timestamptz,
  constraint chat_sessions_check check (user_id <> astrologer_id),
  constraint chat_sessions_check1 check ((status in ('rejected', 'ended')) = (ending is not null and ended_at is not null)),
  constraint chat_sessions_check2 check ((status = 'approved') = (next_minute_at is not null)),
  constraint chat_sessions_check3 check (rating is null or (status = 'ended' and refunded = 0)),
  constraint chat_paused_while_running check (paused_since is null or status = 'approved')
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
create index chat_started on chat_sessions (started_at) include (minutes, charged, refunded) where started_at is not null;
create trigger chat_sessions_of_the_living before insert on chat_sessions for each row execute function refuse_erased();

create table chat_messages (
  id           bigint generated always as identity primary key,
  session_id   text not null references chat_sessions (id),
  sender_id    text not null,
  content      text not null check (length(content) between 1 and 2000),
  -- What the sender called it: a message sent twice is one.
  client_id    text,
  created_at   timestamptz not null,
  -- A bought kundli shown in a chat: what its card says, and the order it can be read by. Written with the message, never changed.
  kundli       jsonb,
  kundli_order text,
  constraint chat_messages_kundli check ((kundli is null) = (kundli_order is null))
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

-- Chats that one of their sides reported. Only these can an admin read, and only while the report is open.
create table chat_reports (
  id         text primary key,
  session_id text not null references chat_sessions (id),
  by_id      text not null references users (id),
  reason     text not null check (reason in ('rude', 'fear', 'money', 'contact', 'other')),
  text       text not null check (length(text) <= 1000),
  created_at timestamptz not null,
  -- How often an admin has opened the transcript; who and when stands in the audit log.
  views      integer not null default 0,
  closed_at  timestamptz,
  closed_by  text references users (id),
  note       text not null default '',
  unique (session_id, by_id),
  constraint chat_reports_check check ((closed_at is null) = (closed_by is null))
);
create index chat_reports_open on chat_reports (created_at desc) where closed_at is null;

-- What an astrologer says about the stone of a kundli that was shown in a chat: they agree, name another one, or advise
-- none. The last word counts. It goes with the message that showed the kundli.
create table stone_opinions (
  message_id    bigint primary key references chat_messages (id) on delete cascade,
  session_id    text not null references chat_sessions (id),
  user_id       text not null references users (id),
  astrologer_id text not null references users (id),
  -- The order of the kundli.
  order_id      text not null,
  verdict       text not null check (verdict in ('agrees', 'another', 'none')),
  -- { en, hi }: as it was said, since the advice of the rules changes with the dasha.
  answer        jsonb not null,
  note          text not null check (char_length(note) <= 500),
  given_at      timestamptz not null
);
create index stone_opinions_of_report on stone_opinions (user_id, order_id);
create trigger stone_opinions_of_the_living before insert on stone_opinions
  for each row execute function refuse_erased();

-- Chats that began, with the name of their astrologer.
create view begun_chats as
  select c.id, c.astrologer_id, c.started_at, c.minutes, c.charged, c.refunded,
         trim(u.first_name || ' ' || u.last_name) as astrologer
    from chat_sessions c join users u on u.id = c.astrologer_id
   where c.started_at is not null;
