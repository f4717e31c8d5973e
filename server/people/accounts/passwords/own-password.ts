import type { MailService } from '../../../base/email/service.ts';
import type { SettingsService } from '../../../base/settings/service.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import { afterCommit, transact } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Session } from '../../../platform/security/session.ts';
import { endLinks, findAccount, replacePassword } from '../account-store.ts';
import { passwordChanged } from '../emails/password-changed.ts';
import type { AccountLimits } from '../limits.ts';
import { displayName } from '../names.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { hashPassword, type OwnWords, passwordProblem, verifyHash } from './password.ts';

/** The services that a person's own password needs. */
export type OwnPasswordParts = {
  settings: SettingsService;
  mail: MailService;
  limits: AccountLimits;
  sessions: Sessions;
};

/** An open account of its own person. */
export type OwnAccount = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** Returns the display name of an account. */
export const nameOf = (own: OwnAccount) =>
  displayName({ firstName: own.first_name, lastName: own.last_name });

/** Returns the words of an account that its password must not be made of. */
export const ownWords = (own: OwnAccount, shopName: string): OwnWords => ({
  firstName: own.first_name,
  lastName: own.last_name,
  email: own.email,
  phone: own.phone,
  shopName,
});

/** Creates the check and the change of a person's own password. */
export function createOwnPassword(
  { db, now, security }: Pick<Platform, 'db' | 'now' | 'security'>,
  { settings, mail, limits, sessions }: OwnPasswordParts,
) {
  /** Returns the account if the password is right. Counts apart from logins, whose limit a stranger could use up. */
  async function verify(userId: string, password: string): Promise<OwnAccount | AppError> {
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

  return {
    verify,

    /** Returns null if the password is right, else the error. Guards changes that a borrowed phone must not make. */
    async prove(userId: string, password: string): Promise<null | AppError> {
      const own = await verify(userId, password);
      return own instanceof AppError ? own : null;
    },

    /** Changes the password and ends every session but this one. */
    async change(
      session: Session,
      { currentPassword, password }: { currentPassword: string; password: string },
    ): Promise<null | AppError> {
      const { userId } = session;
      const own = await verify(userId, currentPassword);
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
          mail: passwordChanged({ name: nameOf(own) }),
        });
        return null;
      });
    },
  };
}
