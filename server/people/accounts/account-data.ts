import type { Database, Reader, Tx } from '../../platform/database/database.ts';
import { lockPerson, readConsents, readSessionStart } from './account-data-store.ts';
import { findAccount } from './account-store.ts';
import { insertConsent, withdrawConsent } from './store.ts';

/** An account, locked for its erasure. */
export type LockedPerson = NonNullable<Awaited<ReturnType<typeof lockPerson>>>;

/** Creates the access of personal data and e-mail preferences to accounts, their consents and their sessions. */
export const createAccountData = (db: Database) => ({
  /** Returns an open account; undefined when it is closed. */
  findAccount: (userId: string, reader: Reader = db) => findAccount(reader, userId),

  /** Returns whether a person has a password. One who has only ever signed in through a provider has none. */
  hasPassword: async (userId: string): Promise<boolean> =>
    (await findAccount(db, userId))?.password_hash != null,

  /** Locks a person until the transaction ends, before anything else that is contended. See the store. */
  lockPerson: (tx: Tx, userId: string): Promise<LockedPerson | undefined> => lockPerson(tx, userId),

  /** Lists a person's consents, newest first; at most 200. */
  consentsOf: (userId: string) => readConsents(db, userId),

  /** Returns when a session began. */
  sessionStart: async (sessionId: string): Promise<Date | undefined> =>
    (await readSessionStart(db, sessionId))?.created_at,

  /** Records a consent and its version, in the caller's transaction. */
  recordConsent: insertConsent,

  /** Records the withdrawal of a consent, in the caller's transaction. */
  withdrawConsent,
});
