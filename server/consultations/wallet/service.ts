import type { Wallet } from '#contract/consultations/wallet/endpoints.ts';
import type { Lang } from '#languages/list.ts';
import type { PdfService } from '../../base/pdf/service.ts';
import { shopName } from '../../base/settings/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { monthOf, readStatement, type Statement } from './statement.ts';
import { linesOnPdf, statementPdf } from './statement-pdf.ts';
import { createTopUps, type TopUpParts } from './top-ups.ts';
import { readTransactions } from './transactions.ts';
import { type Balances, readBalances, readWallet } from './wallet.ts';
import { createWithdrawals, type WithdrawalParts } from './withdrawals.ts';

export { createGoodwill, type GoodwillService } from './goodwill.ts';
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

  async function statement(userId: string, month: string): Promise<Statement | AppError> {
    const owner = await accounts.profile(userId);
    if (owner instanceof AppError) return owner;
    const first = monthOf(new Date(owner.createdAt));
    if (month < first || month > monthOf(platform.now())) return appError('statement_no_month');
    return readStatement(db, ledger, { userId, month });
  }

  return {
    /** Returns the spendable and the withdrawable balance, in paise. */
    balances: (userId: string): Promise<Balances> => readBalances(db, ledger, userId),

    openTopUp: topUps.open,
    withdraw: withdrawals.request,
    decideWithdrawal: withdrawals.decide,
    confirmWithdrawal: withdrawals.confirm,
    listWithdrawals: withdrawals.list,
    typeWithdrawalAccount: withdrawals.typeAccount,
    setWithdrawalReference: withdrawals.setReference,
    missingReferences: withdrawals.missingReferences,

    /** Returns the wallet in its wire format. */
    of: (userId: string): Promise<Wallet | AppError> => readWallet(platform, parts, userId),

    /** Returns a page of transactions, newest first. */
    transactions: (query: { userId: string; before?: string | undefined; limit: number; lang: Lang }) =>
      readTransactions(db, ledger, query),

    /** Returns a month's statement, or `statement_no_month` for a month before the account or in the future. */
    statement,

    /** Returns a month's statement as a PDF. Waits until it is rendered. */
    async statementPdf(
      userId: string,
      month: string,
      lang: Lang,
      gone?: AbortSignal,
    ): Promise<Buffer | AppError> {
      const found = await statement(userId, month);
      if (found instanceof AppError) return found;
      if (found.lines.length > linesOnPdf) return appError('statement_too_long');
      const [holder, all] = await Promise.all([accounts.person(userId), settings.all()]);
      if (!holder) throw new Error('Owner of the wallet not found');
      const { name, email } = holder;
      return pdfs.file(
        statementPdf(found, {
          lang,
          holder: { name, email },
          shop: { ...all.shop, name: shopName(all, lang) },
        }),
        userId,
        gone,
      );
    },
  };
}
