import { transact } from '../platform/database/database.ts';
import type { ServeOptions } from '../platform/http/serve.ts';
import type { Limits } from '../platform/limits/limits.ts';
import type { Platform } from '../platform/platform.ts';
import type { AuditService } from './service.ts';

/**
 * Returns what is noted when somebody who is signed in asks for a call that is not for their role: a security event, and
 * for a call of admins a row of the audit log (at most 20 per person in 15 minutes, so that nobody fills the log).
 */
export function createRefusals(
  { db, now, log, security }: Pick<Platform, 'db' | 'now' | 'log' | 'security'>,
  { audit, limits }: { audit: AuditService; limits: Limits },
): ServeOptions['refused'] {
  return async ({ userId, role }, { key, who, ip }) => {
    security.note('call.refused', { userId, ip, role, call: key });
    if (who !== 'admin') return;
    try {
      if (await limits.refusalRow(userId)) return;
      const address = await security.fingerprint('address', ip);
      await transact(db, async (tx) => {
        await audit.record(tx, {
          at: now(),
          actorId: userId,
          action: 'staff.refused',
          entity: 'access',
          entityId: userId,
          after: { role, call: key, address },
        });
      });
    } catch (error) {
      log.error({ err: error }, 'audit row of a refused call lost: the security event before has it');
    }
  };
}
