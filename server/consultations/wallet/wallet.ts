import type { Wallet } from '#contract/consultations/wallet/endpoints.ts';
import type { AccountsService } from '../../people/accounts/service.ts';
import { AppError } from '../../platform/core/app-error.ts';
import { asPaise, type Paise, toRupees } from '../../platform/core/money.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { type AccountId, earningsOf, type LedgerService, walletOf } from '../ledger/service.ts';
import { monthBounds, monthOf } from './statement.ts';
import { readPayoutSums } from './withdrawal-store.ts';

/** The spendable balance and the withdrawable one (earnings), in paise. */
export type Balances = { spendable: Paise; withdrawable: Paise };

// What adds money. Everything else spends it, or is a refund of something spent.
const additions: ReadonlySet<string> = new Set(['wallet_topup', 'chat_session_settlement', 'goodwill']);

/** Returns a user's balances. */
export async function readBalances(db: Reader, ledger: LedgerService, userId: string): Promise<Balances> {
  const found = await ledger.balances(db, [walletOf(userId), earningsOf(userId)]);
  return {
    spendable: asPaise(found.get(walletOf(userId)) ?? 0),
    withdrawable: asPaise(found.get(earningsOf(userId)) ?? 0),
  };
}

/** Sums what was added to accounts since an instant, and what was spent less refunds, in paise. */
async function sumMonth(
  db: Reader,
  ledger: LedgerService,
  accounts: readonly AccountId[],
  since: Date,
): Promise<{ added: number; spent: number }> {
  const sums = { added: 0, spent: 0 };
  for (const [kind, total] of await ledger.byKind(db, accounts, since)) {
    if (additions.has(kind)) sums.added += total;
    else sums.spent -= total;
  }
  return sums;
}

/**
 * Returns a user's wallet in its wire format. `created_at` is that of the owner's account, `updated_at` that of the
 * newest entry.
 */
export async function readWallet(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { accounts, ledger }: { accounts: AccountsService; ledger: LedgerService },
  userId: string,
): Promise<Wallet | AppError> {
  const own = [walletOf(userId), earningsOf(userId)];
  const since = monthBounds(monthOf(now())).from;
  const [{ spendable, withdrawable }, owner, [newest], month, payouts] = await Promise.all([
    readBalances(db, ledger, userId),
    accounts.profile(userId),
    ledger.entries(db, { accounts: own, limit: 1 }),
    sumMonth(db, ledger, own, since),
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
}
