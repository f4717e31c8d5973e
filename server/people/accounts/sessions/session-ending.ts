import { afterCommit, type Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Session } from '../../../platform/security/session.ts';
import { revokeSessions } from '../account-store.ts';
import { deleteLogInSteps } from '../second-factor/step-store.ts';
import { filterOpenSessions, revokeSession } from '../store.ts';
import type { createSessionCache } from './session-cache.ts';

/** Creates the end of sessions: of one, of all but some, and of all on every process. */
export function createSessionEnding(
  { db, now, security }: Pick<Platform, 'db' | 'now' | 'security'>,
  cache: Pick<ReturnType<typeof createSessionCache>, 'dropUser'>,
) {
  return {
    /** Returns those of the given sessions that have not ended. Costs one statement for any number. */
    filterOpen: (sids: readonly string[]): Promise<Set<string>> => filterOpenSessions(db, sids, now()),

    /**
     * Ends a person's session: on this process before it returns, on others as soon as the notification arrives.
     * Returns false when they have no such session.
     */
    async end({ id: sid, userId }: Pick<Session, 'id' | 'userId'>): Promise<boolean> {
      const ended = await revokeSession(db, { sid, userId, now: now() });
      cache.dropUser(userId);
      if (ended) security.note('session.ended', { userId, count: 1 });
      return ended;
    },

    /**
     * Ends a person's sessions except `keep`, and log-ins that wait for a second factor. With `before`, ends only
     * sessions that began earlier. Takes effect on this process with the commit, on others as soon as the notification
     * arrives. `reason` goes into the security event.
     */
    async endAll(
      tx: Tx,
      {
        userId,
        keep,
        before,
        reason,
      }: { userId: string; keep: readonly string[]; before?: Date; reason?: 'admin' },
    ): Promise<void> {
      const count = await revokeSessions(tx, { userId, keep, before, now: now() });
      await deleteLogInSteps(tx, userId);
      afterCommit(tx, () => {
        cache.dropUser(userId);
        if (count > 0) security.note('session.ended', { userId, count, ...(reason && { reason }) });
      });
    },
  };
}
