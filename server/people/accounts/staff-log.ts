import type { Role } from '#contract/people/accounts/endpoints.ts';
import type { AuditService } from '../../base/audit/service.ts';
import { type Tx, transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';

/** The roles whose logins are recorded in the audit log. */
const staffRoles: readonly Role[] = ['admin', 'astrologer'];

/** Creates the audit entries of staff logins and of their second factors. Rows hold fingerprints of addresses, never the addresses. */
export function createStaffLog(
  { db, now, log, security }: Pick<Platform, 'db' | 'now' | 'log' | 'security'>,
  audit: AuditService,
) {
  return {
    /** Writes a successful staff login, in the transaction that opens the session. */
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

    /** Writes a change of a second factor of staff, in its transaction. `actorId` null: done on the server itself. */
    async factor(
      tx: Tx,
      { id, role }: { id: string; role: Role },
      {
        change,
        actorId,
        kind,
      }: { change: 'added' | 'removed' | 'reset'; actorId: string | null; kind: string },
    ): Promise<void> {
      if (!staffRoles.includes(role)) return;
      await audit.record(tx, {
        at: now(),
        actorId,
        action: `staff.factor-${change}`,
        entity: 'access',
        entityId: id,
        after: { kind },
      });
    },

    /**
     * Writes a failed login on a staff account. The caller does not wait, so that the response time does not reveal
     * staff accounts. The login limits bound the rows.
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
        log.error(
          { err: error },
          'audit row of a failed staff login lost: the security log line above has the details',
        ),
      );
    },
  };
}
