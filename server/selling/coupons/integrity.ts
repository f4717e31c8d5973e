import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';

/**
 * Returns one sentence for every coupon whose counter is not the number of its uses, for every order whose uses, lines
 * and discount do not say one figure, and for every order whose only coupon took from a line that it does not name.
 */
export async function couponProblems(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ problem: string }>`
    select 'coupon ' || c.shown_code || ': counts ' || c.usage_count || ' uses but has ' || count(u.order_id) as problem
      from coupons c left join coupon_uses u on u.coupon_id = c.id and u.given_back_at is null
     group by c.id having c.usage_count <> count(u.order_id)
    union all
    select 'order ' || o.id || ': cancelled and still counts as a use of its coupon'
      from orders o join coupon_uses u on u.order_id = o.id and u.given_back_at is null where o.status = 'Cancelled'
    union all
    select 'order ' || o.id || ': has a coupon but never took its use'
      from orders o where o.coupon_id is not null and o.status <> 'Cancelled'
       and not exists (select 1 from coupon_uses u where u.order_id = o.id and u.coupon_id = o.coupon_id)
    union all
    select 'order ' || o.id || ': its coupon took from ' || i.id || ', which it does not name'
      from orders o
      join lateral (select min(u.coupon_id) as only from coupon_uses u where u.order_id = o.id having count(*) = 1) one on true
      join coupons c on c.id = one.only
      join order_items i on i.order_id = o.id and i.discount > 0
      -- "Buy some, get some" takes from what is got. Empty lists name the same as what is bought.
      cross join lateral (select c.kind = 'buy_get'
        and cardinality(c.get_products) + cardinality(c.get_variants) + cardinality(c.get_categories) > 0 as got) of
      cross join lateral (select
        case when of.got then c.get_products else c.applicable_products end as products,
        case when of.got then c.get_variants else c.applicable_variants end as variants,
        case when of.got then c.get_categories else c.applicable_categories end as categories) named
     where (c.kind = 'delivery' or ((c.scope = 'goods' or c.kind = 'buy_get')
       and cardinality(named.products) + cardinality(named.variants) + cardinality(named.categories) > 0
       and not (i.product_id = any(named.products) or i.sku_id = any(named.variants)
                or lower(i.snapshot->>'category') in (select lower(name) from unnest(named.categories) as name))))
       -- An admin may have changed the coupon since.
       and c.version = 1
    union all
    select 'order ' || o.id || ': its lines have a discount of ' || sum(i.discount) || ', but the order ' || o.discount
           || ', of which the delivery ' || o.delivery_discount
      from orders o join order_items i on i.order_id = o.id
     where i.discount is not null
     group by o.id having sum(i.discount) <> least(o.discount - o.delivery_discount, o.subtotal)
    union all
    select 'order ' || o.id || ': a line costs less than its discount'
      from orders o join order_items i on i.order_id = o.id
     where i.discount > i.price * i.quantity or i.discount < 0
    union all
    select 'order ' || o.id || ': its coupons took ' || sum(u.discount) || ', but the order ' || o.discount
      from orders o join coupon_uses u on u.order_id = o.id
     group by o.id having sum(u.discount) <> o.discount
    union all
    select 'order ' || o.id || ': names coupons that are not its uses'
      from orders o
     where o.discounts is not null and coalesce((select sum((d->>'amount')::bigint) from jsonb_array_elements(o.discounts) d), 0)
           <> coalesce((select sum(u.discount) from coupon_uses u where u.order_id = o.id), 0)
    union all
    select 'order ' || u.order_id || ': used the code ' || u.series_code || ' of another coupon'
      from coupon_uses u join series_codes s on s.code = u.series_code where s.coupon_id <> u.coupon_id`.execute(
    db,
  );
  return rows.map((row) => row.problem);
}
