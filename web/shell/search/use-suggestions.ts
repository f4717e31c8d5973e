import { useEffect, useState } from 'react';
import type { ResponseOf } from '#contract/core/client.ts';
import { api } from '#web/api/client.ts';

/** What the shop suggests for a search. */
export type Suggestions = ResponseOf<'GET /api/auth/products/suggestions'>;

/** The suggestions for `q`; null before the first, and when they could not be loaded. */
export type Suggested = { q: string; found: Suggestions | null; failed: boolean };

/** The time without a key press before a request, in ms. */
const REST_MS = 90;

const nothing: Suggested = { q: '', found: null, failed: false };

/** Returns the suggestions for the words typed last. Those of earlier words stay until the new ones are there. */
export function useSuggestions(words: string): Suggested {
  const [suggested, setSuggested] = useState(nothing);
  const q = words.trim();
  useEffect(() => {
    if (q === '') return setSuggested(nothing);
    let late = false;
    const timer = setTimeout(() => {
      api('GET /api/auth/products/suggestions', { query: { q } }).then(
        (found) => late || setSuggested({ q, found, failed: false }),
        () => late || setSuggested({ q, found: null, failed: true }),
      );
    }, REST_MS);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [q]);
  return suggested;
}
