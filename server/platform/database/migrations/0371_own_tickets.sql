-- What a signed-in sender writes later, on the page of their ticket. `by_id` is the sender.
alter table ticket_entries drop constraint ticket_entries_kind_check;
alter table ticket_entries add constraint ticket_entries_kind_check
  check (kind in ('reply', 'note', 'closed', 'reopened', 'sender'));
