import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OrderStatus } from '#contract/selling/orders/endpoints.ts';
import { ApiError, api } from '#web/api/client.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { delayChange } from './pending-change.ts';
import { type Changeable, isDelicate, type StatusChange, type WithStatus } from './status-change.ts';

/** Returns the server's own message of a refusal, or `fallback`. */
export function refusalWords(error: unknown, fallback: string): string {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return (refused && error.message) || fallback;
}

/**
 * Changes statuses. A change that ends an order or moves it back is confirmed, and can be undone for ten seconds.
 * Shipped and Out for delivery send an e-mail, so they are confirmed. All others are saved at once.
 */
export function useStatusChange(): {
  unconfirmed: StatusChange | null;
  /** The id of the order that is being saved. */
  busy: string | null;
  choose: (order: Changeable, to: OrderStatus) => void;
  confirm: (change: StatusChange, more: WithStatus) => void;
  drop: () => void;
} {
  const t = useTexts('orders/admin');
  const { revalidate } = useRevalidator();
  const [unconfirmed, setUnconfirmed] = useState<StatusChange | null>(null);
  const [busy, setBusy] = useState<string | null>(null);

  async function send({ order, to }: StatusChange, more: WithStatus, keepalive = false): Promise<void> {
    try {
      await api('PUT /api/auth/admin/update-status', {
        body: { orderId: order._id, status: to, revision: order.revision, ...more },
        keepalive,
      });
      toast.good(t.updated);
    } catch (error) {
      toast.problem(refusalWords(error, t.updateFailed));
    }
    // After a refusal too: another admin may have changed it.
    if (!keepalive) await revalidate();
  }

  async function apply(change: StatusChange, more: WithStatus = {}): Promise<void> {
    if (busy) return;
    setBusy(change.order._id);
    await send(change, more);
    setBusy(null);
    setUnconfirmed(null);
  }

  return {
    unconfirmed,
    busy,
    confirm(change, more) {
      if (!isDelicate(change)) return void apply(change, more);
      setUnconfirmed(null);
      delayChange(change, more, (pending, leaving) => send(pending.change, pending.more, leaving));
    },
    drop: () => setUnconfirmed(null),
    choose(order, to) {
      if (to === order.orderStatus) return;
      if (to === 'Shipped' || to === 'Out-for-delivery' || isDelicate({ order, to }))
        setUnconfirmed({ order, to });
      else void apply({ order, to });
    },
  };
}
