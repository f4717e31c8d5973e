import type { Lang } from '#contract/core/errors.ts';
import type { MailService } from '../email/service.ts';
import { type AppError, appError } from '../platform/core/app-error.ts';
import { checkpoint } from '../platform/core/checkpoint.ts';
import { newSecret } from '../platform/core/id.ts';
import { isUniqueViolation, type Tx, transact } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { hashOfSecret } from '../platform/security/link-secret.ts';
import type { Session } from '../platform/security/session.ts';
import type { Ownership } from './ownership.ts';
import { lockAddress, writeProvedAddress } from './ownership-store.ts';
import { insertLink, useLink } from './store.ts';

const linkHours = 24;

/** The person a link is mailed to. `sessionId` is the session that asks for it; null where there is none. */
export type LinkRecipient = {
  userId: string;
  name: string;
  email: string;
  language: Lang;
  sessionId: string | null;
};

/** One-time links that prove an e-mail address: mailed, stored as SHA-256 only, good for 24 hours. */
export function createEmailVerification(
  { db, config, now }: Pick<Platform, 'db' | 'config' | 'now'>,
  { mail, ownership }: { mail: MailService; ownership: Ownership },
) {
  return {
    /** Mails a new link, in the caller's transaction. `kind` is the mail: a first address, or a changed one. */
    async ask(
      tx: Tx,
      to: LinkRecipient,
      kind: 'verify-email' | 'verify-new-email' = 'verify-email',
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
        mail: {
          kind,
          name: to.name,
          link: `${config.publicUrl}/verify-email/${secret}`,
          hours: linkHours,
        },
      });
    },

    /**
     * Uses a link: marks the address as proved, or replaces the account's address by it. Sessions that began before the
     * link was asked for end, except the one that asked for it and `opener`, the session of whoever opens it. Returns
     * whose address it proved; `link_invalid`; `email_taken` when another account has it by now, and then the link stays.
     */
    async confirm(
      secret: string,
      opener: Session | null,
    ): Promise<{ userId: string; isNew: boolean } | AppError> {
      try {
        return await transact<{ userId: string; isNew: boolean }>(db, async (tx) => {
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
            at,
          });
          return { userId, isNew };
        });
      } catch (error) {
        // The unique index decides: of two accounts that prove one address at once, one gets it.
        if (isUniqueViolation(error, 'users_email')) return appError('email_taken');
        throw error;
      }
    },
  };
}
