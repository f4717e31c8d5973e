import { type PersonalPart, rowsOf } from '../platform/core/personal-data.ts';

/** A number left in the popup, found by the number of the account. The name is not given out: a number alone proves nobody. */
export const visitorsPersonal: PersonalPart = {
  name: 'visits',
  tables: { visitors: { exported: true, erased: true } },
  collect: async (db, { phone }) =>
    phone ? rowsOf(db, { table: 'visitors', column: 'phone', value: phone, hidden: ['full_name'] }) : [],
  async erase(tx, { phone }) {
    if (phone) await tx.deleteFrom('visitors').where('phone', '=', phone).execute();
    return [];
  },
};
