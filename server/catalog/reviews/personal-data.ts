import { type PersonalPart, rowsOf } from '../../platform/core/personal-data.ts';

/** Reviews. Rating and text stay anonymously; the author's name, city, photo and the shop's answer to them are erased. */
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
      .set({ author_name: '', city: null, media: null, answer: null, answered_at: null })
      .where('user_id', '=', userId)
      .execute();
    return shown.flatMap(({ media }) => (media ? [media] : []));
  },
};
