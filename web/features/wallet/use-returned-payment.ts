import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '#web/api/client.ts';
import { readState, watchPayment } from '#web/features/orders/watch-payment.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { timings } from '#web/timings.ts';
import { toast } from '#web/ui/toast-queue.ts';

// So many questions without an end: whoever turned back at the payment page should not be kept waiting.
const patience = 3;

/**
 * What became of the payment that the gateway came back from (`?order_id=`): asked, never read from the address. Says it
 * once, cleans the address, and renews the wallet: at once, and seven seconds later (specification, section 4). Answers
 * `late` while the bank has not decided.
 */
export function useReturnedPayment(renew: () => Promise<unknown>): 'checking' | 'late' | null {
  const t = useTexts('wallet').add;
  const [search, setSearch] = useSearchParams();
  const [orderId] = useState(search.get('order_id'));
  const [state, setState] = useState<'checking' | 'late' | null>(orderId ? 'checking' : null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one payment, one page load.
  useEffect(() => {
    if (!orderId) return;
    let later: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const { status } = await api('GET /api/payment/{provider}/check-status', {
        params: { provider: 'cashfree' },
        query: { order_id: orderId },
      });
      return { state: readState(status) };
    };
    const stop = watchPayment(ask, ({ state: known, questions }) => {
      if (known === 'CHECKING' || known === 'ACTIVE') {
        if (questions >= patience) setState('late');
        return;
      }
      stop();
      setState(null);
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
