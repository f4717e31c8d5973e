import type { CertificateCard, PdfRequest } from '#contract/base/pdf/documents.ts';
import { formatCode, verifyPath } from '#contract/catalog/certificates/code.ts';
import { printedCards } from '#contract/catalog/certificates/rules.ts';
import type { Lang } from '#languages/list.ts';
import type { PdfService } from '../../base/pdf/service.ts';
import { type SettingsService, shopName } from '../../base/settings/service.ts';
import { type AppError, appError } from '../../platform/core/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { buyerOf, type PieceRow, piecesOf } from './piece-store.ts';
import { stateOf } from './present.ts';
import { readStatement } from './statement.ts';

/** Returns the card of a piece. What it says comes from the signed statement. */
function cardOf(row: PieceRow, publicUrl: string): CertificateCard {
  const { item, facts, report, soldOn } = readStatement(row.statement);
  return {
    code: formatCode(row.code),
    address: publicUrl + verifyPath(row.code),
    name: item.name,
    choice: item.choice,
    gram: item.gram,
    facts,
    report: report && { laboratory: report.laboratory, number: report.number },
    soldOn,
  };
}

/** Creates the printer of cards: one page of A6 a piece, at most {@link printedCards} of them. */
export function createCertificateCards(
  { db, publicUrl }: { db: Database; publicUrl: string },
  { pdfs, settings }: { pdfs: PdfService; settings: SettingsService },
) {
  async function print(
    orderId: string,
    lang: Lang,
    person: string,
    gone?: AbortSignal,
  ): Promise<Buffer | AppError> {
    // No card for a piece that is not in the parcel.
    const pieces = (await piecesOf(db, orderId)).filter((row) => stateOf(row) !== 'cancelled');
    if (pieces.length === 0) return appError('certificates_not_yet');
    const cards = pieces.slice(0, printedCards).map((row) => cardOf(row, publicUrl));
    const brand = shopName(await settings.all(), lang);
    const request: PdfRequest = { kind: 'certificates', data: { cards }, lang, brand };
    return pdfs.file(request, person, gone);
  }

  return {
    /** Returns the cards of an order for its buyer. */
    async ownCards(
      orderId: string,
      lang: Lang,
      userId: string,
      gone?: AbortSignal,
    ): Promise<Buffer | AppError> {
      return (await buyerOf(db, orderId)) === userId
        ? print(orderId, lang, userId, gone)
        : appError('order_not_found');
    },
    /** Returns the cards of an order for staff. */
    async cards(orderId: string, lang: Lang, by: string, gone?: AbortSignal): Promise<Buffer | AppError> {
      return (await buyerOf(db, orderId)) ? print(orderId, lang, by, gone) : appError('order_not_found');
    },
  };
}
