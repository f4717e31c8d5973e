import { useSearchParams } from 'react-router';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { PaymentResult } from '#web/selling/orders/payment-result.tsx';
import { usePayment } from '#web/selling/orders/use-payment.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang } from '#web/texts/use-texts.ts';
import type { Route } from './+types/order-confirmation';

export const handle: PageHandle = { skeleton: 'document', contact: 'none' };

export async function clientLoader() {
  // `orders` is needed by the button that pays again.
  return {
    texts: await loadTexts(pageLang(), [
      'orders/confirmation',
      'orders',
      'payments',
      'checkout/delivery',
      'shell',
    ]),
  };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({
        title: loaderData.texts.payments.checking,
        brand: shopNameIn(matches),
      })
    : [];
}

/** The gateway's return page for an order. The `status` in the URL is never trusted. */
export default function OrderConfirmation() {
  const [search] = useSearchParams();
  const gatewayOrderId = search.get('order_id');
  return gatewayOrderId ? (
    <Payment key={gatewayOrderId} gatewayOrderId={gatewayOrderId} />
  ) : (
    <PaymentResult state="NO_ID" order={null} />
  );
}

function Payment({ gatewayOrderId }: { gatewayOrderId: string }) {
  const { state, response, lost, wait } = usePayment(gatewayOrderId);
  return <PaymentResult state={state} order={response?.order ?? null} lost={lost} wait={wait} />;
}
