import { type PersonalPart, removeRows, rowsOf } from '../../platform/core/personal-data.ts';

/** Birth profiles of the person and of others. */
export const birthProfilesPersonal: PersonalPart = {
  name: 'births',
  tables: { birth_profiles: { exported: true, erased: true } },
  collect: (db, { userId }) => rowsOf(db, { table: 'birth_profiles', column: 'user_id', value: userId }),
  async erase(tx, { userId }) {
    await removeRows(tx, userId, ['birth_profiles']);
    return [];
  },
};
