import { type PersonalPart, rowsOf } from '../platform/core/personal-data.ts';

/** Reviews. What was said of the goods stays, as somebody's; who said it, where from, and the photo go. */
export const reviewsPersonal: PersonalPart = {
  name: 'reviews',
  tables: { reviews: { exported: true, erased: true } },
  collect: (db, { userId }) => rowsOf(db, { table: 'reviews', column: 'user_id', value: userId }),
  async erase(tx, { userId }) {
    const shown = await tx
      .selectFrom('reviews')
      .select('media')
      .where('user_id', '=', userId)
      .where('media', 'is not', null)
      .execute();
    await tx
      .updateTable('reviews')
      .set({ author_name: '', city: null, media: null })
      .where('user_id', '=', userId)
      .execute();
    return shown.flatMap(({ media }) => (media ? [media] : []));
  },
};
