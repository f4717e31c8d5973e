import type { Profile } from '#contract/accounts/endpoints.ts';
import type { MailService } from '../email/service.ts';
import { AppError, appError } from '../platform/core/app-error.ts';
import { afterCommit, isUniqueViolation, transact } from '../platform/database/database.ts';
import type { Limits } from '../platform/limits/limits.ts';
import type { Platform } from '../platform/platform.ts';
import type { Session } from '../platform/security/session.ts';
import type { SettingsService } from '../settings/service.ts';
import { endLinks, findAccount, replacePassword, updateProfile, updateTerms } from './account-store.ts';
import type { createEmailChange } from './email-change.ts';
import { displayName, tidyName } from './names.ts';
import { hashPassword, verifyHash } from './password.ts';
import { type OwnWords, passwordProblem } from './password-choice.ts';
import type { Sessions } from './sessions.ts';
import { insertConsent } from './store.ts';

/** The services that account settings call. */
export type OwnAccountParts = {
  settings: SettingsService;
  mail: MailService;
  limits: Limits;
  sessions: Sessions;
  emailChange: ReturnType<typeof createEmailChange>;
};

type Own = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

const nameOf = (own: Own) => displayName({ firstName: own.first_name, lastName: own.last_name });

/** Returns the words of an account that its password must not be made of. */
export const ownWords = (own: Own, shopName: string): OwnWords => ({
  firstName: own.first_name,
  lastName: own.last_name,
  email: own.email,
  phone: own.phone,
  shopName,
});

const presentProfile = (own: Own): Profile => ({
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
  /** Returns the account if the password is right. Counts apart from logins, whose limit a stranger could use up. */
  async function verifyOwnPassword(userId: string, password: string): Promise<Own | AppError> {
    const refused = await limits.proof(userId);
    if (refused) {
      security.note('proof.limited', { userId });
      return refused;
    }
    const own = await findAccount(db, userId);
    if (!own) return appError('session_ended');
    if (!(await verifyHash(password, own.password_hash))) {
      security.note('proof.bad', { userId });
      return appError('wrong_password');
    }
    await limits.proofSucceeded(userId);
    return own;
  }

  async function profile(userId: string): Promise<Profile | AppError> {
    const own = await findAccount(db, userId);
    return own ? presentProfile(own) : appError('session_ended');
  }

  return {
    /** Returns a person's own account. */
    profile,

    /** Returns null if the password is right, else the error. Guards changes that a borrowed phone must not make. */
    async prove(userId: string, password: string): Promise<null | AppError> {
      const own = await verifyOwnPassword(userId, password);
      return own instanceof AppError ? own : null;
    },

    /** Changes name and phone. */
    async changeProfile(
      userId: string,
      typed: { firstName: string; lastName: string; phone: string },
    ): Promise<Profile | AppError> {
      const firstName = tidyName(typed.firstName);
      if (firstName.length < 2) return appError('first_name_short');
      try {
        await updateProfile(db, {
          userId,
          firstName,
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
      { email, password }: { email: string; password: string },
    ): Promise<Profile | AppError> {
      const own = await verifyOwnPassword(session.userId, password);
      if (own instanceof AppError) return own;
      const refused = own.email === email ? null : await emailChange.ask(session, email);
      return refused ?? profile(session.userId);
    },

    /** Drops a pending change of address. The old address stays. */
    async keepEmail(userId: string): Promise<Profile | AppError> {
      await emailChange.drop(userId);
      return profile(userId);
    },

    /** Changes the password and ends every session but this one. */
    async changePassword(
      session: Session,
      { currentPassword, password }: { currentPassword: string; password: string },
    ): Promise<null | AppError> {
      const { userId } = session;
      const own = await verifyOwnPassword(userId, currentPassword);
      if (own instanceof AppError) return own;
      const weak = await passwordProblem(password, ownWords(own, (await settings.all()).shop.name));
      if (weak) return weak;
      const passwordHash = await hashPassword(password);
      return transact(db, async (tx) => {
        // Of two concurrent changes, the second fails here because the current password has already changed.
        const replaced = await replacePassword(tx, { userId, was: own.password_hash, passwordHash });
        if (!replaced) return appError('wrong_password');
        afterCommit(tx, () => security.note('password.changed', { userId }));
        await endLinks(tx, { userId, purposes: ['verify', 'reset'], now: now() });
        await sessions.endAll(tx, { userId, keep: [session.id] });
        const language = own.language;
        await mail.send(tx, {
          to: own.email,
          language,
          mail: { kind: 'password-changed', name: nameOf(own) },
        });
        return null;
      });
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
