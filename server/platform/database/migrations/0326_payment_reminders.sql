-- Whether somebody wants to be reminded of a payment that they began and did not finish. Off until they turn it on.
alter table mail_preferences add column payment_reminders boolean not null default false;
create index mail_preferences_payments on mail_preferences (user_id) where payment_reminders;

-- One reminder an order, ever.
create table payment_reminders (
  order_id text primary key references orders (id),
  user_id  text not null references users (id),
  sent_at  timestamptz not null
);
create index payment_reminders_user on payment_reminders (user_id);
create trigger payment_reminders_of_the_living before insert on payment_reminders
  for each row execute function refuse_erased();

-- Orders whose time to pay ran out, for the list of admins and for reminders.
create index orders_unpaid on orders (updated_at desc, id desc)
  where payment_method = 'online' and payment_status = 'Failed' and ended_because = 'expired';

-- Orders offers to the reminders those after which their buyer has ordered nothing else.
create view unpaid_orders as
  select o.id, o.user_id, o.number, o.updated_at as ended_at
    from orders o
   where o.payment_method = 'online' and o.payment_status = 'Failed' and o.ended_because = 'expired'
     and not exists (select 1 from orders later where later.user_id = o.user_id and later.created_at > o.created_at);

-- The reminders offer to the list of admins who wants one, and when it was sent.
create view payment_reminder_wishes as
  select p.user_id from mail_preferences p join mail_recipients r on r.user_id = p.user_id where p.payment_reminders;
create view sent_payment_reminders as select order_id, sent_at from payment_reminders;
