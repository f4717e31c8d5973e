import type { AuditService } from '../../base/audit/service.ts';
import type { PdfService } from '../../base/pdf/service.ts';
import type { Settings, SettingsService } from '../../base/settings/service.ts';
import { beforeCommit, type Tx, transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Credit } from './credit.ts';
import { findMissing, type InvoiceItem, lockCatchUp } from './due-store.ts';
import type { SubjectKind } from './invoice-sources.ts';
import { type CreditIssue, createInvoiceIssuer, type Issue, type IssueParts } from './issue.ts';
import { createInvoiceReading } from './read-documents.ts';
import { createRegister } from './register.ts';

export type { Credit } from './credit.ts';
export type {
  InvoicedLine as BilledLine,
  InvoicedSale,
  InvoiceReference as Found,
  InvoiceSource,
} from './invoice-sources.ts';

/** The services that invoices depend on. */
export type InvoiceParts = IssueParts & {
  settings: SettingsService;
  pdfs: PdfService;
  audit: AuditService;
};

/** Tax invoices, bills of supply and credit notes of all sales. */
export type InvoicesService = ReturnType<typeof createInvoices>;

type PendingDocuments = { issues: Issue[]; credits: CreditIssue[] };

const batch = 200;

/** Creates the invoices service. */
export function createInvoices({ db, now }: Pick<Platform, 'db' | 'now'>, parts: InvoiceParts) {
  const { settings, invoiceSources } = parts;
  const { issue } = createInvoiceIssuer(parts);
  const pending = new WeakMap<Tx, PendingDocuments>();

  /** Returns the documents that a transaction has queued. They are written together, just before its commit. */
  function pendingOf(tx: Tx): PendingDocuments {
    const known = pending.get(tx);
    if (known) return known;
    const fresh: PendingDocuments = { issues: [], credits: [] };
    pending.set(tx, fresh);
    beforeCommit(tx, async () => issue(tx, { ...fresh, settings: await settings.all(tx) }));
    return fresh;
  }

  /** Invoices a batch of due sales without an invoice. Returns their number. */
  const catchUp = () =>
    transact(db, async (tx) => {
      await lockCatchUp(tx);
      const missing = await findMissing(tx, { kinds: Object.keys(invoiceSources), limit: batch });
      const issues = missing.map((one) => ({ ...one, at: now() }));
      await issue(tx, { issues, credits: [], settings: await settings.all(tx) });
      return missing.length;
    });

  return {
    ...createInvoiceReading(db, { invoiceSources, pdfs: parts.pdfs }),
    ...createRegister({ db, now }, parts),

    /**
     * Queues the invoice of a sale. Call it when a sale may have become due: an order paid or shipped, a
     * report paid, a chat settled. If it is due and has no invoice, the invoice is numbered and written at
     * the end of the transaction (`transact`).
     */
    due(tx: Tx, subject: SubjectKind, id: string): void {
      pendingOf(tx).issues.push({ subject, id, at: now() });
    },

    /**
     * Queues a credit note for an invoiced order, written at the end of the transaction (`transact`).
     * `amount` is in paise with GST, or 'rest' for all that is left. `lines` names the pieces by the ids of
     * the order lines. Does nothing without an invoice (a cash order that was never shipped). Throws, and so
     * rolls back, if the credit exceeds the remainder.
     */
    creditNote(tx: Tx, { orderId, ...credit }: Credit & { orderId: string }): void {
      pendingOf(tx).credits.push({ subject: 'order', id: orderId, at: now(), ...credit });
    },

    /** Queues a credit note for a report or a chat; see `creditNote`. */
    creditService(tx: Tx, { subject, id, ...credit }: Credit & InvoiceItem): void {
      pendingOf(tx).credits.push({ subject, id, at: now(), ...credit });
    },

    /** Writes backdated invoices, each dated when it was due, with the given settings instead of the stored ones. */
    backdate: (tx: Tx, issues: readonly Issue[], given: Settings): Promise<void> =>
      issue(tx, { issues, credits: [], settings: given }),

    /** Invoices due sales without an invoice, The law requires them to be dated today. */
    async sweep(): Promise<number> {
      let done = 0;
      for (;;) {
        const found = await catchUp();
        if (typeof found !== 'number') break;
        done += found;
        if (found < batch) break;
      }
      return done;
    },
  };
}
