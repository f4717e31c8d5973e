import { useSyncExternalStore } from 'react';
import type { OrderStatus } from '#contract/selling/orders/endpoints.ts';
import { orderStatuses } from '#contract/selling/orders/statuses.ts';
import { hasLeft, needsOfStaff } from '#contract/selling/orders/transitions.ts';
import { usePermission } from '#web/admin/rights.ts';
import { statusTones } from '#web/selling/orders/shared/words.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { onPendingChange, readPending } from './pending-change.ts';
import type { Changeable } from './status-change.ts';

const looks: Record<BadgeTone, string> = {
  good: 'bg-panna-wash text-panna',
  warn: 'bg-gomed-wash text-gomed',
  bad: 'bg-moonga-wash text-moonga',
  info: 'bg-neelam-wash text-neelam',
  off: 'bg-tile text-ink-2',
};

/**
 * Shows the status of an order as a coloured select. A cancelled order stays cancelled. It offers what the table of
 * transitions gives to the person.
 */
export function StatusSelect({
  order,
  busy,
  onChoose,
  className = '',
}: {
  order: Changeable;
  busy: boolean;
  onChoose: (to: OrderStatus) => void;
  className?: string;
}) {
  const t = useTexts('orders/admin');
  const { statuses } = useTexts('orders');
  const mayRefund = usePermission('orders.refund');
  const pending = useSyncExternalStore(onPendingChange, readPending, () => null);
  // A change that can still be undone is shown as done.
  const shown = pending?.change.order._id === order._id ? pending.change.to : order.orderStatus;
  const settled = shown === order.orderStatus;
  return (
    <select
      aria-label={fill(t.statusOf, { number: order.orderNumber })}
      aria-busy={busy || undefined}
      value={shown}
      disabled={busy || !settled || order.orderStatus === 'Cancelled'}
      onChange={(event) => onChoose(event.target.value as OrderStatus)}
      className={`control-select min-h-10 w-full cursor-pointer rounded-[.5rem] border-[1.5px] border-transparent py-1 pr-9 pl-3 text-sm font-semibold hover:border-current disabled:cursor-default disabled:border-transparent disabled:bg-none ${looks[statusTones[shown]]} ${className}`}
    >
      {orderStatuses
        .filter((to) => {
          const needs = needsOfStaff({ from: order.orderStatus, payment: order.paymentStatus, to });
          return to === shown || (needs !== null && (mayRefund || needs.permission !== 'orders.refund'));
        })
        .map((status) => (
          <option
            key={status}
            value={status}
            disabled={!!order.hold && hasLeft(status)}
            className="bg-surface text-ink"
          >
            {statuses[status]}
          </option>
        ))}
    </select>
  );
}
