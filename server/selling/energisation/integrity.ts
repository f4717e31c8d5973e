import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';

/**
 * Returns one sentence for every energisation that does not follow from its order: a service line with more or fewer
 * pieces than lines are energised, and one that is done without an event that says so.
 */
export async function energisationProblems(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ problem: string }>`
    select 'order ' || i.order_id || ': its energisation has ' || i.quantity || ' pieces, and '
        || count(e.id) || ' lines are energised' as problem
      from order_items i left join energisations e on e.service_item_id = i.id
     where i.snapshot->>'service' = 'energisation'
     group by i.id, i.order_id, i.quantity having count(e.id) <> i.quantity
    union all
    select 'energisation ' || e.id || ': its item or its service are of another order'
      from energisations e join order_items g on g.id = e.item_id join order_items s on s.id = e.service_item_id
     where g.order_id <> e.order_id or s.order_id <> e.order_id
    union all
    select 'order ' || e.order_id || ': ' || count(*) || ' energisations are done, its history has another number'
      from energisations e where e.status = 'done' group by e.order_id
    having count(*) <> (select count(*) from order_events v
                         where v.order_id = e.order_id and v.note = 'energisation_done')`.execute(db);
  return rows.map((row) => row.problem);
}
