import type { Role } from '#contract/accounts/endpoints.ts';
import type { AuditAction } from '#contract/audit/actions.ts';
import type { AuditService } from '../../audit/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { checkpoint } from '../../platform/core/checkpoint.ts';
import { type Tx, transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Sessions } from '../sessions.ts';
import {
  type AdminUserRow,
  countAdminUsers,
  idsLike,
  lockPeople,
  type PeopleFilter,
  readAdminUser,
  readAdminUsers,
  writeBlocked,
  writeRole,
} from './store.ts';

export type { AdminUserRow, PeopleFilter } from './store.ts';

/** What an admin does to another person, and why. */
export type AdminChange = { id: string; by: string; reason: string };

/** What a change was, for the log. */
type Written = { action: AuditAction; before: object; after: object };

/** Makes what admins see and change of other people's accounts. */
export function createAdminUsers(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { audit, sessions }: { audit: AuditService; sessions: Sessions },
) {
  /**
   * Changes a person in a transaction that holds both rows. Whoever acts must still be an admin then, and acts on another:
   * so of admins who demote each other at once one stays, whoever they are. Every session of the person has ended on every
   * process when this returns.
   */
  const change = (
    { id, by, reason }: AdminChange,
    /** Null: it was so already. */
    write: (tx: Tx, person: AdminUserRow, at: Date) => Promise<Written | AppError | null>,
  ): Promise<AdminUserRow | AppError> =>
    transact<AdminUserRow>(db, async (tx) => {
      if (id === by) return appError('not_yourself');
      await checkpoint('person.before', id);
      const held = await lockPeople(tx, [id, by]);
      const actor = held.find((row) => row.id === by);
      const person = held.find((row) => row.id === id);
      if (actor?.role !== 'admin' || actor.blocked_at || actor.deleted_at) return appError('not_allowed');
      if (!person || person.deleted_at) return appError('person_not_found');
      const at = now();
      const changed = await write(tx, person, at);
      if (changed === null) return person;
      if (changed instanceof AppError) return changed;
      const { action, before, after } = changed;
      await audit.record(tx, {
        at,
        actorId: by,
        action,
        entity: 'user',
        entityId: id,
        before,
        after: { ...after, reason },
      });
      await sessions.endAllHeard(tx, id);
      return { ...person, ...(await readAdminUser(tx, id)) };
    });

  return {
    /** A page of people, newest first, and how many match. */
    async adminUsers(
      filter: PeopleFilter,
      page: { limit: number; offset: number },
    ): Promise<{ people: AdminUserRow[]; total: number }> {
      const [people, total] = await Promise.all([
        readAdminUsers(db, filter, page),
        countAdminUsers(db, filter),
      ]);
      return { people, total };
    },

    /** One person; undefined when nobody has the id. */
    adminUser: (id: string): Promise<AdminUserRow | undefined> => readAdminUser(db, id),

    /** The ids of people whose name, e-mail or phone holds these letters. */
    peopleLike: (q: string, limit: number): Promise<string[]> => idsLike(db, q, limit),

    /** Nobody logs in with a blocked account. Blocking twice is one blocking. */
    block: (wanted: AdminChange) =>
      change(wanted, async (tx, person, at) => {
        if (person.blocked_at) return null;
        await writeBlocked(tx, person.id, at);
        return { action: 'user.block', before: { blocked: false }, after: { blocked: true } };
      }),

    /** Lets somebody log in again. */
    unblock: (wanted: AdminChange) =>
      change(wanted, async (tx, person) => {
        if (!person.blocked_at) return null;
        await writeBlocked(tx, person.id, null);
        return { action: 'user.unblock', before: { blocked: true }, after: { blocked: false } };
      }),

    /** Changes what somebody may do, unless their role is no longer the one that was shown. */
    changeRole: (wanted: AdminChange & { role: Role; was: Role; hasPractice: boolean }) =>
      change(wanted, async (tx, person) => {
        if (person.role === wanted.role) return null;
        if (person.role !== wanted.was) return appError('role_changed');
        if (wanted.role === 'astrologer' && !wanted.hasPractice) return appError('no_practice');
        await writeRole(tx, person.id, wanted.role);
        return { action: 'user.role', before: { role: person.role }, after: { role: wanted.role } };
      }),
  };
}
