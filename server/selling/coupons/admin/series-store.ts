import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/database.ts';

/** Inserts codes of a series. Codes that exist already, here or as a coupon, are left out. Returns how many it wrote. */
export async function insertCodes(
  tx: Tx,
  { couponId, codes, at }: { couponId: string; codes: readonly string[]; at: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into series_codes (code, coupon_id, created_at)
    select code, ${couponId}, ${at} from unnest(${[...codes]}::text[]) as code
     where not exists (select 1 from coupons c where c.code = code.code)
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** Counts the codes of a series, and those that an order uses. */
export async function countCodes(db: Reader, couponId: string): Promise<{ made: number; used: number }> {
  const { rows } = await sql<{ made: number; used: number }>`
    select count(*)::int as made, count(u.order_id)::int as used
      from series_codes s left join coupon_uses u on u.series_code = s.code and u.given_back_at is null
     where s.coupon_id = ${couponId}`.execute(db);
  return rows[0] ?? { made: 0, used: 0 };
}

/** Returns those of these coupons that have codes of a series. */
export async function couponsWithCodes(db: Reader, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('series_codes')
    .select('coupon_id')
    .distinct()
    .where('coupon_id', 'in', [...ids])
    .execute();
  return new Set(rows.map((row) => row.coupon_id));
}

/** A code of a series, with its use. */
export type CodeRow = { code: string; userId: string | null; usedAt: Date | null; number: number | null };

/** Lists the codes of a series by code, with the order that uses each. */
export async function listCodes(db: Reader, couponId: string): Promise<CodeRow[]> {
  const { rows } = await sql<CodeRow>`
    select s.code, u.user_id as "userId", u.taken_at as "usedAt", o.number
      from series_codes s
      left join coupon_uses u on u.series_code = s.code and u.given_back_at is null
      left join order_totals o on o.id = u.order_id
     where s.coupon_id = ${couponId} order by s.code`.execute(db);
  return rows;
}
