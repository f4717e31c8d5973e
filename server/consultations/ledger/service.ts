import { checkpoint } from '../../platform/core/checkpoint.ts';
import { newId } from '../../platform/core/id.ts';
import { asPaise, type Paise } from '../../platform/core/money.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { type AccountId, isOwned } from './accounts.ts';
import { checkedPostings, type Outcome, planTransfers, type TransferRequest } from './plan.ts';
import {
  type EntryRow,
  knownKeys,
  lockAccounts,
  readBalances,
  readEntries,
  sumByDay,
  sumByKind,
  sumBySubject,
  sumEntries,
  writeTransfers,
} from './store.ts';

export type { TransferKind } from '../../schema/column-types.ts';
export { type AccountId, chatHoldOf, earningsOf, walletOf } from './accounts.ts';
export type { Outcome, Posting, TransferRequest } from './plan.ts';
export type { EntryRow } from './store.ts';

/** The ledger service, the only writer of account balances. */
export type LedgerService = ReturnType<typeof createLedger>;

/**
 * Creates the ledger, with double entry in paise. The database enforces three rules (0600_consultations_ledger.sql): every transfer
 * sums to zero, is posted once by its key, and leaves no owned account below zero. A domain locks its own rows before
 * it posts, so that accounts are always the last locks.
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
     * Posts transfers in order, in the caller's transaction. A refused transfer does not affect the others. Throws
     * when one does not balance.
     */
    postAll,

    /** Posts one transfer; see {@link postAll}. */
    async post(tx: Tx, request: TransferRequest): Promise<Outcome> {
      const [outcome] = await postAll(tx, [request]);
      if (!outcome) throw new Error(`Transfer ${request.key} has no outcome`);
      return outcome;
    },

    /** Returns whether a transfer with this key was posted. */
    isPosted: async (tx: Tx, key: string): Promise<boolean> => (await knownKeys(tx, [key])).has(key),

    /** Returns the balance of an owned account in paise; 0 if it was never used. */
    async balance(db: Reader, account: AccountId): Promise<Paise> {
      return asPaise((await readBalances(db, [account])).get(account) ?? 0);
    },

    /** Returns the balances of owned accounts in paise, in one query. Accounts never used are absent. */
    balances: (db: Reader, accounts: readonly AccountId[]): Promise<Map<AccountId, number>> =>
      readBalances(db, accounts),

    /** Sums an account's entries in paise, up to `until` if given. For statements and the shop's own accounts. */
    total: (db: Reader, account: AccountId, until: Date | null = null): Promise<number> =>
      sumEntries(db, account, until),

    /** Lists the entries of accounts, newest first. */
    entries: (
      db: Reader,
      query: { accounts: readonly AccountId[]; from?: Date; until?: Date; before?: number; limit: number },
    ): Promise<EntryRow[]> => readEntries(db, query),

    /** Sums credits to an account by day; see {@link sumByDay}. */
    byDay: sumByDay,

    /** Sums the entries of accounts by kind; see {@link sumByKind}. */
    byKind: sumByKind,

    /** Sums credits to an account by subject; see {@link sumBySubject}. */
    bySubject: sumBySubject,
  };
}
