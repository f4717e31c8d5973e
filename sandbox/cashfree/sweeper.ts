import type { Gateway } from './gateway.ts';
import { settlePending } from './payments.ts';
import { settleRefund } from './refunds.ts';
import { listPaymentsToSettle } from './store/payment-store.ts';
import { listRefundsToSettle } from './store/refund-store.ts';
import { deliverDue } from './webhooks.ts';

const EVERY_MS = 500;

/** The timer that does what has fallen due. */
export type Sweeper = {
  /** Looks for due work now. */
  wake: () => void;
  /** Stops the timer and waits for work that has begun. */
  stop: () => Promise<void>;
};

/**
 * Starts looking, twice a second, for pending attempts and refunds to settle and webhooks to send. Any number of
 * processes may do so at once. A failed look (say, the database restarts) is logged and the next one tries again.
 */
export function startSweeper(gateway: Gateway): Sweeper {
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;

  const look = async () => {
    do {
      again = false;
      await sweep(gateway).catch((error: unknown) => {
        if (!stopped) gateway.log.warn({ err: error }, 'sandbox gateway: sweep failed, will try again');
      });
    } while (again && !stopped);
    running = null;
  };
  const wake = () => {
    again = true;
    if (!running && !stopped) running = look();
  };
  const timer = setInterval(wake, EVERY_MS);
  timer.unref();
  return {
    wake,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

async function sweep(gateway: Gateway): Promise<void> {
  const now = gateway.now();
  for (const payment of await listPaymentsToSettle(gateway.pool, now)) {
    await settlePending(gateway, payment, 'SUCCESS');
  }
  for (const refund of await listRefundsToSettle(gateway.pool, now)) {
    await settleRefund(gateway, { ...refund, status: refund.settleTo ?? 'SUCCESS' });
  }
  await deliverDue(gateway);
}
