import type { Lang } from '#languages/list.ts';
import type { MailService } from '../../../base/email/service.ts';
import { type AppError, appError } from '../../../platform/core/app-error.ts';
import { checkpoint } from '../../../platform/core/checkpoint.ts';
import { newSecret } from '../../../platform/core/id.ts';
import { isUniqueViolation, type Tx, transact } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashOfSecret } from '../../../platform/security/link-secret.ts';
import type { Session } from '../../../platform/security/session.ts';
import { verifyEmail } from '../emails/verify-email.ts';
import type { verifyNewEmail } from '../emails/verify-new-email.ts';
import type { Ownership } from '../ownership.ts';
import { lockAddress, writeProvedAddress } from '../ownership-store.ts';
import { insertLink, useLink } from '../store.ts';

const linkHours = 24;

/** The recipient of a link. `sessionId` is the session that asked for it, if any. */
export type LinkRecipient = {
  userId: string;
  name: string;
  email: string;
  language: Lang;
  sessionId: string | null;
};

/**
 * Creates one-time links that prove an e-mail address. They are mailed, stored as SHA-256 only, and valid for 24 hours.
 */
export function createEmailVerification(
  { db, config, now }: Pick<Platform, 'db' | 'config' | 'now'>,
  { mail, ownership }: { mail: MailService; ownership: Ownership },
) {
  return {
    /** Mails a new link in the caller's transaction. `email` says whether it proves a first or a changed address. */
    async ask(
      tx: Tx,
      to: LinkRecipient,
      email: typeof verifyEmail | typeof verifyNewEmail = verifyEmail,
    ): Promise<void> {
      const secret = newSecret();
      const at = now();
      await insertLink(tx, {
        purpose: 'verify',
        secretHash: hashOfSecret(secret),
        userId: to.userId,
        email: to.email,
        sessionId: to.sessionId,
        now: at,
        expiresAt: new Date(at.getTime() + linkHours * 3_600_000),
      });
      await mail.send(tx, {
        to: to.email,
        language: to.language,
        mail: email({ name: to.name, link: `${config.clientUrl}/verify-email/${secret}`, hours: linkHours }),
      });
    },

    /**
     * Uses a link: marks the address as proved, or changes the account's address to it. Ends the sessions that began
     * before the link was requested, except the one that requested it and `opener`, the session that opens it. Returns
     * the owner, `link_invalid`, or `email_taken` when another account has the address by now. The link stays valid in
     * that last case.
     */
    async confirm(
      secret: string,
      opener: Session | null,
    ): Promise<{ userId: string; isNew: boolean } | AppError> {
      try {
        return await transact(db, async (tx) => {
          const at = now();
          const link = await useLink(tx, { purpose: 'verify', secretHash: hashOfSecret(secret), now: at });
          const account = link && (await lockAddress(tx, link.user_id));
          if (!link || !account) return appError('link_invalid');
          const [userId, email] = [account.id, link.email];
          const isNew = email === account.pending_email;
          if (!isNew && email !== account.email) return appError('link_invalid');
          if (!isNew && account.email_verified_at) return { userId, isNew };
          await checkpoint('email.proving', userId);
          await writeProvedAddress(tx, { userId, email, now: at });
          const keep = [link.session_id, opener?.userId === userId ? opener.id : null];
          await ownership.handOver(tx, {
            userId,
            email,
            keep: keep.filter((id) => id !== null),
            before: link.created_at,
            // A link that undoes a change must outlive the change.
            links: ['verify', 'reset'],
            // The owner of a proved account keeps their factors when they change their address.
            factors: account.email_verified_at ? null : { before: link.created_at },
            at,
          });
          return { userId, isNew };
        });
      } catch (error) {
        // The unique index decides between two accounts that prove one address concurrently.
        if (isUniqueViolation(error, 'users_email')) return appError('email_taken');
        throw error;
      }
    },
  };
}
