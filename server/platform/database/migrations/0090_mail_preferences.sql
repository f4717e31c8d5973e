-- Mails that nobody needs and some want: sent only to who asked for them.
create table mail_preferences (
  user_id          text primary key references users (id),
  -- The sign (0 Aries to 11 Pisces) whose prediction comes each morning; null: none.
  daily_sign       smallint check (daily_sign between 0 and 11),
  -- The day (Asia/Kolkata) whose prediction was sent last; when they are asked for, today counts as sent.
  daily_sent_on    date,
  review_reminders boolean not null default false,
  updated_at       timestamptz not null,
  check ((daily_sign is null) or (daily_sent_on is not null))
);
create index mail_preferences_daily on mail_preferences (daily_sent_on, user_id) where daily_sign is not null;
create index mail_preferences_reviews on mail_preferences (user_id) where review_reminders;

-- One reminder an order, ever.
create table review_reminders (
  order_id text primary key references orders (id),
  user_id  text not null references users (id),
  sent_at  timestamptz not null
);
create index review_reminders_user on review_reminders (user_id);

-- A consent that was taken back stays as a record that it had been given.
alter table consents add column withdrawn_at timestamptz;
