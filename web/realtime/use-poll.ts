import { useEffect, useRef } from 'react';

/**
 * Calls `run` repeatedly, `everyMs` after the end of the previous call. Pauses while the tab is hidden and calls at
 * once when it is visible again. A failure does not stop the polling; `run` must handle it.
 */
export function usePoll(run: () => Promise<unknown>, everyMs: number, on = true): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!on) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let running = false;
    let stopped = false;
    const plan = () => {
      clearTimeout(timer);
      if (!stopped && !document.hidden) timer = setTimeout(() => void go(), everyMs);
    };
    const go = async () => {
      clearTimeout(timer);
      if (running) return;
      running = true;
      await latest.current().catch(() => undefined);
      running = false;
      plan();
    };
    const follow = () => (document.hidden ? clearTimeout(timer) : void go());
    plan();
    document.addEventListener('visibilitychange', follow);
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [everyMs, on]);
}
