import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Order } from '#contract/orders.ts';
import { messageOf } from '#web/api/client.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, type ButtonKind, type ButtonSize } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-queue.ts';
import { payOrder } from './pay-order.ts';
import { orderNumber } from './words.ts';

/** Opens the payment page of an order that waits for its money. A refusal is said, and the page brought up to date. */
export function PayButton({ order, kind, size }: { order: Order; kind?: ButtonKind; size?: ButtonSize }) {
  const t = useTexts('orders');
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const pay = async () => {
    setBusy(true);
    try {
      // Stays busy until the payment page is there.
      await payOrder(order);
    } catch (error) {
      setBusy(false);
      toast.problem(messageOf(error, t.payFailed));
      void revalidate();
    }
  };
  return (
    <Button
      kind={kind}
      size={size}
      busy={busy}
      busyText={t.opening}
      onClick={pay}
      aria-label={busy ? undefined : fill(t.payNamed, { number: orderNumber(order._id) })}
    >
      {t.pay}
    </Button>
  );
}
