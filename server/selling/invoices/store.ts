import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { indiaDay } from '#contract/core/india-time.ts';
import { newId } from '../../platform/core/id.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import type { InvoiceSnapshot } from '../../schema/column-types.ts';
import type { InvoiceLines, Invoices } from '../../schema/tables.gen.ts';
import { type Draft, sumOf } from './draft.ts';
import type { SubjectKind } from './invoice-sources.ts';

/** A row of `invoice_lines`. */
export type LineRow = Selectable<InvoiceLines>;
/** A row of `invoices`. */
export type InvoiceRow = Omit<Selectable<Invoices>, 'snapshot'> & { snapshot: InvoiceSnapshot };
/** A document with its lines. */
export type FullInvoice = { invoice: InvoiceRow; lines: LineRow[] };

/** Returns the first calendar year of the financial year of an instant: 1 April to 31 March, IST. */
export function financialYear(at: Date): number {
  const [year = 0, month = 1] = indiaDay(at).split('-').map(Number);
  return month >= 4 ? year : year - 1;
}

/**
 * Takes `count` consecutive numbers of a series and returns the first. The counter row stays locked until the
 * transaction ends, so that a rollback leaves no gap.
 */
async function takeNumbers(
  tx: Tx,
  { series, year, count }: { series: string; year: number; count: number },
): Promise<number> {
  const { last } = await tx
    .insertInto('invoice_counters')
    .values({ series, year, last: count })
    .onConflict((conflict) =>
      conflict
        .columns(['series', 'year'])
        .doUpdateSet({ last: sql<number>`invoice_counters.last + excluded.last` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last - count + 1;
}

const chunkSize = 500;

/** Numbers and writes drafts of one series and financial year, in order. */
export async function writeDrafts(tx: Tx, drafts: readonly Draft[]): Promise<void> {
  const [first] = drafts;
  if (!first) return;
  const { series } = first;
  const year = financialYear(first.at);
  const number = await takeNumbers(tx, { series, year, count: drafts.length });
  const rows = drafts.map((draft, i) => ({
    id: newId(draft.at),
    series,
    year,
    number: number + i,
    subject: draft.subject,
    subject_id: draft.subjectId,
    user_id: draft.userId,
    corrects: draft.corrects,
    issued_at: draft.at,
    taxable: sumOf(draft.lines, 'taxable'),
    cgst: sumOf(draft.lines, 'cgst'),
    sgst: sumOf(draft.lines, 'sgst'),
    igst: sumOf(draft.lines, 'igst'),
    total: sumOf(draft.lines, 'amount'),
    snapshot: JSON.stringify(draft.snapshot),
  }));
  const lines = drafts.flatMap((draft, i) =>
    draft.lines.map((line, position) => ({ ...line, invoice_id: rows[i]?.id ?? '', position })),
  );
  for (let at = 0; at < rows.length; at += chunkSize)
    await tx
      .insertInto('invoices')
      .values(rows.slice(at, at + chunkSize))
      .execute();
  for (let at = 0; at < lines.length; at += chunkSize)
    await tx
      .insertInto('invoice_lines')
      .values(lines.slice(at, at + chunkSize))
      .execute();
}

const asInvoice = (row: Selectable<Invoices>): InvoiceRow => ({
  ...row,
  snapshot: row.snapshot,
});

const linesOf = (db: Reader, ids: readonly string[]): Promise<LineRow[]> =>
  db
    .selectFrom('invoice_lines')
    .selectAll()
    .where('invoice_id', 'in', ids)
    .orderBy('invoice_id')
    .orderBy('position')
    .execute();

/** Returns the ids of sales of one kind that have an invoice. */
export async function invoicedAmong(
  db: Reader,
  { subject, ids }: { subject: SubjectKind; ids: readonly string[] },
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('invoices')
    .select('subject_id')
    .where('subject', '=', subject)
    .where('subject_id', 'in', ids)
    .where('series', '!=', 'credit')
    .execute();
  return new Set(rows.map((row) => row.subject_id));
}

/** Lists the documents of a sale with their lines: the invoice first, then its credit notes in order. */
export async function documentsOf(
  db: Reader,
  { subject, id }: { subject: SubjectKind; id: string },
): Promise<FullInvoice[]> {
  const rows = await db
    .selectFrom('invoices')
    .selectAll()
    .where('subject', '=', subject)
    .where('subject_id', '=', id)
    .orderBy(sql`corrects is not null`)
    .orderBy('issued_at')
    .orderBy('number')
    .execute();
  if (rows.length === 0) return [];
  const lines = Map.groupBy(
    await linesOf(
      db,
      rows.map(({ id }) => id),
    ),
    (line) => line.invoice_id,
  );
  return rows.map((row) => ({ invoice: asInvoice(row), lines: lines.get(row.id) ?? [] }));
}

/** Returns the invoices of orders with their lines, in any order, without credit notes. */
export async function invoicesOfOrders(db: Reader, orderIds: readonly string[]): Promise<FullInvoice[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('invoices')
    .selectAll()
    .where('subject', '=', 'order')
    .where('subject_id', 'in', orderIds)
    .where('series', '!=', 'credit')
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = Map.groupBy(await linesOf(db, ids), (line) => line.invoice_id);
  return rows.map((row) => ({ invoice: asInvoice(row), lines: lines.get(row.id) ?? [] }));
}

/** Returns a document by its id, with its lines. */
export async function findDocument(db: Reader, id: string): Promise<FullInvoice | null> {
  const row = await db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? { invoice: asInvoice(row), lines: await linesOf(db, [row.id]) } : null;
}

/** Locks the invoice of a sale until the transaction ends, which serialises its credits. */
export async function lockInvoice(
  tx: Tx,
  { subject, id }: { subject: SubjectKind; id: string },
): Promise<FullInvoice | null> {
  const row = await tx
    .selectFrom('invoices')
    .selectAll()
    .where('subject', '=', subject)
    .where('subject_id', '=', id)
    .where('series', '!=', 'credit')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ? { invoice: asInvoice(row), lines: await linesOf(tx, [row.id]) } : null;
}

/** Lists the lines of all credit notes of an invoice. */
export const creditedLines = (tx: Tx, invoiceId: string): Promise<LineRow[]> =>
  tx
    .selectFrom('invoice_lines as l')
    .innerJoin('invoices as i', 'i.id', 'l.invoice_id')
    .selectAll('l')
    .where('i.corrects', '=', invoiceId)
    .execute();

/** Returns the address on the last invoice of each user, by user id. */
export async function lastAddresses(
  db: Reader,
  userIds: readonly string[],
): Promise<Map<string, NonNullable<InvoiceSnapshot['buyer']['address']>>> {
  const rows = await db
    .selectFrom('invoices')
    .distinctOn('user_id')
    .select(['user_id', 'snapshot'])
    .where('user_id', 'in', userIds)
    .where(sql<boolean>`snapshot->'buyer'->'address' <> 'null'`)
    .orderBy('user_id')
    .orderBy('issued_at', 'desc')
    .execute();
  return new Map(
    rows.flatMap(({ user_id, snapshot }) => {
      const { address } = snapshot.buyer;
      return address ? [[user_id, address] as const] : [];
    }),
  );
}
