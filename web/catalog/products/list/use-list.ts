import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { type ListState, listPath, readList } from './list-state.ts';

const SLOW_MS = 200;

/**
 * Returns the list of the URL. `list` is the choice, updated optimistically, so that a tick never jumps back and a
 * second tick builds on the first. `change` navigates without scrolling. `slow` is true when a response takes long.
 */
export function useList(): { list: ListState; change: (next: ListState) => void; slow: boolean } {
  const { pathname, search } = useLocation();
  const coming = useNavigation().location;
  const navigate = useNavigate();
  const waiting = coming?.pathname === pathname;
  const [optimistic, setOptimistic] = useState<ListState | null>(null);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return {
    list: optimistic ?? readList(new URLSearchParams(waiting ? coming.search : search)),
    async change(next) {
      setOptimistic(next);
      await navigate(listPath(next), { preventScrollReset: true });
      // The URL is authoritative again once the page shows it: the router renders it in a transition, too.
      startTransition(() => setOptimistic((shown) => (shown === next ? null : shown)));
    },
    slow,
  };
}
