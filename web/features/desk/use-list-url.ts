import { useLocation, useNavigate, useNavigation } from 'react-router';

/** What a list shows, as its URL says it: `get` reads a parameter, `to` is the address with some changed, `go` goes there. */
export type ListUrl = {
  /** A parameter's value, empty when it is not set. */
  get: (name: string) => string;
  /** The address with these parameters set (an empty value takes one out); the page starts over unless it is named. */
  to: (changes: Record<string, string | number>) => string;
  /** Goes to `to(changes)`; `Back` then leads past it to where the reader came from. */
  go: (changes: Record<string, string | number>) => void;
};

/** The list of the URL. A second change builds on the first, also while its answer is still on the way. */
export function useListUrl(): ListUrl {
  const here = useLocation();
  const coming = useNavigation().location;
  const navigate = useNavigate();
  const search = new URLSearchParams(coming?.pathname === here.pathname ? coming.search : here.search);
  const to: ListUrl['to'] = (changes) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries({ page: '', ...changes })) {
      if (value === '') next.delete(name);
      else next.set(name, String(value));
    }
    return next.size > 0 ? `${here.pathname}?${next}` : here.pathname;
  };
  return {
    get: (name) => search.get(name) ?? '',
    to,
    go: (changes) => void navigate(to(changes), { replace: true, preventScrollReset: true }),
  };
}

/** The page number that a list's address asks for, 1 when it names none. */
export const pageOf = (search: URLSearchParams): number =>
  Math.max(1, Math.floor(Number(search.get('page'))) || 1);
