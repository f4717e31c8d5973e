import { useEffect, useState } from 'react';

/** Returns the date (YYYY-MM-DD) that clocks of a zone show at an instant (UTC ms). */
const dateIn = (instant: number, zone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(instant);

/**
 * Returns the instant (UTC ms) at which a page of a date is read, or null if the date is not today there. The server's
 * HTML is the same for everyone, so it begins with `from`, and follows the reader's clock minute by minute after load.
 */
export function useNow({
  date,
  zone,
  from,
}: {
  date: string;
  zone: string;
  from: number | null;
}): number | null {
  const [now, setNow] = useState(from);
  useEffect(() => {
    const look = () => setNow(dateIn(Date.now(), zone) === date ? Date.now() : null);
    look();
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, [date, zone]);
  return now;
}
