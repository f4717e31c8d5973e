import { type Courier, type OrderStatus, orderStatuses } from '#contract/orders/endpoints.ts';
import type { Tx } from '../platform/database/database.ts';
import type { OrderRow } from './store.ts';

/** Returns the courier of an order, or null. */
export const courierOf = (
  order: Pick<OrderRow, 'courier' | 'tracking_number' | 'tracking_url'>,
): Courier | null =>
  order.courier || order.tracking_number || order.tracking_url
    ? { name: order.courier ?? '', number: order.tracking_number ?? '', url: order.tracking_url ?? '' }
    : null;

/** Returns whether the input is the stored courier. */
export const sameCourier = (known: Courier | null, typed: Courier): boolean =>
  (known?.name ?? '') === typed.name &&
  (known?.number ?? '') === typed.number &&
  (known?.url ?? '') === typed.url;

/** Returns whether the order has shipped. From then on the buyer is notified of a changed courier. */
export const hasLeft = (status: OrderStatus): boolean =>
  status !== 'Cancelled' && orderStatuses.indexOf(status) >= orderStatuses.indexOf('Shipped');

/** Stores the courier of an order. Empty fields become null. */
export const writeCourier = (tx: Tx, orderId: string, { name, number, url }: Courier) =>
  tx
    .updateTable('orders')
    .set({ courier: name || null, tracking_number: number || null, tracking_url: url || null })
    .where('id', '=', orderId)
    .execute();
