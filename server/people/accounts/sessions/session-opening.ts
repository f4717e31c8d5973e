import type { AuditService } from '../../../base/audit/service.ts';
import { AppError } from '../../../platform/core/app-error.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { methodsOf } from '../second-factor/methods.ts';
import { isFactorRequired } from '../second-factor/required.ts';
import type { FirstFactor, Steps } from '../second-factor/steps.ts';
import { hasFactor } from '../second-factor/store.ts';
import { createStaffLog } from '../staff-log.ts';
import type { KnownDevices } from './known-devices.ts';
import type { SessionOwner, Sessions } from './sessions.ts';
import type { LoggedIn, Visit } from './visit.ts';

/** The error that names the missing step of a log-in. A value of its own, so that it does not roll its ticket back. */
export type MissingStep = { missing: AppError };

/** The opening of sessions. */
export type SessionOpening = ReturnType<typeof createSessionOpening>;

/** Creates the opening of a session, which asks for the second factor first where there is one or must be one. */
export function createSessionOpening(
  platform: Pick<Platform, 'db' | 'config' | 'now' | 'log' | 'security'>,
  {
    sessions,
    devices,
    audit,
    steps,
  }: { sessions: Sessions; devices: KnownDevices; audit: AuditService; steps: Steps },
) {
  const staff = createStaffLog(platform, audit);

  /** Opens a session of a person who is fully proved. `by` names their factors, such as `password+totp`. */
  async function open(
    tx: Tx,
    owner: SessionOwner,
    { visit, by }: { visit: Visit; by: string },
  ): Promise<LoggedIn> {
    const { token } = await sessions.open(tx, { owner, userAgent: visit.userAgent });
    const device = await devices.remember(tx, owner.id, visit.device);
    await staff.login(tx, owner, { ip: visit.ip, by });
    return { session: { token, role: owner.role, isVerified: owner.isVerified, userId: owner.id }, device };
  }

  return {
    open,

    /** Opens a session after the first factor, or returns the missing step with the ticket of the log-in. */
    async openOrAsk(
      tx: Tx,
      owner: SessionOwner,
      { visit, by }: { visit: Visit; by: FirstFactor },
    ): Promise<LoggedIn | MissingStep> {
      const hasOne = await hasFactor(tx, owner.id);
      if (!hasOne && !isFactorRequired(platform.config, owner.role)) return open(tx, owner, { visit, by });
      const ticket = await steps.beginLogIn(tx, { userId: owner.id, by });
      if (!hasOne) return { missing: new AppError('second_factor_setup_needed', { details: { ticket } }) };
      const methods = await methodsOf(tx, owner.id);
      return { missing: new AppError('second_factor_needed', { details: { ticket, methods } }) };
    },
  };
}
