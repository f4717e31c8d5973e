-- What a person adds to the account, and what staff keep about people.

-- Addresses that people keep for their next orders; an order has its own copy.
create table addresses (
  id         text primary key,
  user_id    text not null references users (id),
  name       text not null,
  phone      text not null,
  address    text not null,
  city       text not null,
  state      text not null,
  country    text not null,
  pincode    text not null,
  landmark   text not null,
  is_default boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index addresses_user on addresses (user_id, created_at desc);
create unique index addresses_one_default on addresses (user_id) where is_default;
-- Addresses, reports and e-mail preferences offer what people are filtered by.
create index addresses_city on addresses (plain_text(city), user_id);
create index addresses_state on addresses (plain_text(state), user_id);
create trigger addresses_of_the_living before insert on addresses for each row execute function refuse_erased();

create view person_places as select user_id, city, state from addresses;

-- Births that people keep to choose from in forms. Others' only with their consent.
create table birth_profiles (
  id              text primary key,
  user_id         text not null references users (id),
  relation        text not null check (relation in ('me', 'partner', 'child', 'parent', 'sibling', 'friend', 'other')),
  name            text not null,
  gender          text check (gender in ('female', 'male', 'other')),
  -- Wall time YYYY-MM-DDTHH:mm.
  datetime        text not null,
  time_unknown    boolean not null,
  latitude        double precision not null,
  longitude       double precision not null,
  location        text not null,
  timezone        text not null,
  utc_offset      text,
  consent_purpose text,
  consent_version text,
  consent_at      timestamptz,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  constraint birth_profiles_check check ((relation = 'me') = (consent_at is null)),
  constraint birth_profiles_check1 check (
    (consent_at is null) = (consent_version is null) and (consent_at is null) = (consent_purpose is null))
);
create index birth_profiles_user on birth_profiles (user_id, created_at);
create unique index birth_profiles_me on birth_profiles (user_id) where relation = 'me';
create trigger birth_profiles_of_the_living before insert on birth_profiles for each row execute function refuse_erased();

-- Mails that nobody needs and some want: sent only to who asked for them.
create table mail_preferences (
  user_id           text primary key references users (id),
  -- The sign (0 Aries to 11 Pisces) whose prediction comes each morning; null: none.
  daily_sign        smallint check (daily_sign between 0 and 11),
  -- The day (Asia/Kolkata) whose prediction was sent last; when they are asked for, today counts as sent.
  daily_sent_on     date,
  review_reminders  boolean not null default false,
  updated_at        timestamptz not null,
  -- Whether somebody wants to be reminded of a payment that they began and did not finish. Off until they turn it on.
  payment_reminders boolean not null default false,
  -- The e-mail that tells an author of the shop's answer.
  review_answers    boolean not null default false,
  constraint mail_preferences_check check ((daily_sign is null) or (daily_sent_on is not null))
);
create index mail_preferences_daily on mail_preferences (daily_sent_on, user_id) where daily_sign is not null;
create index mail_preferences_reviews on mail_preferences (user_id) where review_reminders;
create index mail_preferences_payments on mail_preferences (user_id) where payment_reminders;
create trigger mail_preferences_of_the_living before insert on mail_preferences for each row execute function refuse_erased();

create view mail_readers as
  select user_id from mail_preferences where daily_sign is not null or review_reminders or review_answers;

-- Visitors who left a name and a number to be called back. Anybody may send the form with anybody's number. So each entry
-- has its own name and its own consent, and an entry never changes another one. The same name, number and consent text sent
-- again count as one entry.
create table visitors (
  id              text primary key,
  full_name       text not null,
  phone           text not null check (phone ~ '^[0-9]{10}$'),
  language        text not null check (language in ('en', 'hi')),
  -- How often the form was sent.
  times           integer not null default 1,
  first_at        timestamptz not null,
  last_at         timestamptz not null,
  -- What they agreed to and which text of it; null for a client that asked them nothing: then nobody may call.
  consent_purpose text,
  consent_version text,
  consent_at      timestamptz,
  -- What became of a number that a visitor left: whether somebody called, and what came of it.
  state           text not null default 'new' check (state in ('new', 'called', 'not-reached', 'reached', 'bought')),
  note            text not null default '' check (length(note) <= 500),
  state_at        timestamptz,
  -- The text that a visitor agreed to names the shop as it was called at that time. The version alone does not say it
  -- after the shop has changed its name. Entries of earlier versions have none.
  consent_text    text,
  constraint visitors_check check (
    (consent_at is null) = (consent_version is null) and (consent_at is null) = (consent_purpose is null)),
  constraint visitors_entry unique nulls not distinct (phone, full_name, consent_version, consent_text)
);
create index visitors_latest on visitors (last_at desc, id desc);
create index visitors_name on visitors using gin (plain_text(full_name) gin_trgm_ops);
create index visitors_phone on visitors using gin (phone gin_trgm_ops);
create index visitors_by_state on visitors (state, last_at desc, id desc);

-- Copies of all that the shop knows of a person, made by a job and kept sealed for a day.
create table data_exports (
  id             text primary key,
  user_id        text not null references users (id),
  status         text not null check (status in ('waiting', 'working', 'ready', 'failed')),
  -- Parts gathered so far, of how many.
  done           smallint not null default 0,
  steps          smallint not null,
  sealed         bytea,
  bytes          integer,
  -- SHA-256 of the address of one download.
  ticket_hash    bytea unique,
  ticket_ends_at timestamptz,
  asked_at       timestamptz not null,
  ready_at       timestamptz,
  expires_at     timestamptz not null,
  -- The e-mail address of the nominee who asked for this copy. The account's holder cannot open such a copy, and the
  -- nominee cannot open the holder's own.
  recipient      text,
  constraint data_exports_check check ((status = 'ready') = (ready_at is not null))
);
alter table data_exports alter column sealed set storage external;
create index data_exports_user on data_exports (user_id, asked_at desc);
create unique index data_exports_one on data_exports (user_id) where status in ('waiting', 'working');
create index data_exports_old on data_exports (expires_at);
create trigger data_exports_of_the_living before insert on data_exports for each row execute function refuse_erased();

-- Accounts that their owners want erased. They have a week to take it back; then a sweep does it.
create table erasures (
  id            text primary key,
  user_id       text not null references users (id),
  asked_at      timestamptz not null,
  due_at        timestamptz not null,
  -- What was still open when it fell due; it is looked at again the next day.
  held_by       text[] not null default '{}',
  taken_back_at timestamptz,
  done_at       timestamptz,
  -- A nominee asked for the erasure.
  for_nominee   boolean not null default false,
  constraint erasures_check check (taken_back_at is null or done_at is null)
);
create unique index erasures_one on erasures (user_id) where taken_back_at is null and done_at is null;
create index erasures_due on erasures (due_at) where taken_back_at is null and done_at is null;
create trigger erasures_of_the_living before insert on erasures for each row execute function refuse_erased();

-- The person who acts for the holder of an account after their death or incapacity (DPDP Act 2023, section 14).
create table nominees (
  user_id  text primary key references users (id),
  name     text not null,
  relation text not null check (relation in ('spouse', 'child', 'parent', 'sibling', 'relative', 'friend', 'other')),
  email    text,
  phone    text,
  named_at timestamptz not null,
  constraint nominees_check check (email is not null or phone is not null)
);
create trigger nominees_of_the_living before insert on nominees for each row execute function refuse_erased();

-- What staff know of people: notes, tags, saved filters, and what somebody is worth to the shop.
create table person_notes (
  id         text primary key,
  user_id    text not null references users (id),
  by_id      text not null references users (id),
  text       text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null
);
create index person_notes_of on person_notes (user_id, created_at desc, id desc);
create trigger person_notes_of_the_living before insert on person_notes for each row execute function refuse_erased();

create table person_tags (
  user_id    text not null references users (id),
  -- Stored in lower case: "VIP" and "vip" are one tag.
  tag        text not null check (length(tag) between 1 and 40 and tag = lower(tag)),
  created_at timestamptz not null,
  primary key (user_id, tag)
);
create index person_tags_tag on person_tags (tag, user_id);
create trigger person_tags_of_the_living before insert on person_tags for each row execute function refuse_erased();

create table person_segments (
  id         text primary key,
  name       text not null check (length(name) between 1 and 60),
  filter     jsonb not null,
  created_at timestamptz not null
);
create unique index person_segments_name on person_segments (lower(name));

-- What buyer_worth says, stored, so that 50,000 people can be filtered by it. A change of an order queues its buyer, without
-- a lock that another order would wait for; a sweep computes the person anew within a second.
create table person_worth (
  user_id       text primary key references users (id),
  orders        integer not null,
  worth         bigint not null,
  last_order_at timestamptz
);
create index person_worth_worth on person_worth (worth, user_id);
create index person_worth_last on person_worth (last_order_at, user_id);

create table person_worth_due (
  user_id text not null
);

create function queue_person_worth() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'orders' then
    insert into person_worth_due values (new.user_id);
  elsif tg_table_name = 'order_refunds' then
    insert into person_worth_due select user_id from orders where id = new.order_id;
  else
    insert into person_worth_due
      select o.user_id from gateway_orders g join orders o on o.id = g.subject_id
       where g.id = new.gateway_order_id and g.purpose = 'shop';
  end if;
  return null;
end $$;

-- Accounts offers to visitors who has ordered, by telephone number.
create view phone_buyers as
  select u.phone, u.id as user_id, w.last_order_at
    from users u join person_worth w on w.user_id = u.id
   where u.deleted_at is null and u.phone <> '' and w.last_order_at is not null;
