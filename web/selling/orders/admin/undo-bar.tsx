import { useSyncExternalStore } from 'react';
import { useServerSecond } from '#web/realtime/server-clock.ts';
import { fill, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { onPendingChange, type PendingChange, readPending, undoPending } from './pending-change.ts';

/** Shows the pending change, with the seconds left to undo it. */
export function UndoBar() {
  const pending = useSyncExternalStore(onPendingChange, readPending, () => null);
  return pending && <Bar key={pending.until} pending={pending} />;
}

function Bar({ pending: { change, until } }: { pending: PendingChange }) {
  const t = useTexts('orders/admin').undo;
  const { statuses } = useTexts('orders');
  const lang = useLang();
  const seconds = Math.max(0, Math.ceil((until - useServerSecond(0)) / 1000));
  const { order, to } = change;
  return (
    <div className="fixed inset-x-4 bottom-[calc(1rem+var(--bar,0rem))] z-40 mx-auto flex max-w-120 items-center gap-3 rounded-[.75rem] bg-ink py-2 pr-2 pl-4 text-ground shadow-3">
      <p role="status" className="flex-1 leading-snug font-medium">
        {fill(t.held, { number: order.orderNumber, status: statuses[to] })}
      </p>
      <span role="timer" aria-live="off" className="tabular text-sm">
        {plural(t.seconds, seconds, lang)}
      </span>
      <Button kind="secondary" size="small" className="min-h-11!" onClick={undoPending}>
        {t.undo}
      </Button>
    </div>
  );
}
