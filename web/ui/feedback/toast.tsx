import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { timings } from '#web/timings.ts';
import { loadExtra } from '../load-extra.ts';
import { onToast, showToastsWith, type ToastMessage } from './toast-queue.ts';

const load = () => loadExtra(() => import('./toast-region.tsx'));
const ToastRegion = lazy(async () => (await load()) ?? { default: PlainToasts });

/**
 * The place of the toasts. Its code is loaded on the first touch of the page, because a toast about a lost connection
 * must not need a request, or with the first message. A visitor who only reads never loads it.
 */
export function Toasts() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) addEventListener(event, want, { once: true, passive: true });
    const forget = onToast(want);
    return () => {
      forget();
      for (const event of events) removeEventListener(event, want);
    };
  }, []);
  return wanted ? (
    <Suspense>
      <ToastRegion />
    </Suspense>
  ) : null;
}

/** Shows one message at a time when the code of the toasts did not arrive, and loads it when the network is back. */
function PlainToasts() {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const [Region, setRegion] = useState<ComponentType | null>(null);
  useEffect(() => {
    const retry = async () => {
      const module = await load();
      if (module) setRegion(() => module.default);
    };
    showToastsWith({
      show: setMessage,
      close: (id) => setMessage((shown) => (shown?.id === id ? null : shown)),
    });
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, []);
  useEffect(() => {
    if (!message || message.id) return;
    const timer = setTimeout(() => setMessage(null), timings.toast);
    return () => clearTimeout(timer);
  }, [message]);
  if (Region) return <Region />;
  return (
    message && (
      <p
        role="alert"
        className="fixed inset-x-4 bottom-[calc(1rem+var(--bar,0rem))] z-40 mx-auto max-w-100 rounded-[.75rem] bg-ink px-4 py-3 font-medium text-ground shadow-3"
      >
        {message.text}
      </p>
    )
  );
}
