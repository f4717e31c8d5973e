import { useEffect, useState } from 'react';

/** The time in UTC ms, renewed once when the given instant has passed: for words that hold until then. */
export function useNow(until: string | null): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (until === null) return;
    const left = Date.parse(until) - Date.now();
    if (left <= 0) return setNow(Date.now());
    const timer = setTimeout(() => setNow(Date.now()), left + 500);
    return () => clearTimeout(timer);
  }, [until]);
  return now;
}
