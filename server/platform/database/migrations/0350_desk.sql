-- The news of the admin: up to when each member of staff has read them, and the later ones that they have opened.
create table desk_looks (
  user_id text primary key references users (id),
  read_at timestamptz not null
);
create table desk_reads (
  user_id text not null references users (id),
  -- 'order:3r5ovf41fva2b3c4': the kind and the id of the row that the news is about.
  news    text not null check (length(news) <= 100),
  at      timestamptz not null,
  primary key (user_id, news)
);
create trigger desk_looks_of_the_living before insert on desk_looks for each row execute function refuse_erased();
create trigger desk_reads_of_the_living before insert on desk_reads for each row execute function refuse_erased();

-- The newest movements, for the SKUs that ran low lately.
create index stock_moves_taken on stock_moves (at desc) where kind in ('reserve', 'sell');
create index astrologers_sent on astrologers (kyc_sent_at) where kyc = 'pending';

-- Staff who have a page open hear at once that their counts changed, and ask for them. The notification says nothing:
-- it reaches every process when the transaction commits, and PostgreSQL sends equal ones of a transaction once.
create function notify_desk() returns trigger language plpgsql as $$
begin
  perform pg_notify('desk', '');
  return null;
end $$;

create trigger orders_new_for_desk after insert on orders for each row
  when (new.payment_status not in ('Initiated', 'Failed')) execute function notify_desk();
create trigger orders_changed_for_desk after update of status, payment_status on orders for each row
  when (old.status is distinct from new.status or old.payment_status is distinct from new.payment_status)
  execute function notify_desk();
create trigger energisations_new_for_desk after insert on energisations for each row execute function notify_desk();
create trigger energisations_changed_for_desk after update of status on energisations for each row
  when (old.status is distinct from new.status) execute function notify_desk();
create trigger order_returns_new_for_desk after insert on order_returns for each row execute function notify_desk();
create trigger order_returns_changed_for_desk after update of status on order_returns for each row
  when (old.status is distinct from new.status) execute function notify_desk();
create trigger tickets_new_for_desk after insert on tickets for each row execute function notify_desk();
create trigger tickets_changed_for_desk after update of status on tickets for each row
  when (old.status is distinct from new.status) execute function notify_desk();
create trigger chat_reports_new_for_desk after insert on chat_reports for each row execute function notify_desk();
create trigger chat_reports_changed_for_desk after update of closed_at on chat_reports for each row
  when (old.closed_at is distinct from new.closed_at) execute function notify_desk();
create trigger astrologers_kyc_for_desk after update of kyc on astrologers for each row
  when (old.kyc is distinct from new.kyc) execute function notify_desk();
create trigger withdrawals_new_for_desk after insert on withdrawals for each row execute function notify_desk();
create trigger withdrawals_changed_for_desk after update of status on withdrawals for each row
  when (old.status is distinct from new.status) execute function notify_desk();
create trigger reviews_new_for_desk after insert on reviews for each row execute function notify_desk();
