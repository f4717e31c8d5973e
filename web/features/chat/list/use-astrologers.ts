import { useRef, useState } from 'react';
import type { ListedAstrologer } from '#contract/astrologers/endpoints.ts';
import { api } from '#web/api/client.ts';
import { usePoll } from '#web/realtime/use-poll.ts';
import { timings } from '#web/timings.ts';

// Names, prices and ratings of those who are offline change seldom.
const wholeEvery = 12;

const byPlace = (a: ListedAstrologer, b: ListedAstrologer) =>
  Number(b.isOnline) - Number(a.isOnline) || Number(a.isBusy) - Number(b.isBusy);

/** The list with what is known of those online now; everybody else is offline. Keeps the server's order within each group. */
export function withOnline(
  all: readonly ListedAstrologer[],
  online: readonly ListedAstrologer[],
): ListedAstrologer[] {
  const ids = new Set(online.map(({ _id }) => _id));
  const rest = all
    .filter(({ _id }) => !ids.has(_id))
    .map((one) => ({ ...one, isOnline: false, isBusy: false }));
  return [...online, ...rest].sort(byPlace);
}

/**
 * Returns the astrologers, those online first, renewed every 5 s while the page is seen, or at once by `renew`. `stale`:
 * the last renewal failed.
 */
export function useAstrologers(first: ListedAstrologer[]): {
  astrologers: ListedAstrologer[];
  stale: boolean;
  renew: () => Promise<void>;
} {
  const [astrologers, setAstrologers] = useState(first);
  const [stale, setStale] = useState(false);
  const round = useRef(0);
  const renew = async (): Promise<void> => {
    round.current += 1;
    const whole = round.current % wholeEvery === 0;
    try {
      const answer = await api('GET /api/astrologers/list', { query: whole ? {} : { isOnline: 'true' } });
      setAstrologers((before) => (whole ? answer.toSorted(byPlace) : withOnline(before, answer)));
      setStale(false);
    } catch {
      setStale(true);
    }
  };
  usePoll(renew, timings.astrologers);
  return { astrologers, stale, renew };
}
