import { type PersonalPart, removeRows, rowsOf } from '../../platform/core/personal-data.ts';

/**
 * For whom things are energised, in the cart and in orders. That it was done stays with the order; the details and the
 * photographs are erased. The copy leaves the photographs out: they are encrypted, and their owner sees them on the order.
 */
export const energisationPersonal: PersonalPart = {
  name: 'energisation',
  tables: {
    energisation_choices: { exported: true, erased: true },
    energisations: { exported: true, erased: true },
  },
  async collect(db, { userId }) {
    const of = (table: string) => rowsOf(db, { table, column: 'user_id', value: userId });
    return { inCart: await of('energisation_choices'), inOrders: await of('energisations') };
  },
  async erase(tx, { userId }) {
    await removeRows(tx, userId, ['energisation_choices']);
    await tx
      .deleteFrom('energisation_photos')
      .where('energisation_id', 'in', (eb) =>
        eb.selectFrom('energisations').select('id').where('user_id', '=', userId),
      )
      .execute();
    await tx
      .updateTable('energisations')
      .set({ name: '', gotra: '', intention: '', note: '' })
      .where('user_id', '=', userId)
      .execute();
    return [];
  },
};
