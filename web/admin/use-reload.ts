import { useEffect, useRef, useState } from 'react';
import { useMatches, useRevalidator } from 'react-router';

/**
 * Loads the page's data anew; its promise is kept once the page shows them. That of `revalidate` is kept before the page
 * is drawn with what came: a form that began anew then would begin with what was there before.
 */
export function useReload(): { reload: () => Promise<void>; loading: boolean } {
  const { revalidate, state } = useRevalidator();
  const data = useMatches().at(-1)?.loaderData;
  const shown = useRef(data);
  const [waiting, setWaiting] = useState<{ data: unknown; done: () => void } | null>(null);
  useEffect(() => {
    shown.current = data;
    if (!waiting || waiting.data === data) return;
    setWaiting(null);
    waiting.done();
  }, [data, waiting]);
  return {
    reload: () =>
      new Promise((done) => {
        setWaiting({ data: shown.current, done });
        void revalidate();
      }),
    loading: state === 'loading',
  };
}
