import { type PersonalPart, removeRows, rowsOf } from '../platform/core/personal-data.ts';

/** Personal data in carts. */
export const cartPersonal: PersonalPart = {
  name: 'cart',
  tables: { cart_lines: { exported: true, erased: true } },
  collect: (db, { userId }) => rowsOf(db, { table: 'cart_lines', column: 'user_id', value: userId }),
  async erase(tx, { userId }) {
    await removeRows(tx, userId, ['cart_lines']);
    return [];
  },
};
