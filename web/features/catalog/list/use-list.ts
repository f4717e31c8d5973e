import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { type ListState, listPath, readList } from './list-state.ts';

const SLOW_MS = 200;

/**
 * The list of the URL. `list` is what is chosen, from the moment it is (a tick never jumps back, and a second one
 * builds on the first); `change` goes there and leaves the page where it is; `slow` is true once an answer keeps the
 * reader waiting.
 */
export function useList(): { list: ListState; change: (next: ListState) => void; slow: boolean } {
  const { pathname, search, key } = useLocation();
  const coming = useNavigation().location;
  const navigate = useNavigate();
  const waiting = coming?.pathname === pathname;
  const [wanted, setWanted] = useState<ListState | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: wherever we arrived, the URL tells the truth again.
  useEffect(() => setWanted(null), [key]);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return {
    list: wanted ?? readList(new URLSearchParams(waiting ? coming.search : search)),
    change(next) {
      setWanted(next);
      void navigate(listPath(next), { preventScrollReset: true });
    },
    slow,
  };
}
