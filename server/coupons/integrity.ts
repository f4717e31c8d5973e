import { sql } from 'kysely';
import type { Reader } from '../platform/database/database.ts';

/** Returns one sentence for every coupon whose counter is not the number of its uses. */
export async function couponProblems(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ problem: string }>`
    select 'coupon ' || c.code || ': counts ' || c.usage_count || ' uses but has ' || count(u.order_id) as problem
      from coupons c left join coupon_uses u on u.coupon_id = c.id and u.given_back_at is null
     group by c.id having c.usage_count <> count(u.order_id)
    union all
    select 'order ' || o.id || ': cancelled and still counts as a use of its coupon'
      from orders o join coupon_uses u on u.order_id = o.id and u.given_back_at is null where o.status = 'Cancelled'
    union all
    select 'order ' || o.id || ': has a coupon but never took its use'
      from orders o where o.coupon_id is not null and o.status <> 'Cancelled'
       and not exists (select 1 from coupon_uses u where u.order_id = o.id )`.execute(db);
  return rows.map((row) => row.problem);
}
