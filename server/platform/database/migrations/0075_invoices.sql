-- Tax invoices, bills of supply and credit notes. What is written here was handed to somebody: it is never changed, only
-- corrected by a credit note (CGST Act section 34). Money is paise.

-- The last number taken of a series in a financial year (its first calendar year, in India). The row is locked by whoever
-- takes a number until that transaction ends: a number that is rolled back is the next one's, so there are no gaps.
create table invoice_counters (
  series text not null check (series in ('invoice', 'bill', 'credit')),
  year   integer not null,
  last   integer not null check (last > 0),
  primary key (series, year)
);

create table invoices (
  id         text primary key,
  series     text not null check (series in ('invoice', 'bill', 'credit')),
  year       integer not null,
  number     integer not null check (number > 0),
  -- As printed: at most 16 characters of letters, digits and '/' (rule 46 (b)).
  label      text not null unique generated always as (
               case series when 'invoice' then 'NR/' when 'bill' then 'NB/' else 'NC/' end
               || lpad((year % 100)::text, 2, '0') || lpad(((year + 1) % 100)::text, 2, '0') || '/'
               || lpad(number::text, greatest(6, length(number::text)), '0')) stored check (length(label) <= 16),
  -- What was supplied: an order, a reading (reports) or a chat.
  subject    text not null check (subject in ('order', 'reading', 'chat')),
  subject_id text not null,
  user_id    text not null references users (id),
  -- The document that a credit note corrects.
  corrects   text references invoices (id),
  issued_at  timestamptz not null,
  taxable    bigint not null check (taxable >= 0),
  cgst       bigint not null check (cgst >= 0),
  sgst       bigint not null check (sgst >= 0),
  igst       bigint not null check (igst >= 0),
  total      bigint not null check (total = taxable + cgst + sgst + igst),
  -- Seller, buyer, place of supply and the rest, as printed.
  snapshot   jsonb not null,
  unique (series, year, number),
  check ((series = 'credit') = (corrects is not null)),
  check (series = 'credit' or cgst = sgst),
  check (igst = 0 or cgst + sgst = 0)
);
-- A supply is invoiced once.
create unique index invoices_once on invoices (subject, subject_id) where series <> 'credit';
create index invoices_subject on invoices (subject, subject_id);
create index invoices_corrects on invoices (corrects) where corrects is not null;
create index invoices_user on invoices (user_id, issued_at desc);

create table invoice_lines (
  invoice_id text not null references invoices (id),
  position   integer not null,
  -- The line of the order; null for delivery and services.
  item_id    text,
  -- Of a credit note: the line of the corrected document.
  corrects   integer,
  name       text not null,
  name_hi    text,
  detail     text not null default '',
  detail_hi  text not null default '',
  hsn        text not null default '',
  quantity   integer check (quantity > 0),
  unit       text not null,
  -- The whole GST rate in basis points.
  rate       integer not null check (rate between 0 and 10000),
  -- Before and after the line's share of the discount, GST included.
  gross      bigint not null check (gross >= 0),
  amount     bigint not null check (amount between 0 and gross),
  taxable    bigint not null check (taxable >= 0),
  cgst       bigint not null check (cgst >= 0),
  sgst       bigint not null check (sgst >= 0),
  igst       bigint not null check (igst >= 0),
  primary key (invoice_id, position),
  check (amount = taxable + cgst + sgst + igst)
);

create trigger invoices_fixed before update or delete on invoices for each row execute function refuse_change();
create trigger invoices_kept before truncate on invoices execute function refuse_change();
create trigger invoice_lines_fixed before update or delete on invoice_lines for each row execute function refuse_change();
create trigger invoice_lines_kept before truncate on invoice_lines execute function refuse_change();
