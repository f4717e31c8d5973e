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

-- Orders offers what people paid for orders, less what was given back, in paise. Unpaid online orders do not count.
create view buyer_worth as
  select user_id, count(*)::integer as orders, sum(order_paid(id) - order_given_back(id))::bigint as worth,
         max(created_at) as last_order_at
    from orders where payment_status not in ('Initiated', 'Failed') group by user_id;

-- The same, stored, so that 50,000 people can be filtered by it. A change of an order queues its buyer, without a lock that
-- another order would wait for; a sweep computes the person anew within a second.
create table person_worth (
  user_id       text primary key references users (id),
  orders        integer not null,
  worth         bigint not null,
  last_order_at timestamptz
);
create index person_worth_worth on person_worth (worth, user_id);
create index person_worth_last on person_worth (last_order_at, user_id);
create table person_worth_due (user_id text not null);

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
create trigger orders_queue_worth after insert or update of user_id, status, payment_status, total, credited on orders
  for each row execute function queue_person_worth();
create trigger order_refunds_queue_worth after insert on order_refunds for each row execute function queue_person_worth();
create trigger refunds_queue_worth after insert or update of status, amount on refunds
  for each row execute function queue_person_worth();
insert into person_worth (user_id, orders, worth, last_order_at)
  select user_id, orders, worth, last_order_at from buyer_worth;

-- Addresses, reports and e-mail preferences offer what people are filtered by.
create index addresses_city on addresses (plain_text(city), user_id);
create index addresses_state on addresses (plain_text(state), user_id);
create view person_places as select user_id, city, state from addresses;
create index reports_kundli_owners on reports (user_id) where kind = 'kundli' and status = 'paid';
create view kundli_owners as select user_id from reports where kind = 'kundli' and status = 'paid';
create view mail_readers as
  select user_id from mail_preferences where daily_sign is not null or review_reminders or review_answers;

-- What the shop gives to a wallet of its own will. The shop's account is the counter-entry.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check
  check (kind in ('customer_wallet', 'astrologer_earnings', 'chat_in_progress', 'platform_commission',
         'gst_payable', 'gateway_fee', 'gateway_clearing', 'withdrawals_payable', 'refunds', 'goodwill'));
insert into ledger_accounts (id, kind, created_at) values ('goodwill', 'goodwill', now());
