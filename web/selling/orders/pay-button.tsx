import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Order } from '#contract/selling/orders/endpoints.ts';
import { messageOf } from '#web/api/client.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, type ButtonSize } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { payOrder, payPath } from './pay-order.ts';

/**
 * Opens the payment page of an unpaid order: on a click, or by itself at the order's address for that. A refusal is shown,
 * and the page is loaded again.
 */
export function PayButton({ order, size }: { order: Order; size?: ButtonSize }) {
  const t = useTexts('orders');
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  // Resets the busy button when the browser restores the page from its back/forward cache.
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      setBusy(false);
      void revalidate();
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, [revalidate]);
  const pay = async () => {
    setBusy(true);
    try {
      // Stays busy until the payment page opens.
      await payOrder(order);
    } catch (error) {
      setBusy(false);
      toast.problem(messageOf(error, t.payFailed));
      void revalidate();
    }
  };
  const started = useRef(false);
  const start = useEffectEvent(() => {
    if (started.current || location.pathname !== payPath(order._id)) return;
    started.current = true;
    // Somebody who comes back from the payment page sees the order, and is not sent there again.
    history.replaceState(history.state, '', `/orders/${order._id}`);
    void pay();
  });
  useEffect(start, []);
  const label = fill(t.payNamed, { number: order.orderNumber });
  return (
    <Button size={size} busy={busy} busyText={t.opening} onClick={pay} aria-label={busy ? undefined : label}>
      {t.pay}
    </Button>
  );
}
