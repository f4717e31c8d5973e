import type { TransferKind, TransferMeta } from '../../schema/column-types.ts';
import { type AccountId, isOwned } from './accounts.ts';

/** One side of a transfer, in paise: a credit is positive, a debit negative. */
export type Posting = { account: AccountId; amount: number };

/** A transfer to post. The `key` makes it idempotent. */
export type TransferRequest = {
  key: string;
  kind: TransferKind;
  /** The id of the gateway order, chat session or withdrawal. */
  subjectId: string;
  postings: readonly Posting[];
  /** Details for readers of the ledger, such as the number of the chat minute and the rate. */
  meta?: TransferMeta;
};

/** The outcome of a request: posted now, known from before, or refused because an account would go below zero. */
export type Outcome =
  | { outcome: 'posted' | 'known' }
  | { outcome: 'short'; account: AccountId; balance: number };

/** Returns the non-zero postings. Throws unless they sum to zero, with one posting an account. */
export function checkedPostings({ key, postings }: TransferRequest): Posting[] {
  const moving = postings.filter(({ amount }) => amount !== 0);
  const total = moving.reduce((sum, { amount }) => sum + amount, 0);
  const whole = moving.every(({ amount }) => Number.isSafeInteger(amount));
  const accounts = new Set(moving.map(({ account }) => account));
  if (!whole || total !== 0 || accounts.size !== moving.length || moving.length < 2) {
    throw new RangeError(`Transfer ${key} does not balance`);
  }
  return moving;
}

/** Decides requests in order against the balances of the owned accounts, and updates `balances`. */
export function planTransfers(
  requests: readonly TransferRequest[],
  balances: Map<AccountId, number>,
  known: ReadonlySet<string>,
): Outcome[] {
  const seen = new Set(known);
  return requests.map((request) => {
    if (seen.has(request.key)) return { outcome: 'known' };
    const owned = request.postings.filter(({ account }) => isOwned(account));
    const after = owned.map(({ account, amount }) => ({
      account,
      balance: (balances.get(account) ?? 0) + amount,
    }));
    const short = after.find(({ balance }) => balance < 0);
    if (short) {
      return { outcome: 'short', account: short.account, balance: balances.get(short.account) ?? 0 };
    }
    for (const { account, balance } of after) balances.set(account, balance);
    seen.add(request.key);
    return { outcome: 'posted' };
  });
}
