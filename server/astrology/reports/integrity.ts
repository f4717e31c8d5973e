import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';

/** Returns the reports that do not agree with their payments; empty if there are none. For `npm run db -- check`. */
export async function reportProblems(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ problem: string }>`
    select 'report ' || r.id || ' is ' || r.status || ' but its gateway order is ' || g.status as problem
      from reports r join gateway_orders g on g.id = r.gateway_order_id
     where (r.status = 'paid' and g.status <> 'paid')
        or (r.status = 'open' and g.status in ('paid', 'ended'))
        or (r.status = 'ended' and g.status not in ('ended'))
    union all
    select 'report ' || r.id || ' and its gateway order are not about the same'
      from reports r join gateway_orders g on g.id = r.gateway_order_id
     where g.user_id <> r.user_id or g.subject_id <> r.id or g.purpose <> r.kind or g.amount <> r.amount
    union all
    select 'gateway order ' || g.id || ' sells a report that was never written'
      from gateway_orders g
     where g.purpose in ('kundli', 'matching', 'panchang')
       and not exists (select 1 from reports r where r.gateway_order_id = g.id)`.execute(db);
  return rows.map((row) => row.problem);
}
