import { type PersonalPart, removeRows, rowsOf } from '../../platform/core/personal-data.ts';

/** The personal data about the news that a member of staff has read. */
export const adminSearchPersonal: PersonalPart = {
  name: 'news read',
  tables: {
    desk_looks: { exported: true, erased: true },
    desk_reads: { exported: true, erased: true },
  },
  async collect(db, { userId }) {
    return {
      readUntil: await rowsOf(db, { table: 'desk_looks', column: 'user_id', value: userId }),
      opened: await rowsOf(db, { table: 'desk_reads', column: 'user_id', value: userId }),
    };
  },
  async erase(tx, { userId }) {
    await removeRows(tx, userId, ['desk_looks', 'desk_reads']);
    return [];
  },
};
