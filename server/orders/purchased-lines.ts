import type { OrderStatus } from '#contract/orders/endpoints.ts';
import type { Reader } from '../platform/database/database.ts';

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
    .where('i.product_id', '=', productId);
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
