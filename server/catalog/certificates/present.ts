import { formatCode } from '#contract/catalog/certificates/code.ts';
import type {
  OwnPiece,
  ProductReport,
  PublicReport,
  VerifiedPiece,
} from '#contract/catalog/certificates/endpoints.ts';
import type { PieceState } from '#contract/catalog/certificates/rules.ts';
import type { PieceRow } from './piece-store.ts';
import { type ReportRow, statedReport } from './report-store.ts';
import { choiceOf, readStatement, type Statement } from './statement.ts';

/** Returns the address of a stored report file. */
export const fileUrl = (file: string): string => `/media/${file}`;

/**
 * Returns what is known of a piece today, from its order, the refunds and the accepted return of its line, and what staff
 * noted.
 */
export function stateOf(
  piece: Pick<
    PieceRow,
    'status' | 'came_back_at' | 'returned' | 'refunded' | 'unsent' | 'quantity' | 'noted' | 'unit'
  >,
): PieceState {
  const { quantity, refunded, unsent, noted } = piece;
  if (piece.status === 'Cancelled' || refunded >= quantity || piece.unit > quantity - unsent)
    return 'cancelled';
  // Which of several pieces was refunded after it was sent is as unknown as which one was returned.
  const gone = piece.returned + refunded - unsent;
  if (gone >= quantity - unsent) return 'returned';
  if (piece.came_back_at && noted <= gone) return 'returned';
  return gone > noted ? 'some_returned' : 'genuine';
}

/** Formats a report for everyone. Withdrawn ones show no file. */
export function presentReport(row: ReportRow): PublicReport {
  const { scope, laboratory, number, date, carat, measured, link } = statedReport(row);
  const withdrawn = row.ended_as === 'withdrawn';
  return {
    ...{ scope, laboratory, number, date, carat, measured, link },
    file: withdrawn ? null : fileUrl(row.file),
    withdrawn,
  };
}

/** Formats a report that is in force for a product or a variant. */
export const presentProductReport = (row: ReportRow): ProductReport => ({
  ...presentReport(row),
  skuId: row.sku_id,
});

/**
 * Returns the report that a piece was sold with: the words of the signed statement, and from the stored row the file and
 * whether it was withdrawn. A statement whose report's row is gone shows no file.
 */
function reportOf(stated: Statement['report'], row: ReportRow | undefined): PublicReport | null {
  if (!stated) return null;
  const withdrawn = row?.ended_as === 'withdrawn';
  const { file: hash, ...words } = stated;
  return {
    ...words,
    file: row && !withdrawn && row.file_hash === hash ? fileUrl(row.file) : null,
    withdrawn,
  };
}

/** Formats a piece for everyone. Its statement must have been checked. What it says comes from the signed text. */
export function presentPiece(row: PieceRow, report: ReportRow | undefined): VerifiedPiece {
  const said = readStatement(row.statement);
  return {
    code: said.code,
    state: stateOf(row),
    ...said.item,
    picture: row.snapshot.image,
    facts: said.facts,
    report: reportOf(said.report, report),
    pieces: row.quantity,
    returned: row.returned,
    soldOn: said.soldOn,
    seller: said.seller.name,
    signedAt: said.signedAt,
    revision: said.revision,
    statement: row.statement,
    signature: row.signature.toString('base64'),
    keyId: row.key_id,
  };
}

/** Formats a piece for its buyer. */
export const presentOwnPiece = (row: PieceRow): OwnPiece => ({
  code: formatCode(row.code),
  itemId: row.order_item_id,
  unit: row.unit,
  name: { en: row.snapshot.name, hi: row.snapshot.nameHi ?? row.snapshot.name },
  choice: choiceOf(row.snapshot),
  state: stateOf(row),
});
