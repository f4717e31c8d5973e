import { useEffect, useRef } from 'react';

/**
 * Calls `run` every so many milliseconds, counted from the end of the call before. Pauses while the tab is hidden and
 * calls at once when it is shown again. Failures are the caller's; one does not end the polling.
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
