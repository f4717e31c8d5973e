import type { LineCodes } from '#contract/selling/invoices/data.ts';
import type { BillingDetails, ShippingAddress } from '#contract/selling/orders/endpoints.ts';
import type { Lang } from '#languages/list.ts';
import type { Paise } from '../../platform/core/money.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';

/** The kinds of sales that are invoiced. A reading is a report. */
export type SubjectKind = 'order' | 'reading' | 'chat';

/** The reason of a credit note. */
export type CreditReason = 'cancelled' | 'refunded' | 'returned';

/** A text in both languages. */
export type Both = { en: string; hi: string };

/** A line to invoice. The price includes GST. */
export type InvoicedLine = {
  /** The id of the order line, by which pieces are credited; null for services. */
  itemId: string | null;
  name: string;
  nameHi: string | null;
  /** Distinguishes similar lines: the size, the variant, the person of a report. */
  detail: Both;
  /** HSN code; null for a service, which takes code and rate from the settings. */
  hsn: string | null;
  /** GST in basis points on the day of the invoice; null for the rate of the settings. */
  rate: number | null;
  price: Paise;
  quantity: number;
  /** The line's part of the discount; null if the discount is shared by value. */
  discount?: Paise | null;
  /** Unit quantity code of the GST portal: NOS (pieces), OTH (minutes). */
  unit: 'NOS' | 'OTH';
  /** A service among items, which is not delivered. */
  service?: boolean;
};

/** A sale to invoice, as its domain describes it. */
export type InvoicedSale = {
  subjectId: string;
  /** The id that the buyer knows: of the order, of the report's order, or of the chat. */
  reference: string;
  userId: string;
  language: Lang;
  /** The time of the order, or the end of the chat. */
  at: Date;
  payment: 'online' | 'cod' | 'wallet';
  /** The buyer's GSTIN, if they gave one. */
  gstin?: string | null;
  /** The registered name and billing address of the GSTIN; null or absent when the delivery address is billed. */
  billing?: BillingDetails | null;
  /** The delivery address; null for services. */
  address: ShippingAddress | null;
  lines: readonly InvoicedLine[];
  /** The codes of the pieces by order line, and the address where they are verified; absent for services. */
  certificates?: { verifyAt: string; lines: Record<string, LineCodes> } | null;
  delivery: Paise;
  /** The total amount that the buyer pays. */
  total: Paise;
};

/** A sale that may have an invoice. `awaits` is what must happen first; null if it is due or never will be. */
export type InvoiceReference = { subjectId: string; userId: string; awaits: 'payment' | 'shipping' | null };

/** A domain whose sales are invoiced. Which sales are due is decided in one place, the view `due_supplies`. */
export type InvoiceSource = {
  /** Reads and locks sales. The day of each (YYYY-MM-DD, IST) decides its tax rates. */
  read(tx: Tx, days: ReadonlyMap<string, string>): Promise<InvoicedSale[]>;
  /** Finds a sale by the id that its buyer knows. */
  find(db: Reader, reference: string): Promise<InvoiceReference | null>;
};

/** The invoice sources by kind. Each is in the module of its domain, and missing when that is left out. */
export type InvoiceSources = Readonly<Partial<Record<SubjectKind, InvoiceSource>>>;
