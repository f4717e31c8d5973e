import { useSyncExternalStore } from 'react';
import { orderNumber } from '#web/features/orders/words.ts';
import { useServerSecond } from '#web/realtime/server-clock.ts';
import { fill, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { type HeldChange, onHeld, readHeld, undoHeld } from './pending-change.ts';

/** Shows a confirmed change that is not saved yet, with the seconds left to undo it. */
export function UndoBar() {
  const held = useSyncExternalStore(onHeld, readHeld, () => null);
  return held && <Bar key={held.until} held={held} />;
}

function Bar({ held: { change, until } }: { held: HeldChange }) {
  const t = useTexts('orders/admin').undo;
  const { statuses } = useTexts('orders');
  const lang = useLang();
  const seconds = Math.max(0, Math.ceil((until - useServerSecond(0)) / 1000));
  const { order, to } = change;
  return (
    <div className="fixed inset-x-4 bottom-[calc(1rem+var(--bar,0rem))] z-40 mx-auto flex max-w-120 items-center gap-3 rounded-[.75rem] bg-ink py-2 pr-2 pl-4 text-ground shadow-3">
      <p role="status" className="flex-1 leading-snug font-medium">
        {fill(t.held, { number: orderNumber(order._id), status: statuses[to] })}
      </p>
      <span role="timer" aria-live="off" className="tabular text-sm">
        {plural(t.seconds, seconds, lang)}
      </span>
      <Button kind="secondary" size="small" className="min-h-11!" onClick={undoHeld}>
        {t.undo}
      </Button>
    </div>
  );
}
