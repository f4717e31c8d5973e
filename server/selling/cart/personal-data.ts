import { type PersonalPart, removeRows, rowsOf } from '../../platform/core/personal-data.ts';

/**
 * Personal data in carts. The copy leaves the photos of products made to order out: they are encrypted, and their owner sees
 * them on the order.
 */
export const cartPersonal: PersonalPart = {
  name: 'cart',
  tables: {
    cart_lines: { exported: true, erased: true },
    personal_photos: { exported: true, erased: true },
  },
  async collect(db, { userId }) {
    const of = (table: string, hidden: string[]) =>
      rowsOf(db, { table, column: 'user_id', value: userId, hidden });
    return { lines: await of('cart_lines', []), photos: await of('personal_photos', ['sealed']) };
  },
  async erase(tx, { userId }) {
    await removeRows(tx, userId, ['cart_lines', 'personal_photos']);
    return [];
  },
};
