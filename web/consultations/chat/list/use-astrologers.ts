import { useRef, useState } from 'react';
import type { ListedAstrologer } from '#contract/consultations/astrologers/endpoints.ts';
import { api } from '#web/api/client.ts';
import { usePoll } from '#web/realtime/use-poll.ts';
import { timings } from '#web/timings.ts';

// Names, prices and ratings of offline astrologers change rarely.
const fullLoadEvery = 12;

const byPlace = (a: ListedAstrologer, b: ListedAstrologer) =>
  Number(b.isOnline) - Number(a.isOnline) || Number(a.isBusy) - Number(b.isBusy);

/**
 * Merges the list with the astrologers online now; all others are offline. Keeps the server's order within each
 * group.
 */
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
 * Returns the astrologers, online ones first. Reloads every 5 s while the page is visible, and on `renew`. `stale`
 * is true when the last load failed.
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
    const whole = round.current % fullLoadEvery === 0;
    try {
      const response = await api('GET /api/astrologers/list', { query: whole ? {} : { isOnline: 'true' } });
      setAstrologers((before) => (whole ? response.toSorted(byPlace) : withOnline(before, response)));
      setStale(false);
    } catch {
      setStale(true);
    }
  };
  usePoll(renew, timings.astrologers);
  return { astrologers, stale, renew };
}
