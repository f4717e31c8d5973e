import { sql } from 'kysely';
import type { Reader } from '../platform/database/database.ts';

/**
 * Returns one sentence for every coupon whose counter is not the number of its uses, and for every order whose coupon
 * took from a line that it does not name, or not as much as the order says.
 */
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
       and not exists (select 1 from coupon_uses u where u.order_id = o.id)
    union all
    select 'order ' || o.id || ': its coupon took from ' || i.id || ', which it does not name'
      from orders o join coupons c on c.id = o.coupon_id and c.scope = 'goods'
      join order_items i on i.order_id = o.id and i.discount > 0
     where cardinality(c.applicable_products) + cardinality(c.applicable_variants) + cardinality(c.applicable_categories) > 0
       and not (i.product_id = any(c.applicable_products) or i.sku_id = any(c.applicable_variants)
                or lower(i.snapshot->>'category') in (select lower(name) from unnest(c.applicable_categories) as name))
       -- An admin may have changed the coupon since.
       and c.version = 1
    union all
    select 'order ' || o.id || ': its lines have a discount of ' || sum(i.discount) || ', but the order ' || o.discount
      from orders o join order_items i on i.order_id = o.id
     where i.discount is not null
     group by o.id having sum(i.discount) <> least(o.discount, o.subtotal)`.execute(db);
  return rows.map((row) => row.problem);
}
