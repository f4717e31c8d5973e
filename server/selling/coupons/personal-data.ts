import { sql } from 'kysely';
import { type PersonalPart, retainedForTax, rowsOf } from '../../platform/core/personal-data.ts';

/** Personal data in coupon uses, and in coupons restricted to one person. */
export const couponsPersonal: PersonalPart = {
  name: 'coupons',
  tables: {
    coupon_uses: { exported: true, erased: `part of the order, ${retainedForTax}` },
    coupons: { exported: true, erased: true },
  },
  async collect(db, { userId }) {
    const { rows } = await sql<{ row: object }>`
      select to_jsonb(c) - 'restricted_to_users' - 'shown_code' as row from coupons c
       where restricted_to_users @> array[${userId}]`.execute(db);
    return {
      used: await rowsOf(db, { table: 'coupon_uses', column: 'user_id', value: userId }),
      forMeAlone: rows.map(({ row }) => row),
    };
  },
  async erase(tx, { userId }) {
    // A coupon of this person alone gets a placeholder, because an empty list would open it to everybody.
    await sql`
      update coupons set is_active = is_active and cardinality(restricted_to_users) > 1,
             restricted_to_users = case when cardinality(restricted_to_users) > 1
               then array_remove(restricted_to_users, ${userId}) else array['nobody'] end
       where restricted_to_users @> array[${userId}]`.execute(tx);
    return [];
  },
};
