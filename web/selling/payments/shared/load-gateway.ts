import { connectCashfree } from './cashfree/cashfree.ts';
import type { ConnectGateway, Gateway } from './gateway.ts';
import { paymentConfig } from './payment-config.ts';
import { connectUpiQr } from './upi-qr/upi-qr.ts';

/** The providers, by the name that the API returns. Each is one folder beside this file. */
const providers: Readonly<Record<string, ConnectGateway>> = {
  cashfree: connectCashfree,
  'upi-qr': connectUpiQr,
};

async function load(named?: string): Promise<Gateway> {
  const config = await paymentConfig();
  const name = named ?? config.provider;
  const connect = providers[name];
  if (!connect) throw new Error(`no page knows the payment provider ${name}`);
  return connect(config);
}

const loading = new Map<string | undefined, Promise<Gateway>>();

/** Loads a gateway, by default that of the shop, once for each page load. After a rejection the next call tries again. */
export function loadGateway(provider?: string): Promise<Gateway> {
  const known = loading.get(provider);
  if (known) return known;
  const started = load(provider).catch((error) => {
    loading.delete(provider);
    throw error;
  });
  loading.set(provider, started);
  return started;
}
