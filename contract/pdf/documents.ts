import type { Facts } from '../catalog/facts/schema.ts';
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

/** The card of a sold piece. Nothing on it is about the buyer. */
export interface CertificateCard {
  /** With hyphens. */
  code: string;
  /** The full address of its public page, which is in the QR code. */
  address: string;
  name: { en: string; hi: string };
  /** The variant or size; empty if there is none. */
  choice: string;
  gram: number | null;
  facts: Facts | null;
  report: { laboratory: { en: string; hi: string }; number: string } | null;
  /** YYYY-MM-DD. */
  soldOn: string;
}

/** The cards of an order's pieces. */
export interface CertificateCardsData {
  cards: readonly CertificateCard[];
}

/** The data of each kind of document for print. */
export interface PdfData {
  kundli: KundliData;
  matching: MatchingData;
  panchang: PanchangData;
  statement: StatementData;
  invoice: InvoiceData;
  certificates: CertificateCardsData;
}

/** A kind of document. */
export type PdfKind = keyof PdfData;

/** A request for a document: its kind, data and language, and the shop's name. */
export type PdfRequest = {
  [K in PdfKind]: { kind: K; data: PdfData[K]; lang: ReportLang; brand?: string };
}[PdfKind];
