import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '#web/api/client.ts';
import { paymentProvider } from '#web/selling/payments/shared/payment-config.ts';
import { readState, watchPayment } from '#web/selling/payments/shared/watch-payment.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { timings } from '#web/timings.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';

// Stop after this many requests without a result: a buyer who cancelled on the payment page should not wait.
const patience = 3;

/**
 * Follows the payment that the gateway returned from (`?order_id=`). The server is asked; the URL is never trusted.
 * Shows the result once, cleans the URL, and reloads the wallet at once and seven seconds later (specification,
 * section 4). Returns `late` while the bank has not decided, and `arrived` once the money is there.
 */
export function useReturnedPayment(renew: () => Promise<unknown>): 'checking' | 'late' | 'arrived' | null {
  const t = useTexts('wallet').add;
  const [search, setSearch] = useSearchParams();
  const [orderId] = useState(search.get('order_id'));
  const [state, setState] = useState<'checking' | 'late' | 'arrived' | null>(orderId ? 'checking' : null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one payment for each page load.
  useEffect(() => {
    if (!orderId) return;
    let later: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const { status } = await api('GET /api/payment/{provider}/check-status', {
        params: { provider: await paymentProvider() },
        query: { order_id: orderId },
      });
      return { state: readState(status) };
    };
    const stop = watchPayment(ask, ({ state: known, attempts }) => {
      if (known === 'CHECKING' || known === 'ACTIVE') {
        if (attempts >= patience) setState('late');
        return;
      }
      stop();
      setState(known === 'PAID' ? 'arrived' : null);
      setSearch({}, { replace: true, preventScrollReset: true });
      if (known === 'PAID') {
        toast.good(t.arrived);
        void renew();
        later = setTimeout(() => void renew(), timings.walletRefresh);
      } else toast.problem(t.cancelled);
    });
    return () => {
      stop();
      clearTimeout(later);
    };
  }, []);

  return state;
}
