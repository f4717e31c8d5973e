import type { Withdrawal } from '#contract/consultations/wallet/endpoints.ts';
import type { AuditService } from '../../base/audit/service.ts';
import type { MailService } from '../../base/email/service.ts';
import type { AccountsService } from '../../people/accounts/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { checkpoint } from '../../platform/core/checkpoint.ts';
import { newId } from '../../platform/core/id.ts';
import { asPaise, fromRupees, type Paise, rupeeText, toRupees } from '../../platform/core/money.ts';
import { type Tx, transact, transactAt } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { earningsOf, type LedgerService, walletOf } from '../ledger/service.ts';
import { shopWithdrawalAsked } from './emails/shop-withdrawal-asked.ts';
import { withdrawalDecided } from './emails/withdrawal-decided.ts';
import { confirmPayout, lockPayouts, payoutRefusal, readPayoutRules } from './payout-rules.ts';
import type { Payouts } from './payouts.ts';
import { listWithdrawals } from './withdrawal-list.ts';
import { type PayeeParts, payeeColumns, payeeOn, withWait } from './withdrawal-payee.ts';
import {
  countMissingReferences,
  findWithdrawal,
  insertWithdrawal,
  lockWithdrawal,
  updateWithdrawal,
  type WithdrawalList,
  type WithdrawalRow,
} from './withdrawal-store.ts';

// After this, an unfinished payout counts as abandoned by a dead process. Its id makes a retry safe.
const payoutMinutes = 10;

/** The account of an astrologer as staff read it in the bank document. */
export type TypedPayee = { holder: string; accountNumber: string; ifsc: string };

/** The services that withdrawals use. */
export type WithdrawalParts = PayeeParts & {
  accounts: AccountsService;
  audit: AuditService;
  ledger: LedgerService;
  mail: MailService;
  payouts: Payouts;
  /** Returns whether the shop has the bank document of an approved astrologer. */
  hasBankDocument: (userId: string) => Promise<boolean>;
  /** Stores an account that a member of staff has just read in the bank document. */
  typePayee: (typed: TypedPayee & { userId: string; by: string }) => Promise<AppError | null>;
};

/** The decision of an admin. */
export type Decision = {
  id: string;
  status: 'completed' | 'rejected';
  by: string;
  reference: string | null;
  reason: string | null;
};

type Deps = Pick<Platform, 'db' | 'now'> & WithdrawalParts;

/** Locks a request and returns it if it is pending and not being paid. */
async function lockOpen(tx: Tx, now: () => Date, id: string): Promise<WithdrawalRow | AppError> {
  const row = await lockWithdrawal(tx, id);
  if (!row) return appError('withdrawal_not_found');
  if (row.status !== 'pending') return appError('withdrawal_done');
  const since = row.paying_since?.getTime() ?? 0;
  return now().getTime() - since < payoutMinutes * 60_000 ? appError('withdrawal_busy') : row;
}

/** Posts the end of a locked request, records it and informs the astrologer. */
async function conclude(tx: Tx, deps: Deps, row: WithdrawalRow, decision: Decision): Promise<void> {
  const { accounts, audit, ledger, mail, now } = deps;
  const { id, status, by } = decision;
  const at = now();
  await ledger.post(tx, {
    key: `withdrawal:${id}:end`,
    kind: status === 'completed' ? 'withdrawal_paid' : 'withdrawal_refund',
    subjectId: id,
    postings: [
      { account: 'withdrawals_payable', amount: -row.amount },
      {
        account: status === 'completed' ? 'gateway_clearing' : earningsOf(row.user_id),
        amount: row.amount,
      },
    ],
  });
  const { reference, reason } = decision;
  await updateWithdrawal(tx, id, {
    status,
    reference,
    reason,
    decided_by: by,
    decided_at: at,
    paying_since: null,
  });
  await audit.record(tx, {
    at,
    actorId: by,
    action: `withdrawal.${status}`,
    entity: 'withdrawal',
    entityId: id,
    of: row.user_id,
    before: { status: row.status },
    after: { status, reference, reason },
  });
  const person = await accounts.person(row.user_id, tx);
  if (!person) throw new Error(`Astrologer of withdrawal ${row.id} not found`);
  const { name, email, language } = person;
  const note = (status === 'completed' ? reference : reason) ?? '';
  const facts = { name, amount: toRupees(asPaise(row.amount)), status, note };
  await mail.send(tx, { to: email, language, mail: withdrawalDecided(facts) });
}

/** Pays a request out. Marks it before the payout, so that nobody else pays it meanwhile. */
async function payOut(deps: Deps, decision: Decision): Promise<AppError | null> {
  const { db, now, payouts } = deps;
  const rules = await readPayoutRules(deps, decision.by);
  await checkpoint('withdrawal.deciding', decision.id);
  const paid = await transact(db, async (tx) => {
    const open = await lockOpen(tx, now, decision.id);
    if (open instanceof AppError) return open;
    const account = await payeeOn(deps, open, tx);
    if (!account) return appError('withdrawal_account_missing');
    const facts = { ...open, payable_from: account.payableFrom };
    const refused = payoutRefusal(await lockPayouts(tx, facts, rules.at), rules);
    if (refused) return refused;
    const columns = open.account ? {} : await payeeColumns(deps, account);
    await updateWithdrawal(tx, decision.id, { paying_since: now(), ...columns });
    return { amount: asPaise(open.amount), payee: account.payee };
  });
  if (paid instanceof AppError) return paid;
  await checkpoint('withdrawal.paying', decision.id);
  const { reference } = await payouts.pay({ id: decision.id, ...paid, reference: decision.reference });
  return transact(db, async (tx) => {
    const paying = await lockWithdrawal(tx, decision.id);
    if (paying?.status !== 'pending') return appError('withdrawal_done');
    await conclude(tx, deps, paying, { ...decision, reference });
    return null;
  });
}

/** Tells the shop of a request, which waits for an admin. */
async function tellShop({ accounts, mail }: Deps, tx: Tx, userId: string, amount: Paise): Promise<void> {
  const name = (await accounts.person(userId, tx))?.name ?? '';
  await mail.sendToShop(tx, shopWithdrawalAsked({ name, amount: toRupees(amount) }));
}

/**
 * Returns the error when an amount is more than the earnings; null when not. Only earnings are paid out, so a wallet that
 * was topped up may have enough for the amount all the same.
 */
async function amountRefusal({ db, ledger }: Deps, userId: string, amount: Paise): Promise<AppError | null> {
  const [earnings, wallet] = [earningsOf(userId), walletOf(userId)];
  const balances = await ledger.balances(db, [earnings, wallet]);
  const earned = balances.get(earnings) ?? 0;
  if (amount <= earned) return null;
  return amount > earned + (balances.get(wallet) ?? 0)
    ? appError('withdrawal_above_balance')
    : appError('withdrawal_earnings_only', { amount: rupeeText(asPaise(earned)) });
}

async function requestWithdrawal(
  deps: Deps,
  user: { userId: string; isVerified: boolean },
  rupees: number,
): Promise<{ id: string; amount: Paise; left: Paise } | AppError> {
  const { db, now, ledger, payeesOf, settings } = deps;
  const { wallet } = await settings.all();
  const { minWithdrawal } = wallet;
  if (!(rupees >= minWithdrawal)) return appError('withdrawal_min', { min: minWithdrawal });
  const amount = fromRupees(rupees);
  if (Math.abs(toRupees(amount) - rupees) > 1e-9) return appError('bad_input');
  if (!user.isVerified) return appError('withdrawal_unverified');
  // Without this look, somebody without a bank account would hear of the bank first and of the amount afterwards. The
  // ledger decides again under its lock.
  const above = await amountRefusal(deps, user.userId, amount);
  if (above) return above;
  const stored = (await payeesOf([user.userId])).get(user.userId) ?? null;
  if (!stored && !(await deps.hasBankDocument(user.userId))) return appError('withdrawal_no_bank');
  const columns = stored && (await payeeColumns(deps, await withWait(deps, stored)));
  return transactAt(db, [earningsOf(user.userId)], async (tx) => {
    const at = now();
    const id = newId(at);
    await checkpoint('withdrawal.before', user.userId);
    const posted = await ledger.post(tx, {
      key: `withdrawal:${id}`,
      kind: 'withdrawal_request',
      subjectId: id,
      postings: [
        { account: earningsOf(user.userId), amount: -amount },
        { account: 'withdrawals_payable', amount },
      ],
    });
    if (posted.outcome === 'short') return appError('withdrawal_above_balance');
    await insertWithdrawal(tx, { id, userId: user.userId, amount, columns, at });
    await tellShop(deps, tx, user.userId, amount);
    const left = await ledger.balances(tx, [walletOf(user.userId), earningsOf(user.userId)]);
    return { id, amount, left: asPaise([...left.values()].reduce((sum, one) => sum + one, 0)) };
  });
}

async function setReference(
  { db, now, audit }: Deps,
  { id, reference, by }: Pick<Decision, 'id' | 'by'> & { reference: string },
): Promise<AppError | null> {
  return transact(db, async (tx) => {
    const row = await lockWithdrawal(tx, id);
    if (!row) return appError('withdrawal_not_found');
    if (row.status !== 'completed') return appError('withdrawal_unpaid');
    if (row.reference === reference) return null;
    await updateWithdrawal(tx, id, { reference });
    await audit.record(tx, {
      at: now(),
      actorId: by,
      action: 'withdrawal.reference',
      entity: 'withdrawal',
      entityId: id,
      of: row.user_id,
      before: { reference: row.reference },
      after: { reference },
    });
    return null;
  });
}

/** Stores the account of a pending request that has none, as staff read it in the bank document. */
async function typeAccount(
  { db, typePayee }: Deps,
  { id, by, ...typed }: TypedPayee & { id: string; by: string },
): Promise<AppError | null> {
  const row = await findWithdrawal(db, id);
  if (!row) return appError('withdrawal_not_found');
  if (row.status !== 'pending') return appError('withdrawal_done');
  if (row.account) return appError('withdrawal_account_known');
  return typePayee({ ...typed, userId: row.user_id, by });
}

/** Creates withdrawals. The amount is reserved on request, then paid out or returned exactly once. */
export function createWithdrawals(platform: Pick<Platform, 'db' | 'now'>, parts: WithdrawalParts) {
  const { db, now } = platform;
  const deps: Deps = { db, now, ...parts };

  return {
    /** Requests a payout of earnings. Returns the amount and the remaining balance, in paise. */
    request: (user: { userId: string; isVerified: boolean }, rupees: number) =>
      requestWithdrawal(deps, user, rupees),

    /**
     * Pays out or rejects a request. Errors: `withdrawal_done` (already decided), `withdrawal_busy` (being paid), and
     * those of the payout rules. Rejecting is never held up.
     */
    async decide(decision: Decision): Promise<AppError | null> {
      if (decision.status === 'completed') return payOut(deps, decision);
      return transact(db, async (tx) => {
        const row = await lockOpen(tx, now, decision.id);
        if (row instanceof AppError) return row;
        await checkpoint('withdrawal.rejecting', decision.id);
        await conclude(tx, deps, row, decision);
        return null;
      });
    },

    /** Confirms a large payout as the first of two people. */
    confirm: (first: { id: string; by: string }) => confirmPayout(deps, first),

    /** Stores the account of a pending request that has none, as staff read it in the bank document. */
    typeAccount: (typed: TypedPayee & { id: string; by: string }) => typeAccount(deps, typed),

    /** Sets or corrects the bank reference of a paid withdrawal. */
    setReference: (change: Pick<Decision, 'id' | 'by'> & { reference: string }) => setReference(deps, change),

    /** Returns how many paid withdrawals have no bank reference. */
    missingReferences: (): Promise<number> => countMissingReferences(db),

    /** Lists requests for an admin, newest first, each with the next step of this admin. */
    list: (by: string, query: WithdrawalList): Promise<Withdrawal[]> => listWithdrawals(deps, by, query),
  };
}
