import type { InvoiceData } from '../invoices/data.ts';
import type { KundliData, MatchingData, PanchangData, ReportLang } from '../reports/data.ts';

/** A month of a wallet for print. Amounts are paise; times are Indian wall time (ISO 8601). */
export interface StatementData {
  holder: { name: string; email: string };
  /** The shop's address, one line each, and its contact details. */
  shop: { address: readonly string[]; email: string; phone: string };
  /** YYYY-MM. */
  month: string;
  opening: number;
  /** Oldest first. `amount` is negative for money that went out. */
  lines: readonly { at: string; what: string; amount: number; balance: number }[];
  closing: number;
}

/** The data of each kind of document for print. */
export interface PdfData {
  kundli: KundliData;
  matching: MatchingData;
  panchang: PanchangData;
  statement: StatementData;
  invoice: InvoiceData;
}

/** A kind of document. */
export type PdfKind = keyof PdfData;

/** A request for a document: its kind, data and language, and the shop's name. */
export type PdfRequest = {
  [K in PdfKind]: { kind: K; data: PdfData[K]; lang: ReportLang; brand?: string };
}[PdfKind];
