import { lazy, Suspense, useEffect, useState } from 'react';

const ToastRegion = lazy(() => import('./toast-region.tsx'));

/** The place where toasts appear. It comes once the page has settled, so that it costs the first paint nothing. */
export function Toasts() {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return setSettled(true);
    const handle = requestIdleCallback(() => setSettled(true), { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return settled ? (
    <Suspense>
      <ToastRegion />
    </Suspense>
  ) : null;
}
