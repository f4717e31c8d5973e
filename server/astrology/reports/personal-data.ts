import { sql } from 'kysely';
import { type PersonalPart, rowsOf } from '../../platform/core/personal-data.ts';

/** Bought reports. The purchase stays with its payment; the birth data is erased. */
export const reportsPersonal: PersonalPart = {
  name: 'reports',
  tables: { reports: { exported: true, erased: true } },
  collect: (db, { userId }) =>
    rowsOf(db, { table: 'reports', column: 'user_id', value: userId, hidden: ['input_key', 'share_hash'] }),
  async erase(tx, { userId }) {
    await sql`
      update reports set input = '{}', input_key = 'erased:' || id, email = null, share_hash = null, shared_at = null, shared_until = null
       where user_id = ${userId}`.execute(tx);
    return [];
  },
};
