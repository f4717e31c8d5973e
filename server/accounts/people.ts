import type { Role } from '#contract/accounts/endpoints.ts';
import type { Lang } from '#contract/core/errors.ts';
import { type Database, queueStatement, type Reader, type Tx } from '../platform/database/database.ts';
import { displayName } from './names.ts';
import { peopleOf } from './store.ts';

/** A person, as other domains know them. `name` is the name to show. */
export type Person = {
  id: string;
  name: string;
  firstName: string;
  lastName: string;
  email: string;
  /** '' for who came by a provider and has given none yet. */
  phone: string;
  role: Role;
  language: Lang;
  isVerified: boolean;
  /** False once the account was closed or is blocked. */
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
    role: row.role as Role,
    language: row.language as Lang,
    isVerified: row.email_verified_at !== null,
    isOpen: row.blocked_at === null && row.deleted_at === null,
  };
}

/**
 * Makes the look-ups of people for other domains. Inside a transaction they must be given it: one that waits for a
 * second connection while holding its own stands still once all connections are held so.
 */
export function createPeople(db: Database) {
  /** People by id in one query; ids nobody has are absent. Those who closed their account are there: orders name them. */
  async function findPeople(ids: readonly string[], reader: Reader = db): Promise<Map<string, Person>> {
    if (ids.length === 0) return new Map();
    const rows = await peopleOf(reader, [...new Set(ids)]).execute();
    return new Map(rows.map((row) => [row.id, toPerson(row)]));
  }

  return {
    findPeople,
    /** One person; null when nobody has the id. */
    person: async (id: string, reader: Reader = db): Promise<Person | null> =>
      (await findPeople([id], reader)).get(id) ?? null,
    /** The same, read with the transaction's next statement: to be called once that was answered. */
    async personLater(id: string, tx: Tx): Promise<() => Person | null> {
      const found = await queueStatement(tx, peopleOf(tx, [id]));
      return () => (found.rows[0] ? toPerson(found.rows[0]) : null);
    },
  };
}
