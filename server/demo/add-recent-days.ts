import { createServer } from 'node:net';
import { paymentProviders } from '../composition/payment-providers.ts';
import type { ShopConfig } from '../composition/shop-config.ts';
import { createShop } from '../shop.ts';
import { fillRecentDays } from './fill-recent-days.ts';

/** Returns a port that nobody listens on. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/**
 * Fills the last days of the demo with a shop of its own, whose clock goes through the last days. It listens on the loopback
 * only, for its sandbox gateway. With a real gateway nothing is sent there: all orders are cash on delivery.
 */
export async function addRecentDays(config: ShopConfig): Promise<void> {
  const now = new Date();
  let at = now;
  const port = await freePort();
  const shop = await createShop({ ...config, host: '127.0.0.1', port, drainMs: 0 }, { now: () => at });
  try {
    await shop.listen();
    // The sandbox answers only when the process is ready. No sweep runs here.
    shop.readiness.ready = true;
    const { payAtSandbox } = paymentProviders[0];
    const pay = payAtSandbox && ((orderId: string) => payAtSandbox(`http://127.0.0.1:${port}`, orderId));
    const clock = {
      set: (next: Date) => {
        at = next;
      },
    };
    await fillRecentDays(shop, { now, clock, pay: config.gateway.cashfree ? null : pay });
  } finally {
    await shop.close();
  }
}
