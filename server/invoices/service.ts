import { sql } from 'kysely';
import type { PdfService } from '../pdf/service.ts';
import { beforeCommit, type Tx, transact } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { Settings, SettingsService } from '../settings/service.ts';
import type { Credit } from './credit.ts';
import { findMissing, type InvoiceItem } from './due.ts';
import { createBillers, type SubjectKind } from './invoice-sources.ts';
import { type CreditIssue, createIssuing, type Issue, type IssueParts } from './issue.ts';
import { createInvoiceReading } from './reading.ts';

export type { Credit } from './credit.ts';
export type {
  BilledLine,
  Found,
  InvoicedSale as Billed,
  InvoiceSource as Biller,
} from './invoice-sources.ts';

/** What invoices call. */
export type InvoiceParts = Omit<IssueParts, 'billers'> & {
  settings: SettingsService;
  pdfs: PdfService;
};

/** Tax invoices, bills of supply and credit notes of everything that is sold. */
export type InvoicesService = ReturnType<typeof createInvoices>;

type Wanted = { issues: Issue[]; credits: CreditIssue[] };

const batch = 200;
const lookEveryMs = 3_600_000;
// One process catches up, others find it done.
const catchUpLock = 0x696e766f;

/** Makes the invoices service. */
export function createInvoices({ db, now }: Pick<Platform, 'db' | 'now'>, parts: InvoiceParts) {
  const { settings } = parts;
  const billers = createBillers();
  const { issue } = createIssuing({ ...parts, billers });
  const wanted = new WeakMap<Tx, Wanted>();
  let nextLook = 0;

  /** What a transaction wants written; it is written as its last act, all at once. */
  function wantedOf(tx: Tx): Wanted {
    const known = wanted.get(tx);
    if (known) return known;
    const fresh: Wanted = { issues: [], credits: [] };
    wanted.set(tx, fresh);
    beforeCommit(tx, async () => issue(tx, { ...fresh, settings: await settings.all(tx) }));
    return fresh;
  }

  /** Invoices a batch of what was due before invoices were written; answers how many there were. */
  const catchUp = () =>
    transact(db, async (tx) => {
      await sql`select pg_advisory_xact_lock(${catchUpLock})`.execute(tx);
      const missing = await findMissing(tx, batch);
      const issues = missing.map((one) => ({ ...one, at: now() }));
      await issue(tx, { issues, credits: [], settings: await settings.all(tx) });
      return missing.length;
    });

  return {
    /** Each domain whose things are billed adds itself here. */
    billers,
    ...createInvoiceReading(db, { billers, pdfs: parts.pdfs }),

    /**
     * Call it whenever something may have become due: an order paid or shipped, a reading paid, a chat settled. If it is due and has
     * no invoice yet, its invoice is written at the end of this transaction (`transact`), and its number taken there.
     */
    due(tx: Tx, subject: SubjectKind, id: string): void {
      wantedOf(tx).issues.push({ subject, id, at: now() });
    },

    /**
     * Gives a credit note for an invoiced order, at the end of this transaction (`transact`): `amount` paise of it, GST included, or
     * all that is left ('rest'). `lines` names the pieces it is for, by the ids of the order's lines. Nothing happens when there is no
     * invoice (a cash order that never left us). Throws, and so rolls back, when more is credited than is left of the invoice.
     */
    creditNote(tx: Tx, { orderId, ...credit }: Credit & { orderId: string }): void {
      wantedOf(tx).credits.push({ subject: 'order', id: orderId, at: now(), ...credit });
    },

    /** The same for a reading or a chat. */
    creditService(tx: Tx, { subject, id, ...credit }: Credit & InvoiceItem): void {
      wantedOf(tx).credits.push({ subject, id, at: now(), ...credit });
    },

    /** Writes the invoices of the past, each dated when it was due; with these settings, whatever stands in the rows. */
    backdate: (tx: Tx, issues: readonly Issue[], given: Settings): Promise<void> =>
      issue(tx, { issues, credits: [], settings: given }),

    /** Once an hour, and first at start-up: invoices for what was due and has none. Dated today, as the law asks. */
    async sweep(): Promise<number> {
      if (now().getTime() < nextLook) return 0;
      let done = 0;
      for (;;) {
        const found = await catchUp();
        if (typeof found !== 'number') break;
        done += found;
        if (found < batch) break;
      }
      nextLook = now().getTime() + lookEveryMs;
      return done;
    },
  };
}
