import { type Permission, permits } from '#contract/people/accounts/permissions.ts';
import type { AdminUserRow } from '../admin/store.ts';

/** Returns whether a person is an open member of staff with this permission. */
export const mayAct = (
  person: Pick<AdminUserRow, 'staff_roles' | 'blocked_at' | 'deleted_at'> | undefined,
  permission: Permission,
): boolean =>
  person !== undefined && !person.blocked_at && !person.deleted_at && permits(person.staff_roles, permission);
