import { type PersonalPart, removeRows, rowsOf } from '../../platform/core/personal-data.ts';

/** The wishlists. */
export const wishlistPersonal: PersonalPart = {
  name: 'wishlist',
  tables: { wishlist_items: { exported: true, erased: true } },
  collect: (db, { userId }) => rowsOf(db, { table: 'wishlist_items', column: 'user_id', value: userId }),
  async erase(tx, { userId }) {
    await removeRows(tx, userId, ['wishlist_items']);
    return [];
  },
};
