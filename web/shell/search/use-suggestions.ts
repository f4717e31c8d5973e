import { useEffect, useState } from 'react';
import type { CardProduct } from '#contract/catalog/products/endpoints.ts';
import type { ResponseOf } from '#contract/core/client.ts';
import { api } from '#web/api/client.ts';
import { type Answered, useAnswer } from '#web/api/use-answer.ts';

/** What the shop suggests for a search. */
type Suggestions = ResponseOf<'GET /api/auth/products/suggestions'>;

/** The words that were answered last, with what the shop suggests for them. */
export type Suggested = Answered<Suggestions>;

/** The time without a key press before a request, in ms. */
const restMs = 90;

const ask = (q: string): Promise<Suggestions> => api('GET /api/auth/products/suggestions', { query: { q } });

/** Returns the suggestions for the words typed last. Those of earlier words stay until the new ones are there. */
export const useSuggestions = (words: string): Suggested => useAnswer(words.trim() || null, ask, restMs);

const POPULAR = 6;

/** Returns a few products that many buyers like: ideas before anything is typed. Empty until they are there. */
export function usePopular(): readonly CardProduct[] {
  const [popular, setPopular] = useState<readonly CardProduct[]>([]);
  useEffect(() => {
    api('GET /api/auth/products/cards', { query: { sort: 'recommended', limit: POPULAR } }).then(
      setPopular,
      // They are ideas only.
      () => undefined,
    );
  }, []);
  return popular;
}
