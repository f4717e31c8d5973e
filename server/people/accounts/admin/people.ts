import type { AuditAction } from '#contract/base/audit/actions.ts';
import type { Pages } from '#contract/core/pages.ts';
import type { Role } from '#contract/people/accounts/endpoints.ts';
import {
  type Permission,
  permissionsOf,
  permits,
  type StaffRole,
} from '#contract/people/accounts/permissions.ts';
import type { AuditService } from '../../../base/audit/service.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import { checkpoint } from '../../../platform/core/checkpoint.ts';
import { type Reader, type Tx, transact } from '../../../platform/database/database.ts';
import type { PageRequest } from '../../../platform/database/keyset.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockWaysIn } from '../identities/identity-store.ts';
import type { FactorMail } from '../second-factor/factor-mail.ts';
import { deleteFactors } from '../second-factor/store.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { mayAct } from '../staff/may-act.ts';
import type { OwnerNotices } from '../staff/owner-notices.ts';
import { withdrawInvitationsOf } from '../staff/store.ts';
import {
  type AdminUserRow,
  countAdminUsers,
  hasAdmin,
  idsLike,
  lockPeople,
  type PeopleFilter,
  readAdminUser,
  readAdminUsers,
  writeBlocked,
  writeRole,
} from './store.ts';

export type { AdminUserRow, PeopleFilter } from './store.ts';

/** A change of a person by an admin, with the reason. */
export type AdminChange = { id: string; by: string; reason: string };

/** A change of a role, from what the admin was shown. */
export type RoleChange = AdminChange & {
  role: Role;
  was: Role;
  staffRoles: readonly StaffRole[];
  wasStaffRoles: readonly StaffRole[];
  hasPractice: boolean;
};

/** The audit log's view of a change. */
type Written = {
  action: AuditAction;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
};

/** Returns what a change was made of, a line for each field. */
const rightsOf = (facts: Record<string, unknown>): string[] =>
  Object.entries(facts).map(([name, value]) => `${name}: ${[value].flat().join(', ') || '–'}`);

type ChangeParts = Pick<Platform, 'db' | 'now'> & {
  audit: AuditService;
  sessions: Sessions;
  notices: OwnerNotices;
};

/** The permission for a change of a customer or an astrologer, and what happens. `write` returns null for nothing. */
type Change = {
  needs: Permission;
  write: (tx: Tx, person: AdminUserRow, at: Date) => Promise<Written | AppError | null>;
};

/**
 * Changes a person in a transaction that locks both rows. The actor must still have the permission, which is
 * `staff.manage` for a member of staff, and must act on another person. So an owner always remains, even when owners
 * demote each other concurrently: whoever demotes or blocks one is another owner. The person's open invitations end if
 * they may not invite any more. The person's sessions end: on this process before it returns, on others within a second.
 */
const changePerson = (
  { db, now, audit, sessions, notices }: ChangeParts,
  { id, by, reason }: AdminChange,
  { needs, write }: Change,
): Promise<AdminUserRow | AppError> =>
  transact(db, async (tx) => {
    if (id === by) return appError('not_yourself');
    await checkpoint('person.before', id);
    const locked = await lockPeople(tx, [id, by]);
    const actor = locked.find((row) => row.id === by);
    const person = locked.find((row) => row.id === id);
    if (!mayAct(actor, person?.role === 'admin' ? 'staff.manage' : needs)) return appError('not_allowed');
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
      of: id,
      before,
      after: { ...after, reason },
    });
    // Whom the shop blocks is everyday work, unless it is a colleague.
    if (action === 'user.role' || person.role === 'admin')
      await notices.tellOwners(tx, {
        kind: 'right',
        by,
        facts: [person.email, ...rightsOf(before), '→', ...rightsOf(after)],
        path: `/admin/users/${id}`,
      });
    const left = { ...person, ...(await readAdminUser(tx, id)) };
    if (!mayAct(left, 'staff.manage')) await withdrawInvitationsOf(tx, id, at);
    await sessions.endAll(tx, { userId: id, keep: [], reason: 'admin' });
    return left;
  });

/** Returns whether the new staff roles permit anything that the former ones did not. */
const gains = (was: readonly StaffRole[], will: readonly StaffRole[]): boolean =>
  permissionsOf(will).some((permission) => !permits(was, permission));

const sameRoles = (some: readonly StaffRole[], others: readonly StaffRole[]): boolean =>
  some.length === others.length && some.every((role) => others.includes(role));

/** Creates the admin view of other people's accounts. */
export function createAdminUsers(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  {
    audit,
    sessions,
    mailChange,
    notices,
  }: { audit: AuditService; sessions: Sessions; mailChange: FactorMail; notices: OwnerNotices },
) {
  const parts = { db, now, audit, sessions, notices };
  return {
    /** Returns a page of people, newest first, and how many match, counted up to a bound. */
    async adminUsers(
      filter: PeopleFilter,
      page: PageRequest,
    ): Promise<{ people: AdminUserRow[]; pages: Pages; total: number; atLeast: boolean }> {
      const counted = await countAdminUsers(db, filter);
      const { rows, pages } = await readAdminUsers(db, filter, { ...page, many: counted.atLeast });
      return { people: rows, pages, ...counted };
    },

    /** Returns one person; undefined if there is none with this id. */
    adminUser: (id: string, reader: Reader = db): Promise<AdminUserRow | undefined> =>
      readAdminUser(reader, id),

    /** Returns whether an open account is an admin's. */
    hasAdmin: (): Promise<boolean> => hasAdmin(db),

    /** Returns the ids of people whose name, e-mail or phone contains this text. */
    peopleLike: (q: string, limit: number): Promise<string[]> => idsLike(db, q, limit),

    /** Blocks an account from logging in. Does nothing if it is blocked already. */
    block: (request: AdminChange) =>
      changePerson(parts, request, {
        needs: 'people.block',
        async write(tx, person, at) {
          if (person.blocked_at) return null;
          await writeBlocked(tx, person.id, at);
          return { action: 'user.block', before: { blocked: false }, after: { blocked: true } };
        },
      }),

    /** Unblocks an account. */
    unblock: (request: AdminChange) =>
      changePerson(parts, request, {
        needs: 'people.block',
        async write(tx, person) {
          if (!person.blocked_at) return null;
          await writeBlocked(tx, person.id, null);
          return { action: 'user.unblock', before: { blocked: true }, after: { blocked: false } };
        },
      }),

    /** Removes all second factors of a person and tells them by e-mail. */
    resetFactor: (request: AdminChange) =>
      changePerson(parts, request, {
        needs: 'staff.manage',
        async write(tx, person) {
          const removed = await deleteFactors(tx, { userId: person.id });
          const owner = removed > 0 && (await lockWaysIn(tx, person.id));
          if (!owner) return appError('second_factor_not_found');
          await mailChange(tx, owner, 'reset');
          return { action: 'staff.factor-reset', before: { kind: 'all' }, after: {} };
        },
      }),

    /**
     * Changes a role and the staff roles, unless they are no longer what the admin was shown. Who gains permissions
     * needs a confirmed e-mail address.
     */
    changeRole: (request: RoleChange) =>
      changePerson(parts, request, {
        needs: 'staff.manage',
        async write(tx, person) {
          const staffRoles = request.role === 'admin' ? request.staffRoles : [];
          if (person.role === request.role && sameRoles(person.staff_roles, staffRoles)) return null;
          if (person.role !== request.was || !sameRoles(person.staff_roles, request.wasStaffRoles))
            return appError('role_changed');
          if (request.role === 'astrologer' && !request.hasPractice) return appError('no_practice');
          if (!person.email_verified_at && gains(person.staff_roles, staffRoles))
            return appError('staff_email_unconfirmed');
          await writeRole(tx, person.id, { role: request.role, staffRoles });
          return {
            action: 'user.role',
            before: { role: person.role, staffRoles: person.staff_roles },
            after: { role: request.role, staffRoles },
          };
        },
      }),
  };
}
