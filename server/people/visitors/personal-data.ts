import { type PersonalPart, rowsOf } from '../../platform/core/personal-data.ts';

/**
 * Numbers left in the popup, found by the account's number. Name and note are not exported: a number alone
 * proves no identity.
 */
export const visitorsPersonal: PersonalPart = {
  name: 'visits',
  tables: { visitors: { exported: true, erased: true } },
  collect: async (db, { phone }) =>
    phone
      ? rowsOf(db, { table: 'visitors', column: 'phone', value: phone, hidden: ['full_name', 'note'] })
      : [],
  async erase(tx, { phone }) {
    if (phone) await tx.deleteFrom('visitors').where('phone', '=', phone).execute();
    return [];
  },
};
