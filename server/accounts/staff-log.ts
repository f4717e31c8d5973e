import type { Role } from '#contract/accounts/endpoints.ts';
import type { AuditService } from '../audit/service.ts';
import { type Tx, transact } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';

/** The roles whose logins are rows of the audit log. */
const staffRoles: readonly Role[] = ['admin', 'astrologer'];

/** Creates what the audit log says of staff who log in. Rows hold fingerprints of addresses, never the addresses. */
export function createStaffLog(
  { db, now, log, security }: Pick<Platform, 'db' | 'now' | 'log' | 'security'>,
  audit: AuditService,
) {
  return {
    /** Writes a good login of staff, in the transaction that opens the session. */
    async login(
      tx: Tx,
      { id, role }: { id: string; role: Role },
      { ip, by }: { ip: string; by: string },
    ): Promise<void> {
      if (!staffRoles.includes(role)) return;
      await audit.record(tx, {
        at: now(),
        actorId: id,
        action: 'staff.login',
        entity: 'access',
        entityId: id,
        after: { role, by, address: await security.fingerprint('address', ip) },
      });
    },

    /**
     * Writes a failed login on an account of staff. The caller does not wait for it: the answer takes as long as for any
     * other account. The limits of logins bound the rows.
     */
    failedLogin({ id, role }: { id: string; role: Role }, ip: string): void {
      if (!staffRoles.includes(role)) return;
      const write = async () => {
        const address = await security.fingerprint('address', ip);
        await transact(db, async (tx) => {
          await audit.record(tx, {
            at: now(),
            actorId: null,
            action: 'staff.login-failed',
            entity: 'access',
            entityId: id,
            after: { role, address },
          });
        });
      };
      write().catch((error: Error) =>
        log.error({ err: error }, 'audit row of a failed staff login lost: the log line above has it'),
      );
    },
  };
}
