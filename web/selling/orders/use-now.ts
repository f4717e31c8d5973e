import { useEffect, useState } from 'react';

/** Returns the current time in UTC ms. Updates once when `until` has passed, for words that are valid until then. */
export function useNow(until: string | null): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (until === null) return;
    const left = Date.parse(until) - Date.now();
    if (left <= 0) return setNow(Date.now());
    const timer = setTimeout(() => setNow(Date.now()), left + 500);
    // A timer does not fire in a suspended tab or a page from the back/forward cache, so check when it is visible
    // again.
    const look = () => setNow(Date.now());
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, [until]);
  return now;
}
