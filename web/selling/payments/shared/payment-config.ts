import { api } from '#web/api/client.ts';

const ask = () => api('GET /api/payment/config');

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
