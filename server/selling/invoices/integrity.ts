import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';

/**
 * Checks the invariants of documents for `npm run db -- check`. Returns one sentence per violation:
 * - every due sale has one invoice,
 * - numbers have no gaps within a series and year,
 * - lines sum to their document and to the amount paid,
 * - credits never exceed the invoice that they correct,
 * - the invoice of a cancelled order is fully credited,
 * - the register of each month (IST) and series sums to the documents of the books, credit notes negative.
 */
export async function invoiceProblems(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ problem: string }>`
    select d.subject || ' ' || d.id || ': due but not invoiced' as problem from due_supplies d
     where not exists (select 1 from invoices i
             where i.subject = d.subject and i.subject_id = d.id and i.series <> 'credit')
    union all
    select 'series ' || coalesce(c.series, i.series) || ' of ' || coalesce(c.year, i.year) || ': ' || coalesce(i.n, 0)
           || ' documents, the last number is ' || coalesce(i.last, 0) || ', the counter is at ' || coalesce(c.last, 0)
      from invoice_counters c
      full join (select series, year, count(*) as n, max(number) as last from invoices group by series, year) i
        on i.series = c.series and i.year = c.year
     where c.last is distinct from i.last or i.n is distinct from i.last
    union all
    select 'invoice ' || i.label || ': lines do not sum to its total'
      from invoices i
      left join (select invoice_id, sum(amount) as total, sum(taxable) as taxable, sum(cgst) as cgst, sum(sgst) as sgst,
                        sum(igst) as igst
                   from invoice_lines group by invoice_id) l on l.invoice_id = i.id
     where (i.total, i.taxable, i.cgst, i.sgst, i.igst)
           is distinct from (coalesce(l.total, 0), coalesce(l.taxable, 0), coalesce(l.cgst, 0), coalesce(l.sgst, 0), coalesce(l.igst, 0))
    union all
    select 'invoice ' || i.label || ': total is ' || i.total || ', but that of the ' || i.subject || ' is ' || p.total
      from invoices i
      join (select 'order' as subject, id, total from orders
            union all select 'reading', id, amount from reports
            union all select 'chat', id, charged from chat_sessions) p on p.subject = i.subject and p.id = i.subject_id
     where i.series <> 'credit' and i.total <> p.total
    union all
    select 'invoice ' || i.label || ': credits exceed its total'
      from invoices i join invoices c on c.corrects = i.id
     group by i.id
    having sum(c.total) > i.total or sum(c.taxable) > i.taxable or sum(c.cgst) > i.cgst or sum(c.sgst) > i.sgst
        or sum(c.igst) > i.igst
    union all
    select 'order ' || o.id || ': cancelled, but invoice ' || i.label || ' is not fully credited'
      from orders o
      join invoices i on i.subject = 'order' and i.subject_id = o.id and i.series <> 'credit'
     where o.status = 'Cancelled'
       and i.total <> coalesce((select sum(c.total) from invoices c where c.corrects = i.id), 0)
    union all
    select 'register of ' || coalesce(r.month, b.month) || ', series ' || coalesce(r.series, b.series)
           || ': it does not sum to the documents'
      from (select to_char(day, 'YYYY-MM') as month, series, count(distinct document_id) as n, sum(amount) as total,
                   sum(taxable) as taxable, sum(cgst) as cgst, sum(sgst) as sgst, sum(igst) as igst
              from document_register group by 1, 2) r
      full join (select to_char(issued_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month, series, count(*) as n,
                        sum(sign * total) as total, sum(sign * taxable) as taxable, sum(sign * cgst) as cgst,
                        sum(sign * sgst) as sgst, sum(sign * igst) as igst
                   from invoices
                  cross join lateral (select case when series = 'credit' then -1 else 1 end as sign) s
                  group by 1, 2) b
        on b.month = r.month and b.series = r.series
     where (r.n, r.total, r.taxable, r.cgst, r.sgst, r.igst)
           is distinct from (b.n, b.total, b.taxable, b.cgst, b.sgst, b.igst)`.execute(db);
  return rows.map((row) => row.problem);
}
