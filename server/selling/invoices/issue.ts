import { indiaDay } from '#contract/core/india-time.ts';
import type { Settings } from '../../base/settings/service.ts';
import type { AccountsService } from '../../people/accounts/service.ts';
import type { AddressesService } from '../../people/addresses/service.ts';
import { checkpoint } from '../../platform/core/checkpoint.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type Credit, draftCredit } from './credit.ts';
import { type Draft, draftInvoice, type Series } from './draft.ts';
import { findUninvoiced, type InvoiceItem } from './due-store.ts';
import type { InvoiceSources, SubjectKind } from './invoice-sources.ts';
import { creditedLines, financialYear, lastAddresses, lockInvoice, writeDrafts } from './store.ts';

/** A sale to invoice, and the date of its invoice. */
export type Issue = InvoiceItem & { at: Date };
/** A credit on a sale, and the date of its credit note. */
export type CreditIssue = Issue & Credit;

/** The services that issuing depends on. */
export type IssueParts = {
  accounts: AccountsService;
  addresses: AddressesService;
  invoiceSources: InvoiceSources;
};

// Every transaction takes numbers of the series in this order, which prevents deadlocks.
const order: readonly Series[] = ['bill', 'invoice', 'credit'];

/** Creates the issuer of documents. It takes numbers last, because the counter row stays locked until the commit. */
export function createInvoiceIssuer({ accounts, addresses, invoiceSources }: IssueParts) {
  async function read(tx: Tx, subject: SubjectKind, issues: readonly Issue[]) {
    const atOf = new Map(issues.map(({ id, at }) => [id, at]));
    const days = new Map(issues.map(({ id, at }) => [id, indiaDay(at)]));
    const billed = (await invoiceSources[subject]?.read(tx, days)) ?? [];
    // Checked after the locks, so that no concurrent invoice or cancellation is missed.
    const due = await findUninvoiced(tx, subject, [...atOf.keys()]);
    return billed
      .filter(({ subjectId }) => due.has(subjectId))
      .map((one) => ({ subject, billed: one, at: atOf.get(one.subjectId) as Date }));
  }

  async function draftsOf(tx: Tx, issues: readonly Issue[], settings: Settings): Promise<Draft[]> {
    const bySubject = Map.groupBy(issues, ({ subject }) => subject);
    const found: Awaited<ReturnType<typeof read>> = [];
    for (const [subject, list] of bySubject) found.push(...(await read(tx, subject, list)));
    if (found.length === 0) return [];
    const people = await accounts.findPeople(
      found.map(({ billed }) => billed.userId),
      tx,
    );
    const unplaced = [...new Set(found.flatMap(({ billed }) => (billed.address ? [] : [billed.userId])))];
    const saved = unplaced.length > 0 ? await addresses.onRecord(tx, unplaced) : new Map();
    const invoiced = unplaced.length > 0 ? await lastAddresses(tx, unplaced) : new Map();
    return found.map(({ subject, billed, at }) => {
      const { userId } = billed;
      const person = people.get(userId);
      if (!person) throw new Error('sale without a buyer');
      const onRecord = saved.get(userId) ?? invoiced.get(userId) ?? null;
      return draftInvoice(subject, billed, { settings, person, onRecord, at });
    });
  }

  async function write(tx: Tx, drafts: readonly Draft[]): Promise<void> {
    for (const series of order) {
      const own = drafts.filter((draft) => draft.series === series);
      const byYear = Map.groupBy(own, ({ at }) => financialYear(at));
      for (const year of [...byYear.keys()].sort((a, b) => a - b)) {
        const inOrder = (byYear.get(year) ?? []).sort((a, b) => a.at.getTime() - b.at.getTime());
        await writeDrafts(tx, inOrder);
      }
    }
  }

  return {
    /** Writes the due invoices and then the credit notes. Runs in the caller's transaction, as its last step. */
    async issue(
      tx: Tx,
      {
        issues,
        credits,
        settings,
      }: { issues: readonly Issue[]; credits: readonly CreditIssue[]; settings: Settings },
    ): Promise<void> {
      const drafts = await draftsOf(tx, issues, settings);
      await write(tx, drafts);
      for (const credit of credits) {
        const invoice = await lockInvoice(tx, credit);
        if (!invoice) continue;
        const draft = draftCredit(invoice, await creditedLines(tx, invoice.invoice.id), credit);
        if (draft) await write(tx, [draft]);
      }
      if (drafts.length + credits.length > 0) await checkpoint('invoice.uncommitted');
    },
  };
}
