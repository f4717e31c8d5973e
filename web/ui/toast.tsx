import { lazy, Suspense, useEffect, useState } from 'react';
import { onToast } from './toast-queue.ts';

const ToastRegion = lazy(() => import('./toast-region.tsx'));

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
