import { sql } from 'kysely';
import type { Pages } from '#contract/core/pages.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { keyset, type PageRequest, type SortPart } from '../../../platform/database/keyset.ts';
import { type ReportRow, reportColumns } from '../report-store.ts';

/** A report with the names of what it speaks of, and the number of sold pieces whose statement names it. */
export type AdminReportRow = ReportRow & {
  product_name: string;
  sku_name: string | null;
  code: string | null;
  pieces: number;
};

/** The search of the table. `state`: in force, ended, or both. */
export type ReportQuery = { q: string; state: 'current' | 'ended' | 'all' } & PageRequest;

const from = sql`
  from certificate_reports r
  join product_names p on p.id = r.product_id
  left join sku_names k on k.id = r.sku_id
  left join certificates c on c.id = r.certificate_id`;

const selected = sql`
  ${reportColumns}, p.name as product_name, k.name as sku_name, c.code,
  (select count(distinct certificate_id)::integer from certificate_statements s where s.report_id = r.id) as pieces`;

const order: SortPart[] = [
  { by: sql`r.attached_at`, kind: 'instant', desc: true },
  { by: sql`r.id`, kind: 'text', desc: true },
];

const literal = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Returns a page of reports, newest first, and the number of all. A code is found with and without hyphens. */
export async function readReports(
  db: Reader,
  { q, state, ...request }: ReportQuery,
): Promise<{ total: number; rows: AdminReportRow[]; pages: Pages }> {
  const page = keyset('newest', order, request);
  const inState =
    state === 'all' ? sql`true` : state === 'current' ? sql`r.ended_at is null` : sql`r.ended_at is not null`;
  const matches = q
    ? sql`(r.number ilike ${literal(q)} or r.laboratory ilike ${literal(q)} or r.laboratory_hi ilike ${literal(q)}
        or p.name ilike ${literal(q)} or c.code = ${q.toUpperCase().replace(/[\s-]/g, '')})`
    : sql`true`;
  const where = sql`where ${inState} and ${matches}`;
  const [{ rows }, counted] = await Promise.all([
    sql<AdminReportRow & { cursor: string }>`
      select ${selected}, ${page.cursor} as cursor ${from} ${where} and ${page.where}
       order by ${page.orderBy} limit ${page.limit}`.execute(db),
    sql<{ n: number }>`select count(*)::integer as n ${from} ${where}`.execute(db),
  ]);
  return { total: counted.rows[0]?.n ?? 0, ...page.page(rows) };
}

/** Returns one report with its names. */
export async function findAdminReport(db: Reader, id: string): Promise<AdminReportRow | undefined> {
  const { rows } = await sql<AdminReportRow>`select ${selected} ${from} where r.id = ${id}`.execute(db);
  return rows[0];
}
