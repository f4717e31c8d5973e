import { useEffect, useState } from 'react';

/**
 * Returns how far the server's clock is ahead of this device's, in ms, from a response's `now` and the times of the
 * request.
 */
export const clockAhead = (now: string, askedAt: number, answeredAt = Date.now()): number =>
  Date.parse(now) - (askedAt + answeredAt) / 2;

/** Returns the server's time in UTC ms, updated every second while `on`. `ahead`: see {@link clockAhead}. */
export function useServerSecond(ahead: number, on = true): number {
  const [now, setNow] = useState(() => Date.now() + ahead);
  useEffect(() => {
    const tick = () => setNow(Date.now() + ahead);
    tick();
    if (!on) return;
    const timer = setInterval(tick, 1000);
    // A tab that was asleep shows the right second as soon as it is visible.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [ahead, on]);
  return now;
}

/** Formats seconds as on a clock: 75 is 1:15, 3,700 is 1:01:40. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const tail = `${h > 0 ? String(m).padStart(2, '0') : m}:${String(s).padStart(2, '0')}`;
  return h > 0 ? `${h}:${tail}` : tail;
}
