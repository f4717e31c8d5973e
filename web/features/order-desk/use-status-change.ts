import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Courier, Order, OrderStatus } from '#contract/orders.ts';
import { ApiError, api } from '#web/api/client.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-queue.ts';

/** An order as its status is changed at the desk. */
export type Changeable = Pick<
  Order,
  '_id' | 'orderStatus' | 'paymentMethod' | 'paymentStatus' | 'totalAmount' | 'revision'
>;

/** What goes with a new status. */
export type WithStatus = { reason?: string | undefined; restock?: boolean; courier?: Courier };

/** A change that is asked for once more before it is made. */
export type AskedChange = { order: Changeable; to: OrderStatus };

/** What the server refuses, in its own words; anything else in ours. */
export function refusalWords(error: unknown, fallback: string): string {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return (refused && error.message) || fallback;
}

// The others change nothing but the status.
const asksFirst: readonly OrderStatus[] = ['Shipped', 'Cancelled'];

/** Changing statuses: what sends mails, moves goods or money is asked for once more, the rest is done at once. */
export function useStatusChange(): {
  asked: AskedChange | null;
  /** The order whose change is on its way. */
  busy: string | null;
  choose: (order: Changeable, to: OrderStatus) => void;
  apply: (change: AskedChange, more?: WithStatus) => Promise<void>;
  drop: () => void;
} {
  const t = useTexts('order-desk');
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<AskedChange | null>(null);
  const [busy, setBusy] = useState<string | null>(null);

  async function apply({ order, to }: AskedChange, more: WithStatus = {}): Promise<void> {
    if (busy) return;
    setBusy(order._id);
    try {
      await api('PUT /api/auth/admin/update-status', {
        body: { orderId: order._id, status: to, revision: order.revision, ...more },
      });
      toast.good(t.updated);
    } catch (error) {
      toast.problem(refusalWords(error, t.updateFailed));
    }
    // Also after a refusal: somebody else may have changed it.
    await revalidate();
    setBusy(null);
    setAsked(null);
  }

  return {
    asked,
    busy,
    apply,
    drop: () => setAsked(null),
    choose(order, to) {
      if (to === order.orderStatus) return;
      if (asksFirst.includes(to)) setAsked({ order, to });
      else void apply({ order, to });
    },
  };
}
