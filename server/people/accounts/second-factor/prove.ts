import { AppError, appError } from '../../../platform/core/app-error.ts';
import { transact } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Session } from '../../../platform/security/session.ts';
import { lockWaysIn } from '../identities/identity-store.ts';
import type { AccountLimits } from '../limits.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { FactorCheck, SentFactor } from './factor-check.ts';
import type { FactorMail } from './factor-mail.ts';
import { freshUntil } from './own-factors.ts';
import type { Steps } from './steps.ts';
import { hasFactor } from './store.ts';

/** The services that fresh proof calls. */
export type ProveParts = {
  limits: AccountLimits;
  sessions: Sessions;
  steps: Steps;
  check: FactorCheck;
  mailChange: FactorMail;
  /** Checks the person's own password and counts the tries. */
  provePassword: (userId: string, password: string) => Promise<null | AppError>;
};

/** Creates fresh proof in an open session: by a second factor, or by the password where there is none. */
export function createProve(
  { db, now, security }: Pick<Platform, 'db' | 'now' | 'security'>,
  { limits, sessions, steps, check, mailChange, provePassword }: ProveParts,
) {
  async function proveFactor(session: Session, sent: SentFactor): Promise<null | AppError> {
    const { userId } = session;
    const limited = sent.passkey ? null : await limits.code('session', userId);
    if (limited) {
      security.note('proof.limited', { userId });
      return limited;
    }
    const right = await check(steps.bearerOfSession(session), sent);
    const refused =
      right instanceof AppError
        ? right
        : await transact(db, async (tx) => {
            const person = await lockWaysIn(tx, userId);
            const used = await right.use(tx);
            if (used) return used;
            if (person && right.method === 'recovery') await mailChange(tx, person, 'code-used');
            return null;
          });
    if (refused) security.note('proof.bad', { userId, reason: refused.code });
    else if (!sent.passkey) await limits.codeSucceeded('session', userId);
    return refused;
  }

  return {
    /**
     * Marks the proof of a session as fresh after a second factor, or after the password of an account that has none.
     * Returns the instant until which it is fresh.
     */
    async proveSession(
      session: Session,
      { password, ...sent }: SentFactor & { password?: string | undefined },
    ): Promise<{ freshUntil: Date } | AppError> {
      const { userId } = session;
      const byFactor = await hasFactor(db, userId);
      if (byFactor && password !== undefined) return appError('second_factor_expected');
      const refused = byFactor
        ? await proveFactor(session, sent)
        : await provePassword(userId, password ?? '');
      if (refused) return refused;
      await sessions.prove(session);
      security.note('proof.good', { userId, reason: byFactor ? 'factor' : 'password' });
      return { freshUntil: freshUntil(now()) };
    },
  };
}
