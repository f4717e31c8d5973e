import { startTransition, useEffect, useRef, useState } from 'react';
import { useMatches, useRevalidator } from 'react-router';

type Waiting = { data: unknown; done: (isFresh: boolean) => void; hasEnded: boolean };

/**
 * Reloads the page's data. The promise resolves with true once the page shows the new data, and with false when it
 * could not be loaded and the page stays (shell/keep-page.ts). The promise of `revalidate` resolves before that
 * render, so a form reset then would start with the old data.
 */
export function useReload(): { reload: () => Promise<boolean>; loading: boolean } {
  const { revalidate, state } = useRevalidator();
  const data = useMatches().at(-1)?.loaderData;
  const shown = useRef(data);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  useEffect(() => {
    shown.current = data;
    if (!waiting || (waiting.data === data && !waiting.hasEnded)) return;
    setWaiting(null);
    waiting.done(waiting.data !== data);
  }, [data, waiting]);
  return {
    reload: () =>
      new Promise((done) => {
        setWaiting({ data: shown.current, done, hasEnded: false });
        // React Router shows new data in a transition. This one is drawn with it, never before it.
        const end = () => startTransition(() => setWaiting((one) => one && { ...one, hasEnded: true }));
        void revalidate().then(end);
      }),
    loading: state === 'loading',
  };
}
