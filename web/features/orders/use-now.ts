import { useEffect, useState } from 'react';

/** The time in UTC ms, renewed once when the given instant has passed: for words that hold until then. */
export function useNow(until: string | null): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (until === null) return;
    const left = Date.parse(until) - Date.now();
    if (left <= 0) return setNow(Date.now());
    const timer = setTimeout(() => setNow(Date.now()), left + 500);
    // A tab that slept over the instant hears of no timer until it is seen again, nor does one that went back to it.
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
