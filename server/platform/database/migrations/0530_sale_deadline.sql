-- The first start of a shop in production that asks for its identity before it sells: one row. A shop that had sold by
-- then goes on for a time. `mails` counts the warnings that its owners got.
create table sale_deadline (
  single      boolean primary key default true check (single),
  started_at  timestamptz not null,
  sold_before boolean not null,
  mails       integer not null default 0
);

-- Whether the shop has ever sold anything: goods, readings, top-ups or chats.
create view sold_ever as
  select exists (select from orders where payment_status not in ('Initiated', 'Failed'))
      or exists (select from invoices)
      or exists (select from ledger_transfers where kind = 'wallet_topup') as sold;
