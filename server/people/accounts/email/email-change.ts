import type { MailService } from '../../../base/email/service.ts';
import { type AppError, appError } from '../../../platform/core/app-error.ts';
import { newSecret } from '../../../platform/core/id.ts';
import { afterCommit, isUniqueViolation, type Tx, transact } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashOfSecret } from '../../../platform/security/link-secret.ts';
import type { Session } from '../../../platform/security/session.ts';
import { endLinks } from '../account-store.ts';
import { emailChanged } from '../emails/email-changed.ts';
import { verifyNewEmail } from '../emails/verify-new-email.ts';
import type { AccountLimits } from '../limits.ts';
import { displayName } from '../names.ts';
import type { Ownership } from '../ownership.ts';
import { isAddressTaken, lockAddress, writePendingAddress, writeProvedAddress } from '../ownership-store.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { insertLink, useLink } from '../store.ts';
import type { createEmailVerification } from './email-verification.ts';

const undoDays = 7;

type Owner = NonNullable<Awaited<ReturnType<typeof lockAddress>>>;

/** The services that a change of address calls. */
export type EmailChangeParts = {
  mail: MailService;
  limits: AccountLimits;
  sessions: Sessions;
  verification: ReturnType<typeof createEmailVerification>;
  ownership: Ownership;
};

/** Mails the link that undoes the change to the address that the account has now. */
async function mailUndo(
  tx: Tx,
  { config, now, mail }: Pick<Platform, 'config' | 'now'> & { mail: MailService },
  { owner, newEmail }: { owner: Owner; newEmail: string },
): Promise<void> {
  const secret = newSecret();
  const at = now();
  await insertLink(tx, {
    purpose: 'undo',
    secretHash: hashOfSecret(secret),
    userId: owner.id,
    email: owner.email,
    now: at,
    expiresAt: new Date(at.getTime() + undoDays * 86_400_000),
  });
  await mail.send(tx, {
    to: owner.email,
    language: owner.language,
    mail: emailChanged({
      name: nameOf(owner),
      newEmail: hiddenAddress(newEmail),
      link: `${config.clientUrl}/undo-email-change/${secret}`,
      days: undoDays,
    }),
  });
}

/**
 * Creates the change of an e-mail address (docs/decisions/0013). The new address is pending until a link mailed there is
 * opened; until then the old one logs in and receives every mail. The old address gets a link that undoes the change.
 */
export function createEmailChange(
  { db, config, now, security }: Pick<Platform, 'db' | 'config' | 'now' | 'security'>,
  { mail, limits, sessions, verification, ownership }: EmailChangeParts,
) {
  return {
    /**
     * Requests a new address. The caller has checked the password. Ends every other session. Returns `email_taken`, or
     * `too_many_requests` when the address was mailed too often.
     */
    async ask(session: Session, email: string): Promise<null | AppError> {
      const { userId } = session;
      if (await isAddressTaken(db, email)) return appError('email_taken');
      const refused = await limits.verificationMail(hashOfSecret(email).toString('base64url'));
      if (refused) return refused;
      return transact(db, async (tx) => {
        const owner = await lockAddress(tx, userId);
        if (!owner) return appError('session_ended');
        await writePendingAddress(tx, userId, email);
        await endLinks(tx, { userId, purposes: ['verify', 'reset'], now: now() });
        await sessions.endAll(tx, { userId, keep: [session.id] });
        const { language } = owner;
        const to = { userId, name: nameOf(owner), email, language, sessionId: session.id };
        await verification.ask(tx, to, verifyNewEmail);
        await mailUndo(tx, { config, now, mail }, { owner, newEmail: email });
        afterCommit(tx, () => security.note('email.change-asked', { userId }));
        return null;
      });
    },

    /** Drops a pending change, from the account page. */
    async drop(userId: string): Promise<void> {
      await transact(db, async (tx) => {
        await writePendingAddress(tx, userId, null);
        await endLinks(tx, { userId, purposes: ['verify'], now: now() });
      });
    },

    /**
     * Undoes a change by the link mailed to the old address, which the link proves. Drops the pending address or
     * restores the old one. Ends every way in except the password. Returns `link_invalid`, or `email_taken` when
     * another account has the old address by now.
     */
    async undo(secret: string, opener: Session | null): Promise<{ userId: string } | AppError> {
      try {
        return await transact(db, async (tx) => {
          const at = now();
          const link = await useLink(tx, { purpose: 'undo', secretHash: hashOfSecret(secret), now: at });
          const owner = link && (await lockAddress(tx, link.user_id));
          if (!link || !owner) return appError('link_invalid');
          const [userId, email] = [owner.id, link.email];
          await writeProvedAddress(tx, { userId, email, now: at });
          afterCommit(tx, () => security.note('email.change-undone', { userId }));
          await ownership.handOver(tx, {
            userId,
            email,
            keep: opener?.userId === userId ? [opener.id] : [],
            links: ['verify', 'reset', 'undo'],
            // Factors that are older than the change are the owner's. A thief of the mailbox must not end them.
            factors: { since: link.created_at },
            at,
          });
          return { userId };
        });
      } catch (error) {
        if (isUniqueViolation(error, 'users_email')) return appError('email_taken');
        throw error;
      }
    },
  };
}

const nameOf = (owner: Owner) => displayName({ firstName: owner.first_name, lastName: owner.last_name });

/** Masks an address so that only its owner recognises it: `m•••@example.in`. */
function hiddenAddress(email: string): string {
  const at = email.indexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
