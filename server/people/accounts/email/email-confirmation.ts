import { AppError } from '../../../platform/core/app-error.ts';
import { transact } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashOfSecret } from '../../../platform/security/link-secret.ts';
import type { Session } from '../../../platform/security/session.ts';
import { findAccount } from '../account-store.ts';
import { verifyEmail } from '../emails/verify-email.ts';
import { verifyNewEmail } from '../emails/verify-new-email.ts';
import type { AccountLimits } from '../limits.ts';
import { displayName } from '../names.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { createEmailVerification } from './email-verification.ts';

/** The services that the confirmation of an address calls. */
export type EmailConfirmationParts = {
  limits: AccountLimits;
  sessions: Sessions;
  verification: ReturnType<typeof createEmailVerification>;
};

/** Creates the request of another verification link, and the confirmation by its secret. */
export function createEmailConfirmation(
  { db, security }: Pick<Platform, 'db' | 'security'>,
  { limits, sessions, verification }: EmailConfirmationParts,
) {
  return {
    /**
     * Mails a new verification link: to the pending address if there is one, else to an unproved address. Returns
     * `too_many_requests` when the address was mailed too often.
     */
    async askVerification(session: Session): Promise<null | AppError> {
      const own = await findAccount(db, session.userId);
      if (!own || (own.email_verified_at && !own.pending_email)) return null;
      const email = own.pending_email ?? own.email;
      const refused = await limits.verificationMail(hashOfSecret(email).toString('base64url'));
      if (refused) return refused;
      const name = displayName({ firstName: own.first_name, lastName: own.last_name });
      const to = { userId: own.id, name, email, language: own.language, sessionId: session.id };
      const kind = own.pending_email ? verifyNewEmail : verifyEmail;
      return transact(db, async (tx) => {
        await verification.ask(tx, to, kind);
        return null;
      });
    },

    /** Confirms the address a verification link was mailed to. `opener` is the session that opens the link. */
    async verifyEmail(secret: string, opener: Session | null): Promise<{ isNew: boolean } | AppError> {
      const confirmed = await verification.confirm(secret, opener);
      if (confirmed instanceof AppError) return confirmed;
      if (confirmed.isNew) security.note('email.changed', { userId: confirmed.userId });
      sessions.forget(confirmed.userId);
      return confirmed;
    },
  };
}
