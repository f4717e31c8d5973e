import type { Place } from '#contract/astrology/places/endpoints.ts';
import { api } from '#web/api/client.ts';
import { useAnswer } from '#web/api/use-answer.ts';

const restMs = 120;
const shortest = 2;

const search = async (q: string): Promise<readonly Place[]> =>
  (await api('GET /api/places/search', { query: { q } })).places;

/**
 * Searches the places whose names begin with what is typed, from two letters on. `asks` says that there are enough,
 * `waits` that their answer is not there. Places of earlier letters stay until then.
 */
export function useFoundPlaces(typed: string): {
  places: readonly Place[] | null;
  failed: boolean;
  asks: boolean;
  waits: boolean;
} {
  const q = typed.trim();
  const asks = q.length >= shortest;
  const { question, answer, failed } = useAnswer(asks ? q : null, search, restMs);
  return { places: answer, failed, asks, waits: asks && question !== q };
}
