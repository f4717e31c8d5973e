import type { KundliData, MatchingData, PanchangData, ReportLang } from '../../astrology/reports/data.ts';
import type { Facts } from '../../catalog/products/facts/schema.ts';
import type { InvoiceData } from '../../selling/invoices/data.ts';

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

/** The sender of parcels: the shop's name, its address, one line each, and its phone. */
export interface ParcelSender {
  name: string;
  address: readonly string[];
  phone: string;
}

/** The text on the outside of a parcel. `toCollect` is in paise, 0 when nothing is to be paid. */
export interface Parcel {
  orderNumber: string;
  to: {
    name: string;
    /** Street and landmark. */
    lines: readonly string[];
    city: string;
    state: { en: string; hi: string };
    pincode: string;
    phone: string;
  };
  toCollect: number;
  courier: { name: string; number: string } | null;
}

/** A line of a packing slip. `code` and `shelf` are those of the SKU; empty without one. */
export interface SlipLine {
  code: string;
  shelf: string;
  name: { en: string; hi: string };
  /** The variant or the size; empty without one. */
  choice: { en: string; hi: string };
  quantity: number;
  customised: boolean;
  /** What its buyer filled in. The value of a photo is null: it is on the page of the order. */
  filled: readonly { label: { en: string; hi: string }; value: { en: string; hi: string } | null }[];
}

/** The contents of one parcel. */
export interface PackingSlip extends Parcel {
  /** IST (ISO 8601). */
  placedAt: string;
  /** What the buyer wrote with the order; '' for nothing. */
  buyerNote: string;
  lines: readonly SlipLine[];
  /** How many of its lines are to be energised, and how many of them are not yet. */
  energised: { all: number; open: number };
  /** Notes of the staff, when they are asked for. */
  notes: readonly string[];
}

/** The packing slips of several orders, a page of A5 for each or more. */
export interface SlipsData {
  from: ParcelSender;
  slips: readonly PackingSlip[];
}

/** The address labels of several orders: each on a page of A6, or four on a page of A4. */
export interface LabelsData {
  from: ParcelSender;
  size: 'a6' | 'a4';
  labels: readonly Parcel[];
}

/** The invoices of several orders, each in the language of its buyer and with the name of the shop on its day. */
export interface InvoicesData {
  invoices: readonly { data: InvoiceData; lang: ReportLang; brand: string }[];
}

/** The data of each kind of document for print. */
export interface PdfData {
  kundli: KundliData;
  matching: MatchingData;
  panchang: PanchangData;
  statement: StatementData;
  invoice: InvoiceData;
  certificates: CertificateCardsData;
  slips: SlipsData;
  labels: LabelsData;
  invoices: InvoicesData;
}

/** A kind of document. */
export type PdfKind = keyof PdfData;

/** The shop's own pictures at the head of a document, as data URLs of PNG. */
export interface ShopMark {
  /** Square. */
  icon: string;
  /** Replaces mark and name. Sizes in pixels. */
  logo: { picture: string; width: number; height: number } | null;
  /** The names of the shop that the logo stands for. A document of an earlier name shows that name. */
  names: readonly string[];
}

/** A request for a document: its kind, data and language, the shop's name, and its mark if it has one of its own. */
export type PdfRequest = {
  [K in PdfKind]: { kind: K; data: PdfData[K]; lang: ReportLang; brand: string; mark?: ShopMark | null };
}[PdfKind];
