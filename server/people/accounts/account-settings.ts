import type { Profile } from '#contract/people/accounts/endpoints.ts';
import type { MailService } from '../../base/email/service.ts';
import type { SettingsService } from '../../base/settings/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { isUniqueViolation, transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Session } from '../../platform/security/session.ts';
import { findAccount, updateProfile, updateTerms } from './account-store.ts';
import type { createEmailChange } from './email/email-change.ts';
import type { AccountLimits } from './limits.ts';
import { tidyName } from './names.ts';
import { createOwnPassword, nameOf, type OwnAccount } from './passwords/own-password.ts';
import type { Sessions } from './sessions/sessions.ts';
import { insertConsent } from './store.ts';

/** The services that account settings call. */
export type OwnAccountParts = {
  settings: SettingsService;
  mail: MailService;
  limits: AccountLimits;
  sessions: Sessions;
  emailChange: ReturnType<typeof createEmailChange>;
};

const presentProfile = (own: OwnAccount): Profile => ({
  _id: own.id,
  firstName: own.first_name,
  lastName: own.last_name,
  name: nameOf(own),
  email: own.email,
  ...(own.pending_email && { pendingEmail: own.pending_email }),
  phone: own.phone,
  hasPassword: own.password_hash !== null,
  role: own.role,
  isVerified: own.email_verified_at !== null,
  agreedToTerms: own.terms_agreed_at !== null,
  createdAt: own.created_at.toISOString(),
});

/** Creates the endpoints' logic for a person's own account. */
export function createAccountSettings(
  { db, now, security }: Pick<Platform, 'db' | 'now' | 'security'>,
  { settings, mail, limits, sessions, emailChange }: OwnAccountParts,
) {
  const password = createOwnPassword({ db, now, security }, { settings, mail, limits, sessions });

  async function profile(userId: string): Promise<Profile | AppError> {
    const own = await findAccount(db, userId);
    return own ? presentProfile(own) : appError('session_ended');
  }

  return {
    /** Returns a person's own account. */
    profile,
    prove: password.prove,
    changePassword: password.change,

    /** Changes name and phone. */
    async changeProfile(
      userId: string,
      typed: { firstName: string; lastName: string; phone: string },
    ): Promise<Profile | AppError> {
      try {
        await updateProfile(db, {
          userId,
          firstName: tidyName(typed.firstName),
          lastName: tidyName(typed.lastName),
          phone: typed.phone,
        });
      } catch (error) {
        if (isUniqueViolation(error, 'users_phone')) return appError('phone_taken');
        throw error;
      }
      return profile(userId);
    },

    /** Requests a new address, which is pending until it is proved. Requires the password. */
    async changeEmail(
      session: Session,
      typed: { email: string; password: string },
    ): Promise<Profile | AppError> {
      const own = await password.verify(session.userId, typed.password);
      if (own instanceof AppError) return own;
      const refused = own.email === typed.email ? null : await emailChange.ask(session, typed.email);
      return refused ?? profile(session.userId);
    },

    /** Drops a pending change of address. The old address stays. */
    async keepEmail(userId: string): Promise<Profile | AppError> {
      await emailChange.drop(userId);
      return profile(userId);
    },

    /** Records consent to the terms in force, once per version. */
    async acceptTerms(userId: string): Promise<void> {
      const { termsVersion: version } = await settings.all();
      await transact(db, async (tx) => {
        const at = now();
        if (await updateTerms(tx, { userId, version, now: at }))
          await insertConsent(tx, { userId, purpose: 'terms', version, now: at });
      });
      sessions.forget(userId);
    },
  };
}
