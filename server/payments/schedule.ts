import type { GatewayOrderRow } from './store.ts';

/** An instant some minutes later (or earlier). */
export const minutesAfter = (from: Date, n: number): Date => new Date(from.getTime() + n * 60_000);

const aDay = 24 * 60;

/** When an open order is asked about next: first soon, then ever slower, for a webhook usually comes first. */
export function nextCheck(order: Pick<GatewayOrderRow, 'created_at' | 'expires_at'>, now: Date): Date {
  const wait = Math.min(Math.max((now.getTime() - order.created_at.getTime()) / 4, 20_000), 10 * 60_000);
  const next = new Date(now.getTime() + wait);
  return now < order.expires_at && next > order.expires_at ? order.expires_at : next;
}

/** When an ended order is asked about next: every six hours for a day after its end, in case money was under way. */
export const nextCheckOfEnded = (order: Pick<GatewayOrderRow, 'expires_at'>, now: Date): Date | null =>
  now < minutesAfter(order.expires_at, aDay) ? minutesAfter(now, 6 * 60) : null;

/**
 * When a paid order is asked about next, for a second payment whose webhook was lost: an hour and a day after it was
 * settled; then never, because the daily report covers what comes later.
 */
export function nextCheckOfPaid(settledAt: Date, now: Date): Date | null {
  const looks = [minutesAfter(settledAt, 60), minutesAfter(settledAt, aDay)];
  return looks.find((at) => at > now) ?? null;
}
