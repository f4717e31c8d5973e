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
  total      bigint not null constraint invoices_check check (total = taxable + cgst + sgst + igst),
  -- Seller, buyer, place of supply and the rest, as printed.
  snapshot   jsonb not null,
  unique (series, year, number),
  constraint invoices_check1 check ((series = 'credit') = (corrects is not null)),
  constraint invoices_check2 check (series = 'credit' or cgst = sgst),
  constraint invoices_check3 check (igst = 0 or cgst + sgst = 0)
);
-- A supply is invoiced once.
create unique index invoices_once on invoices (subject, subject_id) where series <> 'credit';
create index invoices_subject on invoices (subject, subject_id);
create index invoices_corrects on invoices (corrects) where corrects is not null;
create index invoices_user on invoices (user_id, issued_at desc);
create index invoices_issued on invoices (issued_at, id);
create trigger invoices_fixed before update or delete on invoices for each row execute function refuse_change();
create trigger invoices_kept before truncate on invoices execute function refuse_change();

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
  amount     bigint not null constraint invoice_lines_check check (amount between 0 and gross),
  taxable    bigint not null check (taxable >= 0),
  cgst       bigint not null check (cgst >= 0),
  sgst       bigint not null check (sgst >= 0),
  igst       bigint not null check (igst >= 0),
  primary key (invoice_id, position),
  constraint invoice_lines_check1 check (amount = taxable + cgst + sgst + igst)
);
create trigger invoice_lines_fixed before update or delete on invoice_lines for each row execute function refuse_change();
create trigger invoice_lines_kept before truncate on invoice_lines execute function refuse_change();

-- Invoices offers the documents of orders to the export for the accountant.
create view order_documents as
  select id, subject_id as order_id, series, label, issued_at, taxable, cgst, sgst, igst, total
    from invoices where subject = 'order';

create view order_document_lines as
  select invoice_id, position, item_id, name, detail, hsn, quantity, rate, gross, amount, taxable, cgst, sgst, igst
    from invoice_lines;

-- The register of documents: each line of each invoice, bill of supply and credit note, by the day of the document in
-- India. Credit notes are negative, so sums of any days are what the books say. The export and the integrity check read it.
create view document_register as
  select i.id as document_id, i.issued_at, (i.issued_at at time zone 'Asia/Kolkata')::date as day, i.series, i.label,
    i.subject, i.snapshot, o.label as original, o.issued_at as original_issued_at,
    l.position, l.name, l.detail, l.hsn, l.unit, l.rate,
    case when o.id is null then l.quantity else -l.quantity end as quantity,
    case when o.id is null then l.taxable else -l.taxable end as taxable,
    case when o.id is null then l.cgst else -l.cgst end as cgst,
    case when o.id is null then l.sgst else -l.sgst end as sgst,
    case when o.id is null then l.igst else -l.igst end as igst,
    case when o.id is null then l.amount else -l.amount end as amount
    from invoices i
    join invoice_lines l on l.invoice_id = i.id
    left join invoices o on o.id = i.corrects;
