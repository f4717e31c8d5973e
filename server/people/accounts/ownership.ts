import { afterCommit, type Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LinkPurpose } from '../../schema/column-types.ts';
import { endLinks } from './account-store.ts';
import { deleteIdentities } from './identities/identity-store.ts';
import { deleteSignInTickets } from './ownership-store.ts';
import { deleteFactors } from './second-factor/store.ts';
import { deleteDevices } from './sessions/known-device-store.ts';
import type { Sessions } from './sessions/sessions.ts';

/** An address that was just proved, and the sessions that certainly belong to its owner. */
export type Proof = {
  userId: string;
  /** The proved address, folded to lower case. */
  email: string;
  /** Sessions that stay open. */
  keep: readonly string[];
  /** Sessions that began at this instant or later stay open too. Without it, all others end. */
  before?: Date;
  /** The open links that end. */
  links: readonly LinkPurpose[];
  /** The second factors that end, by when they were added: none for null, all without a time. */
  factors: { before?: Date; since?: Date } | null;
  at: Date;
};

/** A listener that removes another domain's data of the former owner, in the transaction of the proof. */
export type OnNewOwner = (tx: Tx, account: { userId: string; at: Date }) => Promise<void>;

/** The transfer of accounts to the person who proves their address. */
export type Ownership = ReturnType<typeof createOwnership>;

/** Creates the rule of docs/decisions/0013: the person who proves the address of an account owns it. */
export function createOwnership(
  { security }: Pick<Platform, 'security'>,
  { sessions }: { sessions: Sessions },
) {
  const listeners: OnNewOwner[] = [];
  return {
    /** Registers a listener for a change of owner. Other domains end requests for erasure and copies of data. */
    onNewOwner: (listener: OnNewOwner): void => void listeners.push(listener),

    /**
     * Removes everything another person may have prepared before the address was proved: identities of other addresses,
     * sessions, links, sign-in tickets, known browsers, second factors, and the data of the listeners. Runs in the transaction that
     * marks the address as proved, after it has locked the account.
     */
    async handOver(tx: Tx, { userId, email, keep, before, links, factors, at }: Proof): Promise<void> {
      await deleteIdentities(tx, { userId, exceptEmail: email });
      await deleteSignInTickets(tx, userId);
      await deleteDevices(tx, userId);
      await endLinks(tx, { userId, purposes: links, now: at });
      if (factors) await deleteFactors(tx, { userId, ...factors });
      await sessions.endAll(tx, { userId, keep, ...(before && { before }) });
      for (const listener of listeners) await listener(tx, { userId, at });
      afterCommit(tx, () => security.note('account.handed-over', { userId }));
    },
  };
}
