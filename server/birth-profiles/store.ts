import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Reader, Tx } from '../platform/database/database.ts';
import type { BirthProfiles } from '../platform/database/tables.gen.ts';

/** A row of `birth_profiles`. */
export type ProfileRow = Selectable<BirthProfiles>;

/** A person's kept births: oneself first, then by name. */
export const readProfiles = (db: Reader, userId: string): Promise<ProfileRow[]> =>
  db
    .selectFrom('birth_profiles')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy((row) => row('relation', '=', 'me'), 'desc')
    .orderBy('name')
    .orderBy('id')
    .execute();

/** Writes a birth. Throws the unique violation `birth_profiles_me` when one's own is kept already. */
export const insertProfile = (tx: Tx, row: Insertable<BirthProfiles>) =>
  tx.insertInto('birth_profiles').values(row).execute();

/** Writes a birth over. */
export const updateProfile = (tx: Tx, id: string, row: Updateable<BirthProfiles>) =>
  tx.updateTable('birth_profiles').set(row).where('id', '=', id).execute();

/** Forgets a birth. */
export const deleteProfile = (tx: Tx, id: string) =>
  tx.deleteFrom('birth_profiles').where('id', '=', id).execute();
