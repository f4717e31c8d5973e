import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';

/** Lists sold lines whose pieces do not have one code each, and pieces without a statement. One sentence each. */
export async function certificateProblems(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ problem: string }>`
    select 'order item ' || i.id || ': ' || i.quantity || ' pieces sold, ' || i.refunded || ' refunded, ' || count(c.id) || ' codes' as problem
      from orders o join order_items i on i.order_id = o.id left join certificates c on c.order_item_id = i.id
     where has_sold_pieces(o.status, o.payment_method, o.payment_status) and i.snapshot->>'service' is null
       and not exists (select from certificate_queue q where q.order_id = o.id)
     group by i.id, i.quantity, i.refunded having count(c.id) not between i.quantity - i.refunded and i.quantity
    union all
    select 'certificate ' || c.id || ': no statement'
      from certificates c where not exists (select from certificate_statements s where s.certificate_id = c.id)`.execute(
    db,
  );
  return rows.map(({ problem }) => problem);
}
