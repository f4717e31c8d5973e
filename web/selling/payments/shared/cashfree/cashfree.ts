import { gatewayScript } from '#web/document/trusted-types/gateway.ts';
import type { ConnectGateway } from '../gateway.ts';

type CashfreeSdk = {
  checkout: (options: { paymentSessionId: string; redirectTarget: '_self' }) => Promise<
    | {
        error?: { message: string };
        redirect?: boolean;
      }
    | undefined
  >;
};

declare global {
  interface Window {
    /** Defined by Cashfree's script. */
    Cashfree?: (options: { mode: 'sandbox' | 'production' }) => CashfreeSdk;
  }
}

function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = gatewayScript(src);
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('the gateway script did not load'));
    };
    document.head.append(script);
  });
}

/** Loads Cashfree's script (SDK v3), which leads to its payment page. */
export const connectCashfree: ConnectGateway = async ({ sdkUrl, mode }) => {
  if (!window.Cashfree) await addScript(sdkUrl);
  if (!window.Cashfree) throw new Error('the gateway script defines nothing');
  const sdk = window.Cashfree({ mode });
  return {
    async pay(paymentSessionId) {
      const result = await sdk.checkout({ paymentSessionId, redirectTarget: '_self' });
      return result?.error ? { refusal: result.error.message } : null;
    },
  };
};
