import type { Lang } from '#contract/core/errors.ts';
import type { ShippingAddress } from '#contract/orders/endpoints.ts';
import type { Paise } from '../platform/core/money.ts';
import type { Reader, Tx } from '../platform/database/database.ts';

/** What can be invoiced: an order of goods, a reading, a chat. */
export type SubjectKind = 'order' | 'reading' | 'chat';

/** Why a credit note is given. */
export type CreditReason = 'cancelled' | 'refunded' | 'returned';

/** A text in both languages. */
export type Both = { en: string; hi: string };

/** One line to be billed, GST included in its price. */
export type BilledLine = {
  /** The line of the order, by which parts of it can be credited; null for services. */
  itemId: string | null;
  name: string;
  nameHi: string | null;
  /** What tells it from its like: size, variant, whom a reading is about. */
  detail: Both;
  /** HSN code; null for a service, whose code and rate are those of the settings. */
  hsn: string | null;
  /** GST in basis points on the day of the invoice; null where the thing has no rate of its own. */
  rate: number | null;
  price: Paise;
  quantity: number;
  /** Unit quantity code of the GST portal: NOS (pieces), OTH (minutes). */
  unit: 'NOS' | 'OTH';
};

/** Something to be billed, as its own domain knows it. */
export type InvoicedSale = {
  subjectId: string;
  /** What the buyer calls it by: the order's id, the reading's order id, the chat's id. */
  reference: string;
  userId: string;
  language: Lang;
  /** When it was ordered, or ended. */
  at: Date;
  payment: 'online' | 'cod' | 'wallet';
  /** Where goods go; null for services. */
  address: ShippingAddress | null;
  lines: readonly BilledLine[];
  delivery: Paise;
  /** What the buyer pays for all of it. */
  total: Paise;
};

/** Something that may have an invoice; `awaits` says what must happen before it gets one, null when it is due or will never be. */
export type Found = { subjectId: string; userId: string; awaits: 'payment' | 'shipping' | null };

/** What a domain answers whose things are billed. Which of them are due is decided in one place, `due.ts`. */
export type InvoiceSource = {
  /** Reads and locks these things; the day of each (YYYY-MM-DD, India) decides its rates. */
  read(tx: Tx, days: ReadonlyMap<string, string>): Promise<InvoicedSale[]>;
  /** The thing that its buyer calls by this id. */
  find(db: Reader, reference: string): Promise<Found | null>;
};

/** The billers by kind; each domain whose things are billed adds its own at start-up. */
export type InvoiceSources = {
  add(kind: SubjectKind, biller: InvoiceSource): void;
  of(kind: SubjectKind): InvoiceSource;
  kinds(): SubjectKind[];
};

/** Makes the register. `of` throws for a kind nobody added. */
export function createBillers(): InvoiceSources {
  const billers = new Map<SubjectKind, InvoiceSource>();
  return {
    add: (kind, biller) => void billers.set(kind, biller),
    of(kind) {
      const biller = billers.get(kind);
      if (!biller) throw new Error(`Nobody bills "${kind}"`);
      return biller;
    },
    kinds: () => [...billers.keys()],
  };
}
