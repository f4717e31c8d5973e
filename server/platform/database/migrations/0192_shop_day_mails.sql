-- The days on which the owners got the e-mail about the shop, so that one process sends it.
create table shop_day_mails (
  day     date primary key,
  sent_at timestamptz not null
);
