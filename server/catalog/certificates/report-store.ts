import { type Insertable, sql } from 'kysely';
import type { ReportEnding } from '#contract/catalog/certificates/rules.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import type { CertificateReports } from '../../schema/tables.gen.ts';
import type { StatedReport } from './statement.ts';

/** A laboratory's report. `date` is YYYY-MM-DD; `file` is its name in the storage. */
export type ReportRow = {
  id: string;
  product_id: string;
  sku_id: string | null;
  certificate_id: string | null;
  laboratory: string;
  laboratory_hi: string;
  number: string;
  date: string | null;
  carat: number | null;
  measured: string;
  measured_hi: string;
  link: string | null;
  file: string;
  file_hash: string;
  attached_at: Date;
  attached_by: string | null;
  ended_at: Date | null;
  ended_as: ReportEnding | null;
  reason: string | null;
};

/** The columns of {@link ReportRow}, of a table named `r`. */
export const reportColumns = sql`
  r.id, r.product_id, r.sku_id, r.certificate_id, r.laboratory, r.laboratory_hi, r.number,
  to_char(r.reported_on, 'YYYY-MM-DD') as date, r.carat::float8 as carat, r.measured, r.measured_hi, r.link, r.file,
  r.file_hash, r.attached_at, r.attached_by, r.ended_at, r.ended_as, r.reason`;

/** Returns the reports in force for products and their variants, without those of single pieces. */
export async function reportsInForce(db: Reader, productIds: readonly string[]): Promise<ReportRow[]> {
  if (productIds.length === 0) return [];
  const { rows } = await sql<ReportRow>`
    select ${reportColumns} from certificate_reports r
     where r.product_id = any(${productIds}) and r.certificate_id is null and r.ended_at is null
     order by r.sku_id nulls first, r.attached_at`.execute(db);
  return rows;
}

/** Returns the reports in force of a product, if the public sees it. */
export async function reportsInShop(db: Reader, productId: string): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select ${reportColumns} from certificate_reports r join product_names p on p.id = r.product_id and p.on_sale
     where r.product_id = ${productId} and r.certificate_id is null and r.ended_at is null
     order by r.sku_id nulls first, r.attached_at`.execute(db);
  return rows;
}

/** Returns reports by their ids. */
export async function reportsById(db: Reader, ids: readonly string[]): Promise<Map<string, ReportRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<ReportRow>`
    select ${reportColumns} from certificate_reports r where r.id = any(${ids})`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Locks a report that is in force; undefined if there is none. */
export async function lockReport(tx: Tx, id: string): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`
    select ${reportColumns} from certificate_reports r where r.id = ${id} and r.ended_at is null for no key update`.execute(
    tx,
  );
  return rows[0];
}

/** Inserts a report. Throws the unique violation `certificate_reports_one` when its scope has one. */
export const insertReport = (tx: Tx, row: Insertable<CertificateReports>) =>
  tx.insertInto('certificate_reports').values(row).execute();

/** Ends a report. */
export const endReport = (
  tx: Tx,
  id: string,
  { at, by, as, reason }: { at: Date; by: string; as: ReportEnding; reason: string | null },
) =>
  tx
    .updateTable('certificate_reports')
    .set({ ended_at: at, ended_by: by, ended_as: as, reason })
    .where('id', '=', id)
    .execute();

/** Returns a report as statements name it. */
export const statedReport = (row: ReportRow): StatedReport => ({
  scope: row.certificate_id ? 'piece' : row.sku_id ? 'variant' : 'product',
  laboratory: { en: row.laboratory, hi: row.laboratory_hi || row.laboratory },
  number: row.number,
  date: row.date,
  carat: row.carat,
  measured: { en: row.measured, hi: row.measured_hi || row.measured },
  link: row.link,
  file: row.file_hash,
});
