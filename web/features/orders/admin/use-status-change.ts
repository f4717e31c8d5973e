import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OrderStatus } from '#contract/orders/endpoints.ts';
import { ApiError, api } from '#web/api/client.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-queue.ts';
import { hold } from './pending-change.ts';
import { type AskedChange, type Changeable, isDelicate, type WithStatus } from './status-change.ts';

/** What the server refuses, in its own words; anything else in ours. */
export function refusalWords(error: unknown, fallback: string): string {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return (refused && error.message) || fallback;
}

/**
 * Changes statuses. What ends something or goes back is asked for and can be undone for ten seconds; Shipped, which
 * sends an e-mail, is asked for; the rest is saved at once.
 */
export function useStatusChange(): {
  asked: AskedChange | null;
  /** The order whose change is being saved. */
  busy: string | null;
  choose: (order: Changeable, to: OrderStatus) => void;
  confirm: (change: AskedChange, more: WithStatus) => void;
  drop: () => void;
} {
  const t = useTexts('orders/admin');
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<AskedChange | null>(null);
  const [busy, setBusy] = useState<string | null>(null);

  async function send({ order, to }: AskedChange, more: WithStatus, keepalive = false): Promise<void> {
    try {
      await api('PUT /api/auth/admin/update-status', {
        body: { orderId: order._id, status: to, revision: order.revision, ...more },
        keepalive,
      });
      toast.good(t.updated);
    } catch (error) {
      toast.problem(refusalWords(error, t.updateFailed));
    }
    // Also after a refusal: somebody else may have changed it.
    if (!keepalive) await revalidate();
  }

  async function apply(change: AskedChange, more: WithStatus = {}): Promise<void> {
    if (busy) return;
    setBusy(change.order._id);
    await send(change, more);
    setBusy(null);
    setAsked(null);
  }

  return {
    asked,
    busy,
    confirm(change, more) {
      if (!isDelicate(change)) return void apply(change, more);
      setAsked(null);
      hold(change, more, (held, leaving) => send(held.change, held.more, leaving));
    },
    drop: () => setAsked(null),
    choose(order, to) {
      if (to === order.orderStatus) return;
      if (to === 'Shipped' || isDelicate({ order, to })) setAsked({ order, to });
      else void apply({ order, to });
    },
  };
}
