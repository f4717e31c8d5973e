import type { BusinessType, Transaction } from '#contract/consultations/wallet/endpoints.ts';
import type { Lang } from '#languages/list.ts';
import { asPaise, toRupees } from '../../platform/core/money.ts';
import type { Reader } from '../../platform/database/database.ts';
import { type EntryRow, earningsOf, type LedgerService, walletOf } from '../ledger/service.ts';
import { readUnpaidTopUps, type TopUpRow } from './store.ts';
import { statusesOf } from './withdrawal-store.ts';
import { type TransactionWords, words } from './words.ts';

/** The end of a page: the id of its last ledger entry, and the UTC milliseconds of its last top-up. */
type Cursor = { entry: number; topUp: number };

const start: Cursor = { entry: Number.MAX_SAFE_INTEGER, topUp: 8.64e15 };
const readCursor = (text: string): Cursor => {
  const [entry = 0, topUp = 0] = text.split('.').map(Number);
  return { entry, topUp };
};
const paid = (amount: number | null): number | null => (amount === null ? null : toRupees(asPaise(amount)));
const feeOf = (meta: EntryRow['meta'], name: string): number | null => {
  const fee = meta?.[name];
  return typeof fee === 'number' ? paid(fee) : null;
};

/** Converts a ledger entry to a transaction on the wire. */
export function presentEntry(
  entry: EntryRow,
  withdrawals: ReadonlyMap<string, string>,
  names: TransactionWords,
): Transaction {
  const direction = entry.amount > 0 ? 'credit' : 'debit';
  const settlement = entry.kind === 'chat_session_settlement';
  const kind = entry.kind as BusinessType;
  return {
    id: String(entry.id),
    created_at: entry.at.toISOString(),
    business_type: kind,
    direction,
    type: direction,
    amount: toRupees(asPaise(Math.abs(entry.amount))),
    status:
      kind === 'withdrawal_request'
        ? (withdrawals.get(entry.subjectId) as Transaction['status'])
        : 'completed',
    chat_session_id: kind.startsWith('chat_') ? entry.subjectId : null,
    description: names[kind],
    platform_fee: settlement ? feeOf(entry.meta, 'commission') : null,
    gst_amount: settlement ? feeOf(entry.meta, 'gst') : null,
    payment_gateway_fee: settlement ? feeOf(entry.meta, 'gatewayFee') : null,
    balance_after: paid(entry.balanceAfter),
    meta: null,
  };
}

function presentTopUp(topUp: TopUpRow, names: TransactionWords): Transaction {
  return {
    id: topUp.id,
    created_at: topUp.created_at.toISOString(),
    business_type: 'wallet_topup_initiated',
    direction: 'credit',
    type: 'credit',
    amount: toRupees(asPaise(topUp.amount)),
    status: topUp.status as 'initiated' | 'failed',
    chat_session_id: null,
    description: names.wallet_topup_initiated,
    platform_fee: null,
    gst_amount: null,
    payment_gateway_fee: null,
    balance_after: null,
    meta: null,
  };
}

/** Reads a page of a user's transactions: ledger entries and uncompleted top-ups, newest first. */
export async function readTransactions(
  db: Reader,
  ledger: LedgerService,
  query: { userId: string; before?: string | undefined; limit: number; lang: Lang },
): Promise<{ transactions: Transaction[]; next: string | null }> {
  const { userId, limit } = query;
  const cursor = query.before ? readCursor(query.before) : start;
  const accounts = [walletOf(userId), earningsOf(userId)];
  const [entries, topUps] = await Promise.all([
    ledger.entries(db, { accounts, before: cursor.entry, limit: limit + 1 }),
    readUnpaidTopUps(db, { userId, before: new Date(cursor.topUp), limit: limit + 1 }),
  ]);
  const all = [
    ...entries.map((entry) => ({ at: entry.at, entry })),
    ...topUps.map((topUp) => ({ at: topUp.created_at, topUp })),
  ].sort((a, b) => b.at.getTime() - a.at.getTime());
  const page = all.slice(0, limit);
  const { transactions } = words[query.lang];
  const withdrawals = await statusesOf(
    db,
    entries.filter(({ kind }) => kind === 'withdrawal_request').map(({ subjectId }) => subjectId),
  );
  const last = { ...cursor };
  for (const line of page) {
    if ('entry' in line) last.entry = line.entry.id;
    else last.topUp = line.topUp.created_at.getTime();
  }
  return {
    transactions: page.map((line) =>
      'entry' in line
        ? presentEntry(line.entry, withdrawals, transactions)
        : presentTopUp(line.topUp, transactions),
    ),
    next: all.length > limit ? `${last.entry}.${last.topUp}` : null,
  };
}
