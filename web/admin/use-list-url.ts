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

/** What was last gone to from the page with this key: two changes can come before React has drawn the first. */
let asked: { key: string; search: URLSearchParams } | undefined;

function changed(search: URLSearchParams, changes: Record<string, string | number>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ page: '', ...changes })) {
    if (value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** The list of the URL. A second change builds on the first, also while its answer is still on the way. */
export function useListUrl(): ListUrl {
  const here = useLocation();
  const coming = useNavigation().location;
  const navigate = useNavigate();
  const search = new URLSearchParams(coming?.pathname === here.pathname ? coming.search : here.search);
  const address = (of: URLSearchParams) => (of.size > 0 ? `${here.pathname}?${of}` : here.pathname);
  return {
    get: (name) => search.get(name) ?? '',
    to: (changes) => address(changed(search, changes)),
    go: (changes) => {
      const next = changed(asked?.key === here.key ? asked.search : search, changes);
      asked = { key: here.key, search: next };
      void navigate(address(next), { replace: true, preventScrollReset: true });
    },
  };
}

/** The page number that a list's address asks for, 1 when it names none. */
export const pageOf = (search: URLSearchParams): number =>
  Math.max(1, Math.floor(Number(search.get('page'))) || 1);
