import { sql } from 'kysely';
import type { Pages } from '#contract/core/pages.ts';
import type { Role } from '#contract/people/accounts/endpoints.ts';
import type { StaffRole } from '#contract/people/accounts/permissions.ts';
import type { Lang } from '#languages/list.ts';
import type { Reader, Tx } from '../../../platform/database/database.ts';
import { keyset, type PageRequest, type SortPart } from '../../../platform/database/keyset.ts';
import { matching, type PeopleFilter } from '../customers/people-filter-sql.ts';

export type { PeopleFilter } from '../customers/people-filter-sql.ts';

/** A person in the admin list. */
export type AdminUserRow = {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  role: Role;
  staff_roles: StaffRole[];
  language: Lang;
  email_verified_at: Date | null;
  terms_agreed_at: Date | null;
  blocked_at: Date | null;
  deleted_at: Date | null;
  created_at: Date;
};

const columns = [
  'id',
  'first_name',
  'last_name',
  'email',
  'phone',
  'role',
  'staff_roles',
  'language',
  'email_verified_at',
  'terms_agreed_at',
  'blocked_at',
  'deleted_at',
  'created_at',
] as const;

const order: SortPart[] = [
  { by: sql`created_at`, kind: 'instant', desc: true },
  { by: sql`id`, kind: 'text', desc: true },
];

/** A filter is counted up to here only. */
const countedAtMost = 10_000;
/** A search is counted up to here only: it tests the words of each person. */
const foundAtMost = 2000;

/**
 * Returns a page of people, newest first. `many` says that the filter matches more than were counted: then people are
 * tested in the order of the list until the page is full, instead of finding all that match.
 */
export async function readAdminUsers(
  db: Reader,
  filter: PeopleFilter,
  { many = false, ...request }: PageRequest & { many?: boolean },
): Promise<{ rows: AdminUserRow[]; pages: Pages }> {
  const page = keyset('newest', order, request);
  const query = db.selectFrom('users').select(columns).select(page.cursor.as('cursor'));
  const rows = await matching(query, filter, { many })
    .where(page.where)
    .orderBy(page.orderBy)
    .limit(page.limit)
    .execute();
  return page.page(rows);
}

/** Counts the people who match a filter, up to 10,000, those of a search up to 2,000. `atLeast` is true if there are more. */
export async function countAdminUsers(
  db: Reader,
  filter: PeopleFilter,
  most = filter.q ? foundAtMost : countedAtMost,
): Promise<{ total: number; atLeast: boolean }> {
  const { n } = await db
    .selectFrom(
      matching(db.selectFrom('users').select('id'), filter)
        .limit(most + 1)
        .as('found'),
    )
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return { total: Math.min(Number(n), most), atLeast: Number(n) > most };
}

/** Returns the ids of people whose name, e-mail or phone contains this text. */
export async function idsLike(db: Reader, q: string, limit: number): Promise<string[]> {
  const rows = await matching(db.selectFrom('users').select('id'), { q }).limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** Returns one person of the list, including people who have left. */
export const readAdminUser = (db: Reader, id: string): Promise<AdminUserRow | undefined> =>
  db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst();

/** Locks people until the transaction ends, in the order of their ids. */
export const lockPeople = (tx: Tx, ids: readonly string[]): Promise<AdminUserRow[]> =>
  tx.selectFrom('users').select(columns).where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();

/** Blocks a person; null unblocks them. */
export async function writeBlocked(tx: Tx, id: string, at: Date | null): Promise<void> {
  await tx.updateTable('users').set({ blocked_at: at }).where('id', '=', id).execute();
}

/** Writes a person's role, and their staff roles, which are empty for everyone but an admin. */
export async function writeRole(
  tx: Tx,
  id: string,
  { role, staffRoles }: { role: Role; staffRoles: readonly StaffRole[] },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ role, staff_roles: [...staffRoles] })
    .where('id', '=', id)
    .execute();
}

/** Returns whether an open account is an admin's. */
export async function hasAdmin(db: Reader): Promise<boolean> {
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return admin !== undefined;
}
