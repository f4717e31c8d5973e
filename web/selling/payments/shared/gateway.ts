import { api } from '#web/api/client.ts';
import { gatewayScript } from '#web/document/trusted-types/gateway.ts';

type Checkout = (options: { paymentSessionId: string; redirectTarget: '_self' }) => Promise<{
  error?: { message: string };
  redirect?: boolean;
}>;

/** The payment gateway's SDK. `checkout` leaves for the payment page, or returns an error. */
export type Gateway = { checkout: Checkout };

declare global {
  interface Window {
    /** Defined by the gateway's script. */
    Cashfree?: (options: { mode: 'sandbox' | 'production' }) => Gateway;
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

async function load(): Promise<Gateway> {
  const { sdkUrl, mode } = await api('GET /api/payment/config');
  if (!window.Cashfree) await addScript(sdkUrl);
  if (!window.Cashfree) throw new Error('the gateway script defines nothing');
  return window.Cashfree({ mode });
}

let loading: Promise<Gateway> | null = null;

/** Loads the gateway's script once for each page load. After a rejection the next call tries again. */
export function loadGateway(): Promise<Gateway> {
  loading ??= load().catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}
