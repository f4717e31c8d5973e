import type { Lang } from '#contract/core/errors.ts';
import { isEmail, isPhone, passwordLength } from '#contract/core/rules.ts';
import type { AuditService } from '../audit/service.ts';
import type { MailService } from '../email/service.ts';
import { AppError, appError } from '../platform/core/app-error.ts';
import { newId } from '../platform/core/id.ts';
import { afterCommit, isUniqueViolation, type Tx, transact } from '../platform/database/database.ts';
import type { Limits } from '../platform/limits/limits.ts';
import type { Platform } from '../platform/platform.ts';
import { hashOfSecret } from '../platform/security/link-secret.ts';
import type { Session } from '../platform/security/session.ts';
import type { SettingsService } from '../settings/service.ts';
import { createAccountData } from './account-data.ts';
import { createAccountSettings } from './account-settings.ts';
import { findAccount } from './account-store.ts';
import { createAdminUsers } from './admin/people.ts';
import { createEmailChange } from './email-change.ts';
import { createEmailVerification } from './email-verification.ts';
import { createIdentities } from './identities.ts';
import { createKnownDevices } from './known-devices.ts';
import { createLinkedIdentities } from './linked-identities.ts';
import { createLogIn } from './log-in.ts';
import { displayName, tidyName } from './names.ts';
import { createOwnership } from './ownership.ts';
import { hashPassword } from './password.ts';
import { passwordProblem } from './password-choice.ts';
import { createPasswordReset } from './password-reset.ts';
import { createPeople } from './people.ts';
import { createSessions } from './sessions.ts';
import { insertConsent, insertUser, type NewUser } from './store.ts';
import type { LoggedIn, Visit } from './visit.ts';

export type { LockedPerson } from './account-data.ts';
export type { AdminUserRow } from './admin/people.ts';
export { deviceCookie, deviceOf, sessionCookie } from './cookie.ts';
export { deviceWords } from './device.ts';
export type { Person } from './people.ts';
export type { LoggedIn, Visit } from './visit.ts';

/** The accounts service: accounts, sessions, and the people other domains write to. */
export type AccountsService = ReturnType<typeof createAccounts>;

/** The form data of a new account. */
export type SignUp = { firstName: string; lastName: string; email: string; phone: string; password: string };

/** The services that accounts call. */
export type AccountsNeeds = {
  settings: SettingsService;
  mail: MailService;
  limits: Limits;
  audit: AuditService;
};

type Creation<T> = {
  typed: SignUp;
  as: Pick<NewUser, 'role' | 'language' | 'verifiedAt' | 'termsAgreedAt' | 'termsVersion'>;
  also: (tx: Tx, user: NewUser) => Promise<T>;
};

/** Creates the accounts service. */
export function createAccounts(platform: Platform, { settings, mail, limits, audit }: AccountsNeeds) {
  const { db, now } = platform;
  const sessions = createSessions(platform);
  const devices = createKnownDevices(platform);
  const ownership = createOwnership(platform, { sessions });
  const verification = createEmailVerification(platform, { mail, ownership });
  const people = createPeople(db);
  const reset = createPasswordReset(platform, {
    settings,
    mail,
    limits,
    sessions,
    ownership,
    devices,
  });
  const identities = createIdentities(platform, { mail, sessions, ownership, devices, audit });
  const logIn = createLogIn(platform, { limits, sessions, devices, audit });
  const linked = createLinkedIdentities(platform, { mail, sessions });
  const admin = createAdminUsers(platform, { audit, sessions });
  const emailChange = createEmailChange(platform, { mail, limits, sessions, verification, ownership });
  const own = createAccountSettings(platform, { settings, mail, limits, sessions, emailChange });

  /**
   * Writes a person and everything `also` adds. Returns `user_exists` when the e-mail or the phone is taken, or the
   * error of a weak password.
   */
  async function create<T>({ typed, as, also }: Creation<T>): Promise<T | AppError> {
    const at = now();
    const weak = await passwordProblem(typed.password, {
      ...typed,
      shopName: (await settings.all()).shop.name,
    });
    if (weak) return weak;
    const user: NewUser = {
      id: newId(at),
      firstName: tidyName(typed.firstName),
      lastName: tidyName(typed.lastName),
      email: typed.email.trim().toLowerCase(),
      phone: typed.phone.trim(),
      passwordHash: await hashPassword(typed.password),
      now: at,
      ...as,
    };
    try {
      return await transact(db, async (tx) => {
        await insertUser(tx, user);
        return also(tx, user);
      });
    } catch (error) {
      // The unique indexes decide between two concurrent sign-ups.
      if (isUniqueViolation(error, 'users_email') || isUniqueViolation(error, 'users_phone'))
        return appError('user_exists');
      throw error;
    }
  }

  return {
    ...people,
    ...createAccountData(db),
    ...reset,
    ...own,
    ...identities,
    ...linked,
    ...admin,
    ...logIn,

    /** Returns the session of a token, for HTTP and the sockets. */
    resolveSession: sessions.resolve,

    /** Creates a customer and logs them in. Queues the e-mail with the verification link in the same commit. */
    async signUp(typed: SignUp, visit: Visit): Promise<(LoggedIn & { user: NewUser }) | AppError> {
      const { termsVersion } = await settings.all();
      return create({
        typed,
        as: { role: 'user', language: visit.lang, verifiedAt: null, termsAgreedAt: now(), termsVersion },
        async also(tx, user) {
          await insertConsent(tx, {
            userId: user.id,
            purpose: 'terms',
            version: termsVersion,
            now: user.now,
          });
          const owner = { id: user.id, role: user.role, isVerified: false, agreedToTerms: true };
          const { sid, token } = await sessions.open(tx, { owner, userAgent: visit.userAgent });
          await verification.ask(tx, {
            userId: user.id,
            name: displayName(user),
            email: user.email,
            language: user.language,
            sessionId: sid,
          });
          const device = await devices.remember(tx, user.id, visit.device);
          return {
            session: { token, role: user.role, isVerified: false, userId: user.id },
            device,
            user,
          };
        },
      });
    },

    /** Drops a person's sessions from this process's cache, after the caller's commit. */
    forgetSessions: (tx: Tx, userId: string) => afterCommit(tx, () => sessions.forget(userId)),

    /** Ends a session on every process. */
    async logOut(session: Session): Promise<void> {
      await sessions.end(session);
    },

    /**
     * Ends one of the person's own sessions by its id, on every process. Returns `session_not_found` for another
     * person's.
     */
    async logOutDevice(userId: string, id: string): Promise<null | AppError> {
      return (await sessions.end({ id, userId })) ? null : appError('session_not_found');
    },

    /** Lists the sessions a person is logged in with, the most recently used first. */
    openSessions: sessions.list,

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
      const kind = own.pending_email ? 'verify-new-email' : 'verify-email';
      return transact(db, async (tx) => {
        await verification.ask(tx, to, kind);
        return null;
      });
    },

    /** Confirms the address a verification link was mailed to. `opener` is the session that opens the link. */
    async verifyEmail(secret: string, opener: Session | null): Promise<{ isNew: boolean } | AppError> {
      const confirmed = await verification.confirm(secret, opener);
      if (confirmed instanceof AppError) return confirmed;
      if (confirmed.isNew) platform.security.note('email.changed', { userId: confirmed.userId });
      sessions.forget(confirmed.userId);
      return confirmed;
    },

    /** Undoes a change of address by the link mailed to the old one. */
    undoEmailChange: emailChange.undo,

    /** Registers a listener that runs when an account passes to the person who proved its address. */
    onNewOwner: ownership.onNewOwner,

    /**
     * Creates an astrologer's account. `also` writes more rows in the same transaction. Queues the verification link in
     * the same commit. Returns `user_exists`.
     */
    async createAstrologer(
      typed: SignUp,
      lang: Lang,
      also: (tx: Tx, userId: string, at: Date) => Promise<void>,
    ): Promise<{ userId: string } | AppError> {
      const { termsVersion } = await settings.all();
      return create({
        typed,
        as: { role: 'astrologer', language: lang, verifiedAt: null, termsAgreedAt: null, termsVersion: null },
        async also(tx, user) {
          await insertConsent(tx, {
            userId: user.id,
            purpose: 'astrologer account',
            version: termsVersion,
            now: user.now,
          });
          await verification.ask(tx, {
            userId: user.id,
            name: displayName(user),
            email: user.email,
            language: user.language,
            sessionId: null,
          });
          await also(tx, user.id, user.now);
          return { userId: user.id };
        },
      });
    },

    /**
     * Creates an admin account with a verified address, for the command line of an empty shop. Makes the checks of the
     * sign-up form. Returns the first error, or the new id.
     */
    async createAdmin(typed: SignUp): Promise<{ userId: string } | AppError> {
      const problem = signUpProblem(typed);
      if (problem) return problem;
      return create({
        typed,
        as: { role: 'admin', language: 'en', verifiedAt: now(), termsAgreedAt: null, termsVersion: null },
        also: async (_tx, user) => ({ userId: user.id }),
      });
    },
  };
}

/** Returns the first violation of the contract's sign-up rules, for callers that bypass the contract. */
function signUpProblem(typed: SignUp): AppError | null {
  if (tidyName(typed.firstName).length < 2) return appError('first_name_short');
  if (!isEmail(typed.email.trim())) return appError('email_invalid');
  if (!isPhone(typed.phone.trim())) return appError('phone_digits');
  if (typed.password.length < passwordLength.min) return appError('password_short');
  if (typed.password.length > passwordLength.max) return appError('password_long');
  return null;
}
