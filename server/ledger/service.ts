import { checkpoint } from '../platform/core/checkpoint.ts';
import { newId } from '../platform/core/id.ts';
import { asPaise, type Paise } from '../platform/core/money.ts';
import type { Reader, Tx } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { type AccountId, isOwned } from './accounts.ts';
import { checkedPostings, type Outcome, planTransfers, type TransferRequest } from './plan.ts';
import {
  type EntryRow,
  knownKeys,
  lockAccounts,
  readBalances,
  readEntries,
  sumByDay,
  sumBySubject,
  sumEntries,
  writeTransfers,
} from './store.ts';

export { type AccountId, chatHoldOf, earningsOf, walletOf } from './accounts.ts';
export type { Outcome, Posting, TransferKind, TransferRequest } from './plan.ts';
export type { EntryRow } from './store.ts';

/** The one place where money on account moves. */
export type LedgerService = ReturnType<typeof createLedger>;

/**
 * Makes the ledger: double entry in paise. Every transfer sums to zero, happens once by its key, and cannot take an
 * owned account below zero; the database holds all three by itself (migration 0050). Rows that a domain locks are
 * locked before it posts, so that the accounts are always the last locks taken.
 */
export function createLedger({ now }: Pick<Platform, 'now'>) {
  async function postAll(tx: Tx, requests: readonly TransferRequest[]): Promise<Outcome[]> {
    if (requests.length === 0) return [];
    const checked = requests.map((request) => ({ ...request, postings: checkedPostings(request) }));
    const at = now();
    const owned = new Set(
      checked.flatMap(({ postings }) => postings.map(({ account }) => account)).filter(isOwned),
    );
    await checkpoint('ledger.before', checked[0]?.key);
    const balances = await lockAccounts(tx, [...owned], at);
    const known = await knownKeys(
      tx,
      checked.map(({ key }) => key),
    );
    const outcomes = planTransfers(checked, balances, known);
    await writeTransfers(
      tx,
      checked
        .filter((_, index) => outcomes[index]?.outcome === 'posted')
        .map((request) => ({ ...request, id: newId(at) })),
      at,
    );
    await checkpoint('ledger.after', checked[0]?.key);
    return outcomes;
  }

  return {
    /**
     * Posts transfers in their order, in the caller's transaction. Each is written, was written before under its key,
     * or is refused as short; a refused one leaves the others standing. Throws when one does not balance.
     */
    postAll,

    /** Posts one transfer; see {@link postAll}. */
    async post(tx: Tx, request: TransferRequest): Promise<Outcome> {
      const [outcome] = await postAll(tx, [request]);
      if (!outcome) throw new Error('A transfer without an outcome');
      return outcome;
    },

    /** Balance of an owned account in paise; 0 when it was never used. */
    async balance(db: Reader, account: AccountId): Promise<Paise> {
      return asPaise((await readBalances(db, [account])).get(account) ?? 0);
    },

    /** Balances of several owned accounts in paise, in one look; those never used are absent. */
    balances: (db: Reader, accounts: readonly AccountId[]): Promise<Map<AccountId, number>> =>
      readBalances(db, accounts),

    /** The sum of an account's entries in paise, before `until` if given: statements, and the shop's own accounts. */
    total: (db: Reader, account: AccountId, until: Date | null = null): Promise<number> =>
      sumEntries(db, account, until),

    /** History of accounts, newest first. */
    entries: (
      db: Reader,
      wanted: { accounts: readonly AccountId[]; from?: Date; until?: Date; before?: number; limit: number },
    ): Promise<EntryRow[]> => readEntries(db, wanted),

    /** What transfers of one kind credited to an account, by day; see the store. */
    byDay: sumByDay,

    /** The same by what they are about. */
    bySubject: sumBySubject,
  };
}
