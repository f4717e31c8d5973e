import type { World } from './world.ts';

/** What a test makes the sandbox gateway do with an order. */
export type Outcome = {
  outcome: 'success' | 'declined' | 'dropped' | 'pending';
  webhook?: 'now' | 'late' | 'never';
  copies?: number;
  tamper?: 'none' | 'signature' | 'amount' | 'body';
};

/** The sandbox's answer: the statuses its webhooks were answered with. */
export type Driven = { order_status: string; webhooks: { status: number }[] };

/** Drives the sandbox gateway of a world. */
export function gatewayOf({ base }: Pick<World, 'base'>) {
  const control = async (path: string, body: object): Promise<Driven> => {
    const answer = await fetch(`${base}/sandbox/cashfree/control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`sandbox control ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Driven;
  };
  return {
    /** A person pays, is declined, leaves, or the bank is slow. */
    pay: (orderId: string, how: Outcome) =>
      control(`orders/${orderId}`, { webhook: 'now', copies: 1, tamper: 'none', ...how }),
    /** Delivers the webhooks that were held as late. */
    deliverLate: () => control('webhooks/deliver', {}),
    /** The next calls to a path fail this way. */
    failNext: (next: '401' | '429' | '500' | '502' | 'slow' | 'reset', path: string, times = 1) =>
      control('faults', { next, path, times }),
    /** What the gateway has: its payments and refunds of an order. */
    async state(
      orderId: string,
    ): Promise<{ order: { order_status: string }; payments: unknown[]; refunds: unknown[] }> {
      return (await (await fetch(`${base}/sandbox/cashfree/control/orders/${orderId}`)).json()) as never;
    },
  };
}
