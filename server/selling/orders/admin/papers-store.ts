import { sql } from 'kysely';
import type { ShippingAddress } from '#contract/selling/orders/endpoints.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { unnestIds } from '../../../platform/database/sql.ts';
import type { OrderItemSnapshot } from '../../../schema/column-types.ts';
import { nothingLeft } from '../changing/refund-store.ts';
import { toCollect } from './bulk-store.ts';
import { inFulfilment } from './filter-sql.ts';

/** An order as its papers need it. `toCollect` is in paise. */
export type ParcelRow = {
  id: string;
  number: number;
  createdAt: Date;
  shipping: ShippingAddress;
  buyerNote: string | null;
  toCollect: number;
  courier: string | null;
  trackingNumber: string | null;
  /** Energisations that are done. */
  energised: number;
  /** Energisations that are called off. */
  calledOff: number;
};

/** A line of an order, with the code and the shelf of its SKU. `quantity`: pieces that were not refunded. */
export type ParcelLineRow = {
  orderId: string;
  skuId: string;
  quantity: number;
  snapshot: OrderItemSnapshot;
  code: string | null;
  shelf: string | null;
};

/**
 * Reads orders of the fulfilment list by id, in any order. Those that were cancelled, or of which all items were refunded,
 * have no parcel.
 */
export async function readParcels(db: Reader, ids: readonly string[]): Promise<ParcelRow[]> {
  const { rows } = await sql<ParcelRow>`
    select o.id, o.number, o.created_at as "createdAt", o.shipping, o.buyer_note as "buyerNote", ${toCollect} as "toCollect", o.courier,
      o.tracking_number as "trackingNumber", (select count(*) from order_events
        where order_id = o.id and note = 'energisation_done')::int as energised, (select count(*) from order_events
        where order_id = o.id and note = 'energisation_called_off')::int as "calledOff"
      from ${unnestIds(ids)} chosen join orders o on o.id = chosen.id
     where ${inFulfilment} and o.status <> 'Cancelled' and not ${nothingLeft}`.execute(db);
  return rows;
}

/** Reads the lines of orders that are sent, by order and position. Refunded items are not among them; the services are all. */
export async function readParcelLines(db: Reader, ids: readonly string[]): Promise<ParcelLineRow[]> {
  const { rows } = await sql<ParcelLineRow>`
    select i.order_id as "orderId", i.sku_id as "skuId", case when i.snapshot ->> 'service' is null then i.quantity - i.refunded else i.quantity end as quantity, i.snapshot, s.code, s.shelf
      from ${unnestIds(ids)} chosen join order_items i on i.order_id = chosen.id
       and (i.quantity > i.refunded or i.snapshot ->> 'service' is not null)
      join sku_places s on s.id = i.sku_id
     order by i.order_id, i.position`.execute(db);
  return rows;
}

/** Reads the staff notes of orders, oldest first. */
export async function readParcelNotes(
  db: Reader,
  ids: readonly string[],
): Promise<{ orderId: string; text: string }[]> {
  const { rows } = await sql<{ orderId: string; text: string }>`
    select n.order_id as "orderId", n.text
      from ${unnestIds(ids)} chosen join order_notes n on n.order_id = chosen.id order by n.id`.execute(db);
  return rows;
}

/** Lists the ids of all orders that wait to be packed and are not on hold, oldest first, at most `limit`. */
export async function readToPack(db: Reader, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o
     where o.packed_at is null and o.status in ('Pending', 'Processing') and ${inFulfilment} and not ${nothingLeft}
       and not exists (select from order_holds h where h.order_id = o.id and h.released_at is null)
     order by o.created_at, o.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
