import { useEffect, useState } from 'react';
import type { Sky } from '#contract/astrology/remedies/endpoints.ts';
import { forReaders } from '#contract/astrology/reports/spelling.ts';
import type { Lang } from '#languages/list.ts';
import { api } from '#web/api/client.ts';

/** The debounce delay before a request, in ms: a minute and an hour chosen in one go are one request. */
const restMs = 250;

/**
 * The typed fields of a birth; null for what is not typed. `date` is YYYY-MM-DD, `time` HH:mm;
 * `offset` replaces the zone's.
 */
export type TypedMoment = {
  date: string | null;
  time: string | null;
  coordinates: string | null;
  offset: string | null;
};

/** Returns the sky of what is typed, the last one while the next is asked, and whether the last request failed. */
export function useSky(
  { date, time, coordinates, offset }: TypedMoment,
  la: Lang,
): { sky: Sky | null; failed: boolean } {
  const [state, setState] = useState<{ sky: Sky | null; failed: boolean }>({ sky: null, failed: false });
  useEffect(() => {
    if (!date) return;
    let left = false;
    const timer = setTimeout(() => {
      api('POST /api/remedies/sky', { body: { date, time, coordinates, offset, la } }).then(
        (sky) => left || setState({ sky: forReaders(sky), failed: false }),
        () => left || setState(({ sky }) => ({ sky, failed: true })),
      );
    }, restMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [date, time, coordinates, offset, la]);
  return state;
}
