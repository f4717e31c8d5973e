import { afterCommit, type Tx } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { Session } from '../platform/security/session.ts';
import { revokeSessions } from './account-store.ts';
import { deleteLogInSteps } from './second-factor/step-store.ts';
import type { createSessionCache } from './session-cache.ts';
import { revokeSession } from './store.ts';

/** Creates the end of sessions: of one, of all but some, and of all on every process. */
export function createSessionEnding(
  { db, bus, now, security }: Pick<Platform, 'db' | 'bus' | 'now' | 'security'>,
  cache: Pick<ReturnType<typeof createSessionCache>, 'dropUser'>,
) {
  return {
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
     * arrives.
     */
    async endAll(
      tx: Tx,
      { userId, keep, before }: { userId: string; keep: readonly string[]; before?: Date },
    ): Promise<void> {
      const count = await revokeSessions(tx, { userId, keep, before, now: now() });
      await deleteLogInSteps(tx, userId);
      afterCommit(tx, () => {
        cache.dropUser(userId);
        if (count > 0) security.note('session.ended', { userId, count });
      });
    },

    /**
     * Ends all sessions of a person whose rights an admin changed. On return, every process has received the
     * notification of the database triggers.
     */
    async endAllAndWait(tx: Tx, userId: string): Promise<void> {
      const count = await revokeSessions(tx, { userId, keep: [], now: now() });
      await deleteLogInSteps(tx, userId);
      afterCommit(tx, () => {
        cache.dropUser(userId);
        if (count > 0) security.note('session.ended', { userId, count, reason: 'admin' });
        return bus.waitForPeers();
      });
    },
  };
}
