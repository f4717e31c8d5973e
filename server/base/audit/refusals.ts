import { transact } from '../../platform/database/database.ts';
import type { ServeOptions } from '../../platform/http/serve.ts';
import type { CreateCounter } from '../../platform/limits/counters.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AuditService } from './service.ts';

/** Audit rows per window and person about requests that their role may not make. */
const rowsPerPerson = 20;

/**
 * Returns the handler for requests that the user's role does not allow. It notes a security event. For admin
 * endpoints it also writes an audit row, within a limit, so that nobody can fill the log.
 */
export function createRefusals(
  { db, now, log, security }: Pick<Platform, 'db' | 'now' | 'log' | 'security'>,
  { audit, counter }: { audit: AuditService; counter: CreateCounter },
): ServeOptions['refused'] {
  const rows = counter('refusals', rowsPerPerson);
  return async ({ userId, role }, { key, access, ip }) => {
    security.note('call.refused', { userId, ip, role, call: key });
    if (access !== 'admin') return;
    try {
      if (await rows.take(userId)) return;
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
      log.error(
        { err: error },
        'audit row of a refused request lost: the preceding security event has the facts',
      );
    }
  };
}
