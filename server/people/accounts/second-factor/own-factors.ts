import { freshProofMinutes } from '#contract/people/accounts/permissions.ts';
import type { SecondFactor } from '#contract/people/accounts/second-factor.ts';
import type { AuditService } from '../../../base/audit/service.ts';
import { type AppError, appError } from '../../../platform/core/app-error.ts';
import { checkpoint } from '../../../platform/core/checkpoint.ts';
import { afterCommit, type Tx, transact } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isFresh, type Session } from '../../../platform/security/session.ts';
import { findAccount } from '../account-store.ts';
import { lockWaysIn } from '../identities/identity-store.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { createStaffLog } from '../staff-log.ts';
import { readForLogin } from '../store.ts';
import type { FactorMail } from './factor-mail.ts';
import { methodsOf } from './methods.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { isFactorRequired } from './required.ts';
import {
  deleteFactors,
  deletePasskey,
  deleteRecoveryCodes,
  deleteTotp,
  hasFactor,
  listPasskeys,
  readRecoverySet,
  readTotp,
  replaceRecoveryCodes,
} from './store.ts';

/** Returns the instant until which a proof is fresh. */
export const freshUntil = (provedAt: Date): Date => new Date(provedAt.getTime() + freshProofMinutes * 60_000);

type OwnPlatform = Pick<Platform, 'db' | 'config' | 'now' | 'log' | 'security'>;
type OwnParts = { audit: AuditService; sessions: Sessions; mailChange: FactorMail };

/** Creates the list and the removal of a person's own second factors, and new recovery codes. */
export function createOwnFactors(platform: OwnPlatform, { audit, sessions, mailChange }: OwnParts) {
  const { db, config, now, security } = platform;
  const staff = createStaffLog(platform, audit);

  async function remove(
    session: Session,
    kind: 'passkey' | 'totp',
    deleteOne: (tx: Tx) => Promise<boolean>,
  ): Promise<null | AppError> {
    if (!isFresh(session, now())) return appError('fresh_proof_needed');
    const { userId, role } = session;
    await checkpoint('factor.removing', userId);
    return transact(db, async (tx) => {
      // The lock serialises two removals, so that staff keep one.
      const person = await lockWaysIn(tx, userId);
      if (!person || !(await deleteOne(tx))) return appError('second_factor_not_found');
      if (!(await hasFactor(tx, userId))) {
        if (isFactorRequired(config, role)) return appError('last_second_factor');
        await deleteRecoveryCodes(tx, userId);
      }
      await sessions.endAll(tx, { userId, keep: [session.id] });
      await mailChange(tx, person, `${kind}-removed`);
      await staff.factor(tx, { id: userId, role }, { change: 'removed', actorId: userId, kind });
      afterCommit(tx, () => security.note('factor.removed', { userId, reason: kind }));
      return null;
    });
  }

  return {
    /** Returns a person's own second factors as the wire shows them. */
    async ownFactors({ userId, role, provedAt }: Session): Promise<SecondFactor> {
      const [methods, passkeys, totp, codes, account] = await Promise.all([
        methodsOf(db, userId),
        listPasskeys(db, userId),
        readTotp(db, userId),
        readRecoverySet(db, userId),
        findAccount(db, userId),
      ]);
      return {
        required: isFactorRequired(config, role),
        methods,
        passkeys: passkeys.map((one) => ({
          _id: one.id,
          name: one.name,
          createdAt: one.created_at.toISOString(),
          usedAt: one.used_at?.toISOString() ?? null,
          backedUp: one.backed_up,
        })),
        totp: totp
          ? { createdAt: totp.created_at.toISOString(), usedAt: totp.used_at?.toISOString() ?? null }
          : null,
        recoveryCodesLeft: codes?.left ?? 0,
        proveBy: methods.length > 0 ? 'factor' : account?.password_hash ? 'password' : 'login',
        freshUntil: freshUntil(provedAt).toISOString(),
      };
    },

    /** Removes a passkey and ends every other session. The last factor of staff stays where one is required. */
    removePasskey: (session: Session, id: string) =>
      remove(session, 'passkey', (tx) => deletePasskey(tx, { userId: session.userId, id })),

    /** Removes the authenticator app, under the same rules. */
    removeTotp: (session: Session) => remove(session, 'totp', (tx) => deleteTotp(tx, session.userId)),

    /** Makes new recovery codes. The old ones no longer count. */
    async renewRecoveryCodes(session: Session): Promise<{ recoveryCodes: string[] } | AppError> {
      if (!isFresh(session, now())) return appError('fresh_proof_needed');
      const { userId } = session;
      const set = await createRecoveryCodes();
      return transact(db, async (tx) => {
        const person = await lockWaysIn(tx, userId);
        if (!person || !(await hasFactor(tx, userId))) return appError('second_factor_not_found');
        await replaceRecoveryCodes(tx, { userId, ...set, at: now() });
        await mailChange(tx, person, 'codes-made');
        return { recoveryCodes: set.codes };
      });
    },
  };
}

/** Creates the removal of all second factors of an account, for the server's command line. */
export function createFactorReset(platform: OwnPlatform, { audit, sessions, mailChange }: OwnParts) {
  const { db, security } = platform;
  const staff = createStaffLog(platform, audit);
  return {
    /**
     * Removes all second factors of an account and ends its sessions, from the server's command line. Returns how many there were;
     * `person_not_found` when no open account has this address.
     */
    async resetFactors(email: string): Promise<{ removed: number } | AppError> {
      const account = await readForLogin(db, { email: email.trim().toLowerCase() });
      if (!account) return appError('person_not_found');
      const { id: userId, role } = account;
      return transact(db, async (tx) => {
        const person = await lockWaysIn(tx, userId);
        if (!person) return appError('person_not_found');
        const removed = await deleteFactors(tx, { userId });
        await sessions.endAll(tx, { userId, keep: [] });
        await mailChange(tx, person, 'reset');
        await staff.factor(tx, { id: userId, role }, { change: 'reset', actorId: null, kind: 'all' });
        afterCommit(tx, () => security.note('factor.reset', { userId }));
        return { removed };
      });
    },
  };
}
