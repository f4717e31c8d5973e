/** The kind of a document, by rules 46, 46A, 49 and 53 of the CGST Rules. */
export type InvoiceDocument = 'tax_invoice' | 'bill_of_supply' | 'invoice_cum_bill' | 'credit_note';

/** A name in both languages. */
export interface InBoth {
  en: string;
  hi: string;
}

/** A state with its GST code. */
export interface InvoiceState {
  code: string;
  name: InBoth;
}

/** The amounts of a line or of all lines, in paise. */
export interface InvoiceMoney {
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
}

/**
 * A line of a document. `rate` is the whole GST in basis points. `gross` is the price before and `amount`
 * after its share of the discount, both with GST.
 */
export interface InvoiceLine extends InvoiceMoney {
  name: InBoth;
  detail: InBoth;
  hsn: string;
  /** Null for delivery, and when only a part of the value is credited. */
  quantity: number | null;
  unit: string;
  rate: number;
  gross: number;
  amount: number;
  /** Null in credit notes, services and documents of before. */
  certificates: LineCodes | null;
}

/** The codes of a line's first pieces, with hyphens, and the number of all its pieces. */
export interface LineCodes {
  codes: readonly string[];
  pieces: number;
}

/** An invoice, bill of supply or credit note for print. Amounts in paise; times in IST (ISO 8601). */
export interface InvoiceData {
  document: InvoiceDocument;
  number: string;
  issuedAt: string;
  seller: {
    legalName: string;
    gstin: string | null;
    address: readonly string[];
    state: InvoiceState;
    email: string;
    phone: string;
    signatory: string;
  };
  buyer: {
    name: string;
    email: string;
    /** Null without one. */
    gstin: string | null;
    /** Address lines; empty if no address is on record. */
    address: readonly string[];
    phone: string;
    state: InvoiceState | null;
  };
  /** Where the items went, if another address is billed; null otherwise. */
  delivery: { name: string; address: readonly string[]; phone: string; state: InvoiceState } | null;
  place: InvoiceState;
  tax: 'state' | 'union' | 'interstate';
  about: { reference: string; at: string; payment: 'online' | 'cod' | 'wallet'; service: boolean };
  corrects: { number: string; issuedAt: string; reason: 'cancelled' | 'refunded' | 'returned' } | null;
  lines: readonly InvoiceLine[];
  /** The address in the QR code, where the pieces are verified; null without codes. */
  verifyAt: string | null;
  sums: InvoiceMoney & { total: number };
  /** The total in words. */
  inWords: InBoth;
}
