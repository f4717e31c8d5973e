import type { Outcome } from './ask.ts';

/** An order that the shop has confirmed to its buyer. */
export type ConfirmedOrder = {
  orderId: string;
  key: string;
  userId: string;
  productId: string;
  quantity: number;
  method: 'cod' | 'online';
};

/**
 * The answers that clients of a load got. The shop must never take back what it has confirmed, and a call without a
 * definite answer must have happened once or not at all.
 */
export type Acknowledged = {
  orders: ConfirmedOrder[];
  /** Gateway orders that were opened for top-ups, with their owner and rupees. */
  topUps: { gatewayOrderId: string; userId: string; rupees: number }[];
  /** Responses by kind of call, those without a definite answer by status, and refusals by code. */
  done: Record<string, number>;
  unknown: Record<string, number>;
  refused: Record<string, number>;
  /** Milliseconds of each call that was answered. */
  times: number[];
  /** What must not happen whatever fails: a 500, say. */
  problems: string[];
};

/** Returns what clients know before they begin. */
export const newAcknowledged = (): Acknowledged => ({
  orders: [],
  topUps: [],
  done: {},
  unknown: {},
  refused: {},
  times: [],
  problems: [],
});

const add = (counts: Record<string, number>, name: string) => {
  counts[name] = (counts[name] ?? 0) + 1;
};

/** Counts how a call ended. A 500 is a problem: the shop has words for every failure that it expects. */
export function note(known: Acknowledged, kind: string, outcome: Outcome<unknown>): void {
  if (outcome.kind === 'done') add(known.done, kind);
  else if (outcome.kind === 'refused') add(known.refused, `${kind}: ${outcome.code}`);
  else add(known.unknown, String(outcome.status));
  if (outcome.kind === 'unknown' && outcome.status === 500) known.problems.push(`${kind} answered 500`);
}

/** Returns the sum of counts. */
export const sumOf = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
