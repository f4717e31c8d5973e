import { nameProblem } from '#contract/core/person-names.ts';
import { tidyEmail } from '#contract/core/typed.ts';
import { isEmail, isPhone, passwordLength } from '#contract/people/accounts/person-rules.ts';
import type { Lang } from '#languages/list.ts';
import type { SettingsService } from '../../base/settings/service.ts';
import { type AppError, appError } from '../../platform/core/app-error.ts';
import { newId } from '../../platform/core/id.ts';
import { isUniqueViolation, type Tx, transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { createEmailVerification } from './email/email-verification.ts';
import { displayName, tidyName } from './names.ts';
import { hashPassword, passwordProblem } from './passwords/password.ts';
import type { KnownDevices } from './sessions/known-devices.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { LoggedIn, Visit } from './sessions/visit.ts';
import { insertConsent, insertUser, type NewUser } from './store.ts';

/** The form data of a new account. */
export type SignUp = { firstName: string; lastName: string; email: string; phone: string; password: string };

/** The services that sign-up calls. */
export type SignUpParts = {
  settings: SettingsService;
  sessions: Sessions;
  verification: ReturnType<typeof createEmailVerification>;
  devices: KnownDevices;
};

type Creation<T> = {
  typed: SignUp;
  as: Pick<NewUser, 'role' | 'staffRoles' | 'language' | 'verifiedAt' | 'termsAgreedAt' | 'termsVersion'>;
  also: (tx: Tx, user: NewUser) => Promise<T>;
};

/**
 * Writes a person and everything `also` adds. Returns `user_exists` when the e-mail or the phone is taken, or the
 * error of a weak password.
 */
export async function createAccount<T>(
  { db, now, settings }: Pick<Platform, 'db' | 'now'> & { settings: SettingsService },
  { typed, as, also }: Creation<T>,
): Promise<T | AppError> {
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

const consentOf = ({ id, now }: NewUser, purpose: string, version: string) => ({
  userId: id,
  purpose,
  version,
  now,
});

const recipientOf = (user: NewUser, sessionId: string | null) => ({
  userId: user.id,
  name: displayName(user),
  email: user.email,
  language: user.language,
  sessionId,
});

/** Creates the sign-up of customers, astrologers and admins. */
export function createSignUp(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { settings, sessions, verification, devices }: SignUpParts,
) {
  const parts = { db, now, settings };
  return {
    /** Creates a customer and logs them in. Queues the e-mail with the verification link in the same commit. */
    async signUp(typed: SignUp, visit: Visit): Promise<(LoggedIn & { user: NewUser }) | AppError> {
      const { termsVersion } = await settings.all();
      return createAccount(parts, {
        typed,
        as: { role: 'user', language: visit.lang, verifiedAt: null, termsAgreedAt: now(), termsVersion },
        async also(tx, user) {
          await insertConsent(tx, consentOf(user, 'terms', termsVersion));
          const owner = { id: user.id, role: user.role, isVerified: false, agreedToTerms: true };
          const { sid, token } = await sessions.open(tx, { owner, userAgent: visit.userAgent });
          await verification.ask(tx, recipientOf(user, sid));
          const device = await devices.remember(tx, user.id, visit.device);
          return {
            session: { token, role: user.role, isVerified: false, userId: user.id },
            device,
            user,
          };
        },
      });
    },

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
      return createAccount(parts, {
        typed,
        as: { role: 'astrologer', language: lang, verifiedAt: null, termsAgreedAt: null, termsVersion: null },
        async also(tx, user) {
          await insertConsent(tx, consentOf(user, 'astrologer account', termsVersion));
          await verification.ask(tx, recipientOf(user, null));
          await also(tx, user.id, user.now);
          return { userId: user.id };
        },
      });
    },

    /**
     * Creates an owner's account with a verified address, for the command line of an empty shop. Makes the checks of the
     * sign-up form. Returns the first error, or the new id.
     */
    async createAdmin(typed: SignUp): Promise<{ userId: string } | AppError> {
      const problem = signUpProblem(typed);
      if (problem) return problem;
      return createAccount(parts, {
        typed,
        as: {
          role: 'admin',
          staffRoles: ['owner'],
          language: 'en',
          verifiedAt: now(),
          termsAgreedAt: null,
          termsVersion: null,
        },
        also: async (_tx, user) => ({ userId: user.id }),
      });
    },
  };
}

/** Returns the first violation of the contract's sign-up rules, for callers that bypass the contract. */
function signUpProblem(typed: SignUp): AppError | null {
  if (tidyName(typed.firstName) === '') return appError('first_name_missing');
  for (const name of [typed.firstName, typed.lastName]) {
    const problem = nameProblem(tidyName(name));
    if (problem) return appError(problem);
  }
  if (!isEmail(tidyEmail(typed.email))) return appError('email_invalid');
  if (!isPhone(typed.phone.trim())) return appError('phone_digits');
  if (typed.password.length < passwordLength.min) return appError('password_short');
  if (typed.password.length > passwordLength.max) return appError('password_long');
  return null;
}
