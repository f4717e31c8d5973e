-- The owners get an e-mail about the shop in the morning, and the shop's mailboxes one in the evening.
alter table shop_day_mails add column kind text not null default 'morning' check (kind in ('morning', 'evening'));
alter table shop_day_mails drop constraint shop_day_mails_pkey, add primary key (day, kind);
