-- Copies of all that the shop knows of a person, made by a job and kept sealed for a day.
create table data_exports (
  id              text primary key,
  user_id         text not null references users (id),
  status          text not null check (status in ('waiting', 'working', 'ready', 'failed')),
  -- Parts gathered so far, of how many.
  done            smallint not null default 0,
  steps           smallint not null,
  sealed          bytea,
  bytes           integer,
  -- SHA-256 of the address of one download.
  ticket_hash     bytea unique,
  ticket_ends_at  timestamptz,
  asked_at        timestamptz not null,
  ready_at        timestamptz,
  expires_at      timestamptz not null,
  check ((status = 'ready') = (ready_at is not null))
);
alter table data_exports alter column sealed set storage external;
create index data_exports_user on data_exports (user_id, asked_at desc);
create unique index data_exports_one on data_exports (user_id) where status in ('waiting', 'working');
create index data_exports_old on data_exports (expires_at);

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
  check (taken_back_at is null or done_at is null)
);
create unique index erasures_one on erasures (user_id) where taken_back_at is null and done_at is null;
create index erasures_due on erasures (due_at) where taken_back_at is null and done_at is null;

-- Nothing more is written for a person who was erased, whatever was on its way: the row of the person is held until the
-- writer ends, and who erases holds it first. (server/platform/http/app.ts answers NR001.)
create function refuse_erased() returns trigger language plpgsql as $$
begin
  perform 1 from users where id = new.user_id and deleted_at is null for key share;
  if not found then
    raise exception 'this account is closed' using errcode = 'NR001';
  end if;
  return new;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array['orders', 'gateway_orders', 'reports', 'wallet_topups', 'withdrawals', 'chat_sessions',
    'reviews', 'addresses', 'birth_profiles', 'cart_lines', 'wishlist_items', 'coupon_uses', 'consents', 'sessions',
    'email_links', 'identities', 'sign_in_tickets', 'mail_preferences', 'data_exports', 'erasures'] loop
    execute format('create trigger %I before insert on %I for each row execute function refuse_erased()',
                   name || '_of_the_living', name);
  end loop;
end $$;
