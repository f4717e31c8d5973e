import { api } from '#web/api/client.ts';

// Every payment of the page waits for it, so it ends when a connection hangs.
const ask = () => api('GET /api/payment/config', { timeoutMs: 10_000 });

/** The payment provider of the shop, with the script and mode for the browser. */
export type PaymentConfig = Awaited<ReturnType<typeof ask>>;

let asking: Promise<PaymentConfig> | null = null;

/** Requests the payment provider once for each page load. After a rejection the next call tries again. */
export function paymentConfig(): Promise<PaymentConfig> {
  asking ??= ask().catch((error) => {
    asking = null;
    throw error;
  });
  return asking;
}

/** Returns the provider's name, as paths of the API have it. */
export const paymentProvider = async (): Promise<string> => (await paymentConfig()).provider;

/** The name of the provider whose page is the shop's own: a QR that staff confirm. */
export const upiQr = 'upi-qr';

/** Returns the providers that take payments, the default first. */
export const offeredProviders = async (): Promise<readonly string[]> => {
  const { provider, offered } = await paymentConfig();
  return offered ?? [provider];
};
