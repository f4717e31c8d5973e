import type { PdfRequest } from '#contract/base/pdf/documents.ts';
import { inIndia } from '#contract/core/india-time.ts';
import type { Lang } from '#languages/list.ts';
import type { Statement } from './statement.ts';
import { words } from './words.ts';

/** The maximum number of lines in a PDF, about thirty pages. Longer statements are available as CSV. */
export const linesOnPdf = 1000;

/** The language, account holder and shop of a statement. */
export type StatementFrame = {
  lang: Lang;
  holder: { name: string; email: string };
  shop: { name: string; address: string[]; email: string; phone: string };
};

/** Builds the PDF request of a month's statement. */
export function statementPdf(statement: Statement, { lang, holder, shop }: StatementFrame): PdfRequest {
  const { name: brand, address, email, phone } = shop;
  const { month, opening, closing } = statement;
  const lines = statement.lines.map(({ at, kind, amount, balance }) => ({
    at: inIndia(at),
    what: words[lang].transactions[kind],
    amount,
    balance,
  }));
  const data = { holder, shop: { address, email, phone }, month, opening, lines, closing };
  return { kind: 'statement', data, lang, brand };
}
