import type { AuditService } from '../../../base/audit/service.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import { checkpoint } from '../../../platform/core/checkpoint.ts';
import { transact } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockWaysIn, readSessionOwner } from '../identities/identity-store.ts';
import type { AccountLimits } from '../limits.ts';
import type { SessionOpening } from '../sessions/session-opening.ts';
import type { LoggedIn, Visit } from '../sessions/visit.ts';
import { createStaffLog } from '../staff-log.ts';
import type { FactorCheck, SentFactor } from './factor-check.ts';
import type { FactorMail } from './factor-mail.ts';
import { countTry, takeStep } from './step-store.ts';
import type { Bearer, Steps } from './steps.ts';

/** Typed codes of one log-in. After them the password is asked again, and the person is told by e-mail. */
const triesPerLogIn = 5;

/** The services that the end of a log-in calls. */
export type FinishParts = {
  limits: AccountLimits;
  audit: AuditService;
  opening: SessionOpening;
  steps: Steps;
  check: FactorCheck;
  mailChange: FactorMail;
};

/** Creates the end of a log-in by its ticket and a second factor. */
export function createFinishLogIn(
  platform: Pick<Platform, 'db' | 'now' | 'log' | 'security'>,
  { limits, audit, opening, steps, check, mailChange }: FinishParts,
) {
  const { db, now, security } = platform;
  const staff = createStaffLog(platform, audit);
  const keyOf = ({ hash }: Bearer) => ({ bearer: hash, kind: 'login' as const, now: now() });

  /** Counts a typed code before it is checked. Returns the error when there were too many. */
  async function count(bearer: Bearer): Promise<AppError | null> {
    const { userId } = bearer;
    const tries = await countTry(db, keyOf(bearer));
    if (tries === undefined) return appError('second_factor_over');
    if (tries > triesPerLogIn) {
      await transact(db, async (tx) => {
        // Only one of several concurrent tries ends the log-in and sends the mail.
        if (!(await takeStep(tx, keyOf(bearer)))) return;
        const person = await lockWaysIn(tx, userId);
        if (person) await mailChange(tx, person, 'codes-tried');
      });
      return appError('second_factor_over');
    }
    const limited = await limits.code('login', userId);
    if (limited) security.note('factor.limited', { userId });
    return limited;
  }

  return {
    /**
     * Ends a log-in with a second factor and opens its session. Returns `second_factor_over` when the ticket is used or
     * expired, or when the person's sessions ended meanwhile, by a new password for example.
     */
    async finishLogIn(
      { ticket, ...sent }: SentFactor & { ticket: string },
      visit: Visit,
    ): Promise<LoggedIn | AppError> {
      const bearer = await steps.bearerOfTicket(ticket);
      if (!bearer) return appError('second_factor_over');
      const { userId, by } = bearer;
      const refused = sent.passkey ? null : await count(bearer);
      if (refused) return refused;
      const right = await check(bearer, sent);
      await checkpoint('factor.checked', userId);
      const done =
        right instanceof AppError
          ? right
          : await transact(db, async (tx) => {
              // A change of the password locks the account as well, and ends this log-in.
              await lockWaysIn(tx, userId);
              if (!(await takeStep(tx, keyOf(bearer)))) return appError('second_factor_over');
              const used = await right.use(tx);
              if (used) return used;
              const row = await readSessionOwner(tx, userId);
              if (!row) return appError('account_blocked');
              const owner = {
                id: row.id,
                role: row.role,
                isVerified: row.email_verified_at !== null,
                agreedToTerms: row.terms_agreed_at !== null,
              };
              if (right.method === 'recovery') {
                const person = await lockWaysIn(tx, userId);
                if (person) await mailChange(tx, person, 'code-used');
              }
              const factors = `${by}+${right.method}`;
              return { ...(await opening.open(tx, owner, { visit, by: factors })), by: factors };
            });
      const facts = { userId, ip: visit.ip };
      if (done instanceof AppError) {
        security.note('factor.bad', { ...facts, reason: done.code });
        const row = await readSessionOwner(db, userId);
        if (row) staff.failedLogin(row, visit.ip);
        return done;
      }
      if (!sent.passkey) await limits.codeSucceeded('login', userId);
      security.note('login.good', { ...facts, role: done.session.role, reason: done.by });
      return done;
    },
  };
}
