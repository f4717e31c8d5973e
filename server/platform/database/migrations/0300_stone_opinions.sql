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
