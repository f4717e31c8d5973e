import { sql } from 'kysely';
import { keptForTax, type PersonalPart, rowsOf } from '../platform/core/personal-data.ts';

/** Coupons that were used, and those that are somebody's alone. */
export const couponsPersonal: PersonalPart = {
  name: 'coupons',
  tables: {
    coupon_uses: { exported: true, erased: `part of the order, ${keptForTax}` },
    coupons: { exported: true, erased: true },
  },
  async collect(db, { userId }) {
    const { rows } = await sql<{ row: object }>`
      select to_jsonb(c) - 'restricted_to_users' as row from coupons c
       where restricted_to_users @> array[${userId}]`.execute(db);
    return {
      used: await rowsOf(db, { table: 'coupon_uses', column: 'user_id', value: userId }),
      forMeAlone: rows.map(({ row }) => row),
    };
  },
  async erase(tx, { userId }) {
    // One that was nobody else's is for nobody now; an empty list would make it everybody's.
    await sql`
      update coupons set is_active = is_active and cardinality(restricted_to_users) > 1,
             restricted_to_users = case when cardinality(restricted_to_users) > 1
               then array_remove(restricted_to_users, ${userId}) else array['nobody'] end
       where restricted_to_users @> array[${userId}]`.execute(tx);
    return [];
  },
};
