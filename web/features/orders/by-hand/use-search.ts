import { useEffect, useRef, useState } from 'react';

const debounceMs = 300;

/**
 * Searches while somebody types, a moment after the last key. `results` is null until something was searched for, and
 * while the text has fewer than two characters. A late answer to an earlier text is dropped.
 */
export function useSearch<R>(search: (q: string) => Promise<R[]>): {
  typed: string;
  type: (text: string) => void;
  results: readonly R[] | null;
} {
  const [typed, setTyped] = useState('');
  const [results, setResults] = useState<readonly R[] | null>(null);
  const run = useRef(search);
  run.current = search;
  useEffect(() => {
    const q = typed.trim();
    if (q.length < 2) return setResults(null);
    let wanted = true;
    const timer = setTimeout(async () => {
      const found = await run.current(q).catch(() => []);
      if (wanted) setResults(found);
    }, debounceMs);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [typed]);
  return { typed, type: setTyped, results };
}
