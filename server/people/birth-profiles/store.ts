import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database.ts';
import type { BirthProfiles } from '../../schema/tables.gen.ts';

/** A row of `birth_profiles`. */
export type ProfileRow = Selectable<BirthProfiles>;

/** Returns a person's birth profiles: their own first, then by name. */
export const readProfiles = (db: Reader, userId: string): Promise<ProfileRow[]> =>
  db
    .selectFrom('birth_profiles')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy((row) => row('relation', '=', 'me'), 'desc')
    .orderBy('name')
    .orderBy('id')
    .execute();

/** Inserts a birth profile. Throws the unique violation `birth_profiles_me` if the person's own exists already. */
export const insertProfile = (tx: Tx, row: Insertable<BirthProfiles>) =>
  tx.insertInto('birth_profiles').values(row).execute();

/** Updates a birth profile. */
export const updateProfile = (tx: Tx, id: string, row: Updateable<BirthProfiles>) =>
  tx.updateTable('birth_profiles').set(row).where('id', '=', id).execute();

/** Deletes a birth profile. */
export const deleteProfile = (tx: Tx, id: string) =>
  tx.deleteFrom('birth_profiles').where('id', '=', id).execute();
