import { useState } from 'react';
import { useAnswer } from '#web/api/use-answer.ts';

const debounceMs = 300;

/**
 * Searches while somebody types, a moment after the last key. `results` is null until something was searched for, and
 * while the text has fewer than two characters. They are empty when the search failed.
 */
export function useSearch<R>(search: (q: string) => Promise<R[]>): {
  typed: string;
  type: (text: string) => void;
  results: readonly R[] | null;
} {
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const { answer, failed } = useAnswer(q.length < 2 ? null : q, search, debounceMs);
  return { typed, type: setTyped, results: failed ? [] : answer };
}
