import { useEffect, useState } from 'react';
import type { Place } from '#contract/places/endpoints.ts';
import { api } from '#web/api/client.ts';

/** The debounce delay before a search request, in ms. */
const REST_MS = 120;

/** How many letters a search for a place needs. */
export const SHORTEST = 2;

type Found = { words: string; places: readonly Place[] | null; failed: boolean };

/** Returns the places for the latest words, which it repeats. Late responses are dropped. */
export function useFoundPlaces(words: string): Found {
  const [found, setFound] = useState<Found>({ words: '', places: null, failed: false });
  useEffect(() => {
    const q = words.trim();
    if (q.length < SHORTEST) return setFound({ words, places: null, failed: false });
    let left = false;
    const timer = setTimeout(() => {
      api('GET /api/places/search', { query: { q } }).then(
        ({ places }) => left || setFound({ words, places, failed: false }),
        () => left || setFound({ words, places: null, failed: true }),
      );
    }, REST_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [words]);
  return found;
}
