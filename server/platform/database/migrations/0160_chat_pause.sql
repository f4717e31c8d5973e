-- Since when the astrologer of a running chat has no connection. No minute is charged meanwhile; when the astrologer is
-- back, the next minute is due that much later.
alter table chat_sessions add column paused_since timestamptz,
  add constraint chat_paused_while_running check (paused_since is null or status = 'approved');
