import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';

/** Returns one sentence for every payment or refund that does not add up. For `npm run db check`. */
export async function paymentProblems(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ problem: string }>`
    select 'gateway order ' || g.id || ' is paid without a settled payment' as problem
      from gateway_orders g
     where g.status = 'paid' and g.amount >= 100
       and not exists (select 1 from gateway_payments p where p.gateway_order_id = g.id and p.use = 'settled')
    union all
    select 'payment ' || p.payment_id || ' was not applied and has no refund'
      from gateway_payments p
     where p.use in ('second_payment', 'too_late')
       and not exists (select 1 from refunds r where r.payment_id = p.payment_id)
    union all
    select 'payment ' || p.payment_id || ' was ' || p.amount || ' paise, but its refunds sum to ' || sum(r.amount)
      from gateway_payments p join refunds r on r.payment_id = p.payment_id and r.status <> 'failed'
     group by p.payment_id, p.amount having sum(r.amount) > p.amount
    union all
    select 'UPI transfer ' || u.utr || ' of ' || u.gateway_order_id || ' was confirmed and is not applied'
      from upi_payments u
     where u.confirmed_at < now() - interval '1 hour'
       and not exists (select 1 from gateway_payments p where p.payment_id = 'UPI-' || u.utr)
    union all
    select 'refund ' || s.refund_id || ' was sent by UPI and is ' || r.status
      from upi_refunds s join refunds r on r.id = s.refund_id
     where r.status <> 'success'
    union all
    -- A payment of an unknown order may belong to another shop with the same account, so it is not a problem here.
    select 'payment ' || d.payment_id || ' of ' || d.gateway_order_id || ' differs from the gateway: ' || d.kind
      from payment_differences d
     where d.closed_at is null and d.kind <> 'unknown_order'`.execute(db);
  return rows.map((row) => row.problem);
}
