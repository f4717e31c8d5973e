import type { Wallet } from '#contract/wallet/endpoints.ts';
import { earningsOf, walletOf } from '../ledger/service.ts';
import type { PdfService } from '../pdf/service.ts';
import { AppError, appError } from '../platform/core/app-error.ts';
import { asPaise, type Paise, toRupees } from '../platform/core/money.ts';
import type { Platform } from '../platform/platform.ts';
import { monthBounds, monthOf, readStatement, type Statement } from './statement.ts';
import { linesOnPdf, statementPdf } from './statement-pdf.ts';
import { readMonth } from './store.ts';
import { createTopUps, type TopUpParts } from './top-ups.ts';
import { readTransactions } from './transactions.ts';
import { readPayoutSums } from './withdrawal-store.ts';
import { createWithdrawals, type WithdrawalParts } from './withdrawals.ts';

export { paidByHand } from './payouts.ts';
export { statementCsv } from './statement.ts';

/** The wallet service: balances of customers, earnings and withdrawals of astrologers. */
export type WalletService = ReturnType<typeof createWallet>;

/** Creates the wallet service. */
export function createWallet(
  platform: Pick<Platform, 'db' | 'now'>,
  parts: TopUpParts & WithdrawalParts & { pdfs: PdfService },
) {
  const { db } = platform;
  const { ledger, accounts, pdfs, settings } = parts;
  const topUps = createTopUps(platform, parts);
  const withdrawals = createWithdrawals(platform, parts);

  /** Returns the spendable and the withdrawable balance, in paise. */
  async function balances(userId: string): Promise<{ spendable: Paise; withdrawable: Paise }> {
    const found = await ledger.balances(db, [walletOf(userId), earningsOf(userId)]);
    return {
      spendable: asPaise(found.get(walletOf(userId)) ?? 0),
      withdrawable: asPaise(found.get(earningsOf(userId)) ?? 0),
    };
  }

  async function statement(userId: string, month: string): Promise<Statement | AppError> {
    const owner = await accounts.profile(userId);
    if (owner instanceof AppError) return owner;
    const first = monthOf(new Date(owner.createdAt));
    if (month < first || month > monthOf(platform.now())) return appError('statement_no_month');
    return readStatement(db, ledger, { userId, month });
  }

  return {
    balances,
    openTopUp: topUps.open,
    withdraw: withdrawals.request,
    decideWithdrawal: withdrawals.decide,
    listWithdrawals: withdrawals.list,
    setWithdrawalReference: withdrawals.setReference,
    missingReferences: withdrawals.missingReferences,

    /**
     * Returns the wallet in its wire format. `created_at` is that of the owner's account, `updated_at` that of the
     * newest entry.
     */
    async of(userId: string): Promise<Wallet | AppError> {
      const own = [walletOf(userId), earningsOf(userId)];
      const since = monthBounds(monthOf(platform.now())).from;
      const [{ spendable, withdrawable }, owner, [newest], month, payouts] = await Promise.all([
        balances(userId),
        accounts.profile(userId),
        ledger.entries(db, { accounts: own, limit: 1 }),
        readMonth(db, own, since),
        readPayoutSums(db, userId, since),
      ]);
      if (owner instanceof AppError) return owner;
      return {
        balance: toRupees(asPaise(spendable + withdrawable)),
        withdrawable: toRupees(withdrawable),
        added_this_month: toRupees(asPaise(month.added)),
        spent_this_month: toRupees(asPaise(month.spent)),
        paid_out_this_month: toRupees(asPaise(payouts.paid)),
        on_its_way: toRupees(asPaise(payouts.waiting)),
        currency: 'INR',
        status: 'active',
        created_at: owner.createdAt,
        updated_at: newest?.at.toISOString() ?? owner.createdAt,
      };
    },

    /** Returns a page of transactions, newest first. */
    transactions: (query: {
      userId: string;
      before?: string | undefined;
      limit: number;
      lang: 'en' | 'hi';
    }) => readTransactions(db, ledger, query),

    /** Returns a month's statement, or `statement_no_month` for a month before the account or in the future. */
    statement,

    /** Returns a month's statement as a PDF. Waits until it is rendered. */
    async statementPdf(userId: string, month: string, lang: 'en' | 'hi'): Promise<Buffer | AppError> {
      const found = await statement(userId, month);
      if (found instanceof AppError) return found;
      if (found.lines.length > linesOnPdf) return appError('statement_too_long');
      const [holder, { shop }] = await Promise.all([accounts.person(userId), settings.all()]);
      if (!holder) throw new Error('Owner of the wallet not found');
      const { name, email } = holder;
      return pdfs.file(statementPdf(found, { lang, holder: { name, email }, shop }), userId);
    },
  };
}
