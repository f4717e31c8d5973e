import type { MailService } from '../../../base/email/service.ts';
import { type AppError, appError } from '../../../platform/core/app-error.ts';
import { checkpoint } from '../../../platform/core/checkpoint.ts';
import { afterCommit, transact } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Session } from '../../../platform/security/session.ts';
import { signInRemoved } from '../emails/sign-in-removed.ts';
import { displayName } from '../names.ts';
import { deleteDevices } from '../sessions/known-device-store.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { deleteIdentities, deleteIdentity, listIdentities, lockWaysIn } from './identity-store.ts';

/** Creates the list and the removal of a person's linked identities. */
export function createLinkedIdentities(
  { db, security }: Pick<Platform, 'db' | 'security'>,
  { mail, sessions }: { mail: MailService; sessions: Sessions },
) {
  return {
    /** Lists a person's linked identities, the most recently used first. */
    listLinked: (userId: string) => listIdentities(db, userId),

    /**
     * Removes a linked identity. Ends every other session, since a session does not record how it was opened. Returns
     * `identity_not_found`, or `last_way_in` when neither a password nor another identity would remain.
     */
    removeLinked: (session: Session, id: string): Promise<null | AppError> =>
      transact(db, async (tx) => {
        const { userId } = session;
        await checkpoint('identity.removing', id);
        // The lock serialises two removals, so that one way in remains.
        const account = await lockWaysIn(tx, userId);
        const removed = account && (await deleteIdentity(tx, { userId, id }));
        if (!account || !removed) return appError('identity_not_found');
        if (account.password_hash === null && (await listIdentities(tx, userId)).length === 0)
          return appError('last_way_in');
        afterCommit(tx, () => security.note('identity.removed', { userId }));
        await sessions.endAll(tx, { userId, keep: [session.id] });
        const name = displayName({ firstName: account.first_name, lastName: account.last_name });
        const provider = removed.provider || new URL(removed.issuer).hostname;
        await mail.send(tx, {
          to: account.email,
          language: account.language,
          mail: signInRemoved({ name, provider }),
        });
        return null;
      }),

    /**
     * Removes every session on every process, every known browser and every linked identity of a person. Without a
     * password, the identities of the account's own proved address stay: they are the way back in.
     */
    async logOutEverywhere(userId: string): Promise<void> {
      await transact(db, async (tx) => {
        const account = await lockWaysIn(tx, userId);
        const exceptEmail =
          account?.password_hash === null && account.email_verified_at ? account.email : null;
        await deleteIdentities(tx, { userId, exceptEmail });
        await deleteDevices(tx, userId);
        await sessions.endAll(tx, { userId, keep: [] });
      });
    },
  };
}
