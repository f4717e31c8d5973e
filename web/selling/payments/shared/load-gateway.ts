import { connectCashfree } from './cashfree/cashfree.ts';
import type { ConnectGateway, Gateway } from './gateway.ts';
import { paymentConfig } from './payment-config.ts';

/** The providers, by the name that the API returns. Each is one folder beside this file. */
const providers: Readonly<Record<string, ConnectGateway>> = { cashfree: connectCashfree };

async function load(): Promise<Gateway> {
  const config = await paymentConfig();
  const connect = providers[config.provider];
  if (!connect) throw new Error(`no page knows the payment provider ${config.provider}`);
  return connect(config);
}

let loading: Promise<Gateway> | null = null;

/** Loads the gateway once for each page load. After a rejection the next call tries again. */
export function loadGateway(): Promise<Gateway> {
  loading ??= load().catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}
