import type { ChosenOrder, KnownCourier } from '#contract/selling/orders/bulk.ts';
import type { Courier } from '#contract/selling/orders/endpoints.ts';
import { linkFor, type ReadTracking } from './tracking-lines.ts';

/** The typed data to ship orders: the courier of all, the pattern of its link, and the numbers. */
export type ShippingDraft = { courier: string; link: string; numbers: string };

/** An order as it will be saved. */
export type PlannedShipment = { order: ChosenOrder; courier: Courier };

/** Returns the orders with their couriers. A courier of a line that is known from before brings its own link. */
export function planShipments(
  orders: readonly ChosenOrder[],
  { courier, link }: ShippingDraft,
  { read, couriers }: { read: ReadTracking; couriers: readonly KnownCourier[] },
): PlannedShipment[] {
  return orders.map((order) => {
    const tracking = read.byOrder.get(order._id);
    const name = tracking?.courier || courier.trim();
    const number = tracking?.number ?? '';
    const isPicked = name === courier.trim();
    const pattern = isPicked ? link : (couriers.find((one) => one.name === name)?.link ?? '');
    return { order, courier: { name, number, url: linkFor(pattern, number) } };
  });
}

/** Returns whether a pattern of a link can be used: empty, or an address of the web. */
export const isLink = (pattern: string): boolean =>
  pattern.trim() === '' || /^https?:\/\/[^\s/]+\S*$/i.test(pattern.trim());
