import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { type ListState, listPath, readList } from './list-state.ts';

const SLOW_MS = 200;

/**
 * The list of the URL. `list` is what is chosen, already while its answer is on the way (so that a second tick builds
 * on the first), `change` goes to another choice and leaves the page where it is; `slow` is true once an answer keeps
 * the reader waiting.
 */
export function useList(): { list: ListState; change: (next: ListState) => void; slow: boolean } {
  const { pathname, search } = useLocation();
  const coming = useNavigation().location;
  const navigate = useNavigate();
  const waiting = coming?.pathname === pathname;
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return {
    list: readList(new URLSearchParams(waiting ? coming.search : search)),
    change: (next) => void navigate(listPath(next), { preventScrollReset: true }),
    slow,
  };
}
