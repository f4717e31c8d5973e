-- A bought kundli shown in a chat: what its card says, and the order it can be read by. Written with the message, never changed.

alter table chat_messages
  add column kundli jsonb,
  add column kundli_order text,
  add constraint chat_messages_kundli check ((kundli is null) = (kundli_order is null));
