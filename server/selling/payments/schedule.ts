import type { GatewayOrderRow } from './store.ts';

/** Returns the instant `n` minutes after `from`; `n` may be negative. */
export const minutesAfter = (from: Date, n: number): Date => new Date(from.getTime() + n * 60_000);

const aDay = 24 * 60;

/**
 * Returns when to check an open order again. The interval is a quarter of its age, from 20 s to 10 min, because a
 * webhook usually comes first.
 */
export function nextCheck(order: Pick<GatewayOrderRow, 'created_at' | 'expires_at'>, now: Date): Date {
  const wait = Math.min(Math.max((now.getTime() - order.created_at.getTime()) / 4, 20_000), 10 * 60_000);
  const next = new Date(now.getTime() + wait);
  return now < order.expires_at && next > order.expires_at ? order.expires_at : next;
}

/** Returns when to check an ended order again: every six hours for a day after its expiry, for late payments. */
export const nextCheckOfEnded = (order: Pick<GatewayOrderRow, 'expires_at'>, now: Date): Date | null =>
  now < minutesAfter(order.expires_at, aDay) ? minutesAfter(now, 6 * 60) : null;

/**
 * Returns when to check a paid order for a second payment whose webhook was lost: a minute, an hour and a day after
 * settlement. Who pays in two tabs does so within the first minute. The daily report covers later payments.
 */
export function nextCheckOfPaid(settledAt: Date, now: Date): Date | null {
  return [1, 60, aDay].map((n) => minutesAfter(settledAt, n)).find((at) => at > now) ?? null;
}
