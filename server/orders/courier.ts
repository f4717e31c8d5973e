import { type Courier, type OrderStatus, orderStatuses } from '#contract/orders/endpoints.ts';
import type { Tx } from '../platform/database/database.ts';
import type { OrderRow } from './store.ts';

/** Who carries an order; null while nobody does. */
export const courierOf = (
  order: Pick<OrderRow, 'courier' | 'tracking_number' | 'tracking_url'>,
): Courier | null =>
  order.courier || order.tracking_number || order.tracking_url
    ? { name: order.courier ?? '', number: order.tracking_number ?? '', url: order.tracking_url ?? '' }
    : null;

/** True when what was typed is what is known already. */
export const sameCourier = (known: Courier | null, typed: Courier): boolean =>
  (known?.name ?? '') === typed.name &&
  (known?.number ?? '') === typed.number &&
  (known?.url ?? '') === typed.url;

/** True once the goods have left us, so that the buyer hears of another courier. */
export const hasLeft = (status: OrderStatus): boolean =>
  status !== 'Cancelled' && orderStatuses.indexOf(status) >= orderStatuses.indexOf('Shipped');

/** Writes who carries an order; nothing typed is nobody. */
export const writeCourier = (tx: Tx, orderId: string, { name, number, url }: Courier) =>
  tx
    .updateTable('orders')
    .set({ courier: name || null, tracking_number: number || null, tracking_url: url || null })
    .where('id', '=', orderId)
    .execute();
