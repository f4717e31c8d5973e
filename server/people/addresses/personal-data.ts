import { type PersonalPart, removeRows, rowsOf } from '../../platform/core/personal-data.ts';

/** The saved addresses. */
export const addressesPersonal: PersonalPart = {
  name: 'addresses',
  tables: { addresses: { exported: true, erased: true } },
  collect: (db, { userId }) => rowsOf(db, { table: 'addresses', column: 'user_id', value: userId }),
  async erase(tx, { userId }) {
    await removeRows(tx, userId, ['addresses']);
    return [];
  },
};
