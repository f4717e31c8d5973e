import type { Role } from '#contract/people/accounts/endpoints.ts';
import { type Permission, permissions } from '#contract/people/accounts/permissions.ts';
import type { Lang } from '#languages/list.ts';
import type { Database, Reader } from '../../platform/database/database.ts';
import { displayName } from './names.ts';
import { peopleOf, staffAmong } from './store.ts';

/** A person, as other domains see them. `name` is the display name. */
export type Person = {
  id: string;
  name: string;
  firstName: string;
  lastName: string;
  email: string;
  /** '' for a person who signed up through a provider and has not given a number yet. */
  phone: string;
  role: Role;
  language: Lang;
  isVerified: boolean;
  /** False for an account that is closed or blocked. */
  isOpen: boolean;
};

type Row = Awaited<ReturnType<ReturnType<typeof peopleOf>['execute']>>[number];

function toPerson(row: Row): Person {
  const names = { firstName: row.first_name, lastName: row.last_name };
  return {
    id: row.id,
    name: displayName(names),
    ...names,
    email: row.email,
    phone: row.phone,
    role: row.role,
    language: row.language,
    isVerified: row.email_verified_at !== null,
    isOpen: row.blocked_at === null && row.deleted_at === null,
  };
}

/**
 * Creates the look-ups of people for other domains. Inside a transaction, pass it as the reader: a transaction that
 * waits for a second connection can deadlock the pool.
 */
export function createPeople(db: Database) {
  /**
   * Returns people by id in one query. Unknown ids are left out. People who closed their account are included, because
   * orders name them.
   */
  async function findPeople(ids: readonly string[], reader: Reader = db): Promise<Map<string, Person>> {
    if (ids.length === 0) return new Map();
    const rows = await peopleOf(reader, [...new Set(ids)]).execute();
    return new Map(rows.map((row) => [row.id, toPerson(row)]));
  }

  return {
    findPeople,
    /** Returns the open accounts of staff who have a permission. */
    staffWith: async (permission: Permission, reader: Reader = db): Promise<Person[]> =>
      (await staffAmong(reader, permissions[permission])).map(toPerson),
    /** Returns one person; null if there is none with this id. */
    person: async (id: string, reader: Reader = db): Promise<Person | null> =>
      (await findPeople([id], reader)).get(id) ?? null,
  };
}
