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
create index invoices_issued on invoices (issued_at, id);
