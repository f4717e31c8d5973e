-- Requests of staff to use a buyer's credit in an order by hand. The buyer answers by a mailed link, once.
create table credit_requests (
  id          text primary key,
  user_id     text not null references users (id),
  coupon_id   text not null references coupons (id) on delete cascade,
  actor_id    text not null references users (id),
  -- The mailbox that is asked. The link ends when the account has another one.
  email       text not null,
  -- The order as staff wrote it, and as the buyer reads it.
  body        jsonb not null,
  shown       jsonb not null,
  -- Written when the e-mail is sent, so that no queue has the secret.
  secret_hash bytea unique,
  asked_at    timestamptz not null,
  expires_at  timestamptz not null,
  answered_at timestamptz,
  answer      text check (answer in ('agreed', 'declined', 'replaced')),
  order_id    text unique references orders (id),
  check ((answered_at is null) = (answer is null)),
  check ((answer is not distinct from 'agreed') = (order_id is not null))
);
create unique index credit_requests_open on credit_requests (coupon_id) where answered_at is null;
create index credit_requests_user on credit_requests (user_id, asked_at);
create index credit_requests_asked on credit_requests (asked_at);
create trigger credit_requests_of_the_living before insert on credit_requests
  for each row execute function refuse_erased();
