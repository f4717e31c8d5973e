-- What became of a number that a visitor left: whether somebody called, and what came of it.
alter table visitors
  add column state text not null default 'new' check (state in ('new', 'called', 'not-reached', 'reached', 'bought')),
  add column note text not null default '' check (length(note) <= 500),
  add column state_at timestamptz;
create index visitors_by_state on visitors (state, last_at desc, id desc);

-- Accounts offers to visitors who has ordered, by telephone number.
create view phone_buyers as
  select u.phone, u.id as user_id, w.last_order_at
    from users u join person_worth w on w.user_id = u.id
   where u.deleted_at is null and u.phone <> '' and w.last_order_at is not null;
