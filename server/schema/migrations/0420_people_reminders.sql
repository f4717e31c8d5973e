-- Reminders that were sent to those who want them.

-- One reminder an order, ever.
create table review_reminders (
  order_id text primary key references orders (id),
  user_id  text not null references users (id),
  sent_at  timestamptz not null
);
create index review_reminders_user on review_reminders (user_id);

-- One reminder an order, ever.
create table payment_reminders (
  order_id text primary key references orders (id),
  user_id  text not null references users (id),
  sent_at  timestamptz not null
);
create index payment_reminders_user on payment_reminders (user_id);
create trigger payment_reminders_of_the_living before insert on payment_reminders
  for each row execute function refuse_erased();

-- The reminders offer to the list of admins who wants one, and when it was sent.
create view payment_reminder_wishes as
  select p.user_id from mail_preferences p join mail_recipients r on r.user_id = p.user_id where p.payment_reminders;

create view sent_payment_reminders as select order_id, sent_at from payment_reminders;
