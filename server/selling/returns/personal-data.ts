import { type PersonalPart, rowsOf } from '../../platform/core/personal-data.ts';

/** Returns. The return and its decision stay with the order; the buyer's text and all photos are erased. */
export const returnsPersonal: PersonalPart = {
  name: 'returns',
  tables: {
    order_returns: { exported: true, erased: true },
  },
  collect: (db, { userId }) =>
    rowsOf(db, {
      table: 'order_returns',
      column: 'user_id',
      value: userId,
      hidden: ['decided_by', 'agreed_by', 'arrived_by', 'inspected_by'],
    }),
  async erase(tx, { userId }) {
    const rows = await tx
      .selectFrom('order_returns')
      .select(['photos', 'inspection_photos'])
      .where('user_id', '=', userId)
      .execute();
    await tx
      .updateTable('order_returns')
      .set({ words: '', photos: [], inspection_photos: [], inspection_words: null })
      .where('user_id', '=', userId)
      .execute();
    return rows.flatMap(({ photos, inspection_photos }) => [...photos, ...inspection_photos]);
  },
  async obstacles(db, userId) {
    const { n } = await db
      .selectFrom('order_returns')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('user_id', '=', userId)
      .where('status', '=', 'asked')
      .executeTakeFirstOrThrow();
    return n > 0 ? [{ code: 'returns', count: n }] : [];
  },
};
