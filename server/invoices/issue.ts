import type { AccountsService } from '../accounts/service.ts';
import type { AddressesService } from '../addresses/service.ts';
import { checkpoint } from '../platform/core/checkpoint.ts';
import { indiaDay } from '../platform/core/india-time.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Settings } from '../settings/service.ts';
import { type Credit, draftCredit } from './credit.ts';
import { type Draft, draftInvoice, type Series } from './draft.ts';
import { type InvoiceItem, stillDue } from './due.ts';
import { financialYear } from './financial-year.ts';
import type { InvoiceSources, SubjectKind } from './invoice-sources.ts';
import { creditedLines, lastAddresses, lockInvoice, writeDrafts } from './store.ts';

/** Somebody's supply that is billed at an instant. */
export type Issue = InvoiceItem & { at: Date };
/** A credit for a supply at an instant. */
export type CreditIssue = Issue & Credit;

/** What issuing calls. */
export type IssueParts = { accounts: AccountsService; addresses: AddressesService; billers: InvoiceSources };

// Every transaction takes numbers of the series in this order, so that no two wait for each other.
const order: readonly Series[] = ['bill', 'invoice', 'credit'];

/** Makes the writing of documents: reads what is billed, and only then takes numbers, in as few steps as there can be. */
export function createIssuing({ accounts, addresses, billers }: IssueParts) {
  async function read(tx: Tx, subject: SubjectKind, issues: readonly Issue[]) {
    const atOf = new Map(issues.map(({ id, at }) => [id, at]));
    const days = new Map(issues.map(({ id, at }) => [id, indiaDay(at)]));
    const billed = await billers.of(subject).read(tx, days);
    // After the locks: nobody else has billed or cancelled them since.
    const due = await stillDue(tx, subject, [...atOf.keys()]);
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
    const kept = unplaced.length > 0 ? await addresses.onRecord(tx, unplaced) : new Map();
    const before = unplaced.length > 0 ? await lastAddresses(tx, unplaced) : new Map();
    return found.map(({ subject, billed, at }) => {
      const { userId } = billed;
      const person = people.get(userId);
      if (!person) throw new Error('A supply without its buyer');
      const onRecord = kept.get(userId) ?? before.get(userId) ?? null;
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
    /** Writes the invoices that are due among these, and then these credits. In the caller's transaction, as its last act. */
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
