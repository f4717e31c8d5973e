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
  check ((closed_at is null) = (closed_by is null))
);
create index chat_reports_open on chat_reports (created_at desc) where closed_at is null;
