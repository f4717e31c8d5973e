-- Where an astrologer's earnings are paid out to. The number is encrypted; its end is kept readable to show it.

create table bank_accounts (
  user_id    text primary key references astrologers (user_id),
  holder     text not null,
  account    bytea not null,
  last_four  text not null check (last_four ~ '^[0-9]{4}$'),
  ifsc       text not null check (ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'),
  bank       text not null,
  changed_at timestamptz not null
);
