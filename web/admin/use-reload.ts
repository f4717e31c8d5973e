import { useEffect, useRef, useState } from 'react';
import { useMatches, useRevalidator } from 'react-router';

/**
 * Reloads the page's data. The promise resolves once the page shows the new data. The promise of `revalidate`
 * resolves before that render, so a form reset then would start with the old data.
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
