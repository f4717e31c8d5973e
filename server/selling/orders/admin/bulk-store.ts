import { sql } from 'kysely';
import type { OrderStatus } from '#contract/selling/orders/endpoints.ts';
import type { Reader, Tx } from '../../../platform/database/database.ts';
import { unnestIds } from '../../../platform/database/sql.ts';
import { nothingLeft } from '../changing/refund-store.ts';
import { inFulfilment } from './filter-sql.ts';

/** An order that was ticked. `toCollect` is in paise. */
export type ChosenRow = {
  id: string;
  number: number;
  name: string;
  city: string;
  pincode: string;
  status: OrderStatus;
  toCollect: number;
  revision: number;
  courier: string | null;
  trackingNumber: string | null;
  packedAt: Date | null;
  unenergised: number;
  onHold: boolean;
  /** All its items were refunded. */
  refunded: boolean;
};

/** The amount that a courier collects for an order `o`, in paise: the total of an unpaid cash order. */
export const toCollect = sql<number>`case when o.payment_method = 'cod' and o.payment_status = 'Pending' then o.total else 0 end`;

/** Reads ticked orders of the fulfilment list, in any order. */
export async function readChosen(db: Reader, ids: readonly string[]): Promise<ChosenRow[]> {
  const { rows } = await sql<ChosenRow>`
    select o.id, o.number, o.shipping ->> 'name' as name, o.shipping ->> 'city' as city,
      o.shipping ->> 'pincode' as pincode, o.status, ${toCollect} as "toCollect", coalesce(e.id, 0) as revision,
      o.courier, o.tracking_number as "trackingNumber", o.packed_at as "packedAt",
      exists (select from order_holds where order_id = o.id and released_at is null) as "onHold",
      ${nothingLeft} as refunded,
      case when i.services > 0 then greatest(i.services - (select count(*) from order_events
        where order_id = o.id and note in ('energisation_done', 'energisation_called_off')), 0)::int else 0 end as unenergised
      from ${unnestIds(ids)} chosen join orders o on o.id = chosen.id
      cross join lateral (select coalesce(sum(quantity) filter (where snapshot ->> 'service' is not null), 0) as services
        from order_items where order_id = o.id) i
      left join lateral (select id from order_events where order_id = o.id order by id desc limit 1) e on true
     where ${inFulfilment}`.execute(db);
  return rows;
}

/** Returns the numbers of orders by id. Unknown ids are left out. */
export async function readNumbers(db: Reader, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; number: number }>`
    select o.id, o.number from ${unnestIds(ids)} chosen join orders o on o.id = chosen.id`.execute(db);
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** Stores when the parcel of an order was packed; null for not packed. */
export async function setPackedAt(tx: Tx, orderId: string, at: Date | null): Promise<void> {
  await tx.updateTable('orders').set({ packed_at: at }).where('id', '=', orderId).execute();
}
