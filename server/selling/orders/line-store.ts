import { type RawBuilder, sql } from 'kysely';
import type { OrderStatus } from '#contract/selling/orders/endpoints.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { ItemRow } from './store.ts';

/** A line of a placed order, with what reviews need. */
export type BoughtLine = {
  orderItemId: string;
  orderId: string;
  status: OrderStatus;
  variantId: string | null;
  /** The name of the variant, or the size; null without either. */
  variantName: string | null;
  /** The city of the shipping address. */
  city: string | null;
};

/** Pieces of a SKU that a buyer's own open order reserves. */
export type ReservedLine = { sku_id: string; quantity: number };

const hasStock = sql<boolean>`order_items.snapshot->>'service' is null`;

/** Returns the lines of an order for stock movements and the cart, in SKU order: no services, because a service has no stock. */
export async function stockLines(
  db: Reader,
  orderId: string,
): Promise<{ skuId: string; orderItemId: string; quantity: number; personalKey: string }[]> {
  const rows = await db
    .selectFrom('order_items')
    .select(['id', 'sku_id', 'quantity', 'snapshot'])
    .where('order_id', '=', orderId)
    .where(hasStock)
    .orderBy('sku_id')
    .execute();
  return rows.map((row) => ({
    skuId: row.sku_id,
    orderItemId: row.id,
    quantity: row.quantity,
    personalKey: row.snapshot.personalisation?.key ?? '',
  }));
}

/** Returns the items that a cancellation restores: what was refunded before is not among them, because that said where it went. */
export const linesToRestore = (
  db: Reader,
  orderId: string,
): Promise<{ skuId: string; orderItemId: string; quantity: number }[]> =>
  db
    .selectFrom('order_items')
    .select(['id as orderItemId', 'sku_id as skuId'])
    .select((eb) => eb('quantity', '-', eb.ref('refunded')).as('quantity'))
    .where('order_id', '=', orderId)
    .whereRef('quantity', '>', 'refunded')
    .where(hasStock)
    .orderBy('sku_id')
    .execute();

/** Returns the stock codes of SKUs as they are now. SKUs without a code are left out. */
export async function skuCodes(db: Reader, skuIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; code: string }>`
    select id, code from sku_names where id = any(${skuIds}) and code <> ''`.execute(db);
  return new Map(rows.map(({ id, code }) => [id, code]));
}

/** Lists the items of orders, by order and position. */
export const listItems = (db: Reader, orderIds: readonly string[]): Promise<ItemRow[]> =>
  db
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('position')
    .execute();

/** Returns whether an order has a customised product. */
export async function hasCustomised(db: Reader, orderId: string): Promise<boolean> {
  const items = await db
    .selectFrom('order_items')
    .select('snapshot')
    .where('order_id', '=', orderId)
    .execute();
  return items.some((item) => item.snapshot.customised);
}

/** Queries what a buyer's own open order reserves. Only this buyer can still buy these pieces. */
export const reservedLines = (userId: string): RawBuilder<ReservedLine> => sql`
  select i.sku_id, i.quantity from orders o join order_items i on i.order_id = o.id
  where o.user_id = ${userId} and o.reserved_until is not null`;

/** Returns the pieces that a buyer's own open order reserves, by SKU id. */
export async function reservedByBuyer(db: Reader, userId: string): Promise<Map<string, number>> {
  const { rows } = await reservedLines(userId).execute(db);
  return new Map(rows.map((line) => [line.sku_id, line.quantity]));
}

/** Lists a buyer's order lines with a product, in all their orders or in one, newest first; at most 200. */
export async function boughtLines(
  db: Reader,
  { userId, productId, orderId }: { userId: string; productId: string; orderId: string | null },
): Promise<BoughtLine[]> {
  let query = db
    .selectFrom('order_items as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .select(['i.id', 'i.order_id', 'i.snapshot', 'o.status', 'o.shipping'])
    .where('o.user_id', '=', userId)
    .where('i.product_id', '=', productId)
    // Nobody reviews a service, or items that were refunded before they were sent.
    .where(sql<boolean>`i.snapshot->>'service' is null`)
    .where(sql<boolean>`not (i.refunded = i.quantity
      and exists (select from order_refund_lines l where l.order_item_id = i.id and not l.sent))`);
  if (orderId) query = query.where('o.id', '=', orderId);
  const rows = await query.orderBy('o.created_at', 'desc').orderBy('i.position').limit(200).execute();
  return rows.map((row) => {
    const { variant, size } = row.snapshot;
    const shipping = row.shipping;
    return {
      orderItemId: row.id,
      orderId: row.order_id,
      status: row.status,
      variantId: variant?.id ?? null,
      variantName: variant?.variantName ?? size ?? null,
      city: shipping.city ?? null,
    };
  });
}
