import { useLocation, useNavigate, useNavigation } from 'react-router';

/** A list's state in its URL: `get` reads a parameter, `to` returns a changed address, `go` navigates to it. */
export type ListUrl = {
  /** Returns a parameter's value, or an empty string. */
  get: (name: string) => string;
  /** The cursor of the page, for `to` and `go`: what opens over the list stays on its page. */
  stay: { page: string; after: string; before: string };
  /**
   * Returns the address with these parameters set. An empty value removes one. The page is reset unless it is named.
   */
  to: (changes: Record<string, string | number>) => string;
  /** Navigates to `to(changes)` and replaces the history entry, so that Back leads to where the reader came from. */
  go: (changes: Record<string, string | number>) => void;
};

/** The latest target from the page with this key: two changes can happen before React renders the first. */
let latest: { key: string; search: URLSearchParams } | undefined;

function changed(search: URLSearchParams, changes: Record<string, string | number>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ page: '', after: '', before: '', ...changes })) {
    if (value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** Returns the list's URL state. A second change builds on the first, even while that one loads. */
export function useListUrl(): ListUrl {
  const here = useLocation();
  const coming = useNavigation().location;
  const navigate = useNavigate();
  const search = new URLSearchParams(coming?.pathname === here.pathname ? coming.search : here.search);
  const get = (name: string) => search.get(name) ?? '';
  const address = (of: URLSearchParams) => (of.size > 0 ? `${here.pathname}?${of}` : here.pathname);
  return {
    get,
    stay: { page: get('page'), after: get('after'), before: get('before') },
    to: (changes) => address(changed(search, changes)),
    go: (changes) => {
      // The address may be ahead of what React has rendered, just after a link was followed.
      const now = coming ? search : new URLSearchParams(window.location.search);
      const next = changed(latest?.key === here.key ? latest.search : now, changes);
      latest = { key: here.key, search: next };
      void navigate(address(next), { replace: true, preventScrollReset: true });
    },
  };
}

/** Returns the cursors in a list's URL, for the query of its endpoint. */
export const cursorsOf = (search: URLSearchParams): { after?: string; before?: string } => {
  const [after, before] = [search.get('after'), search.get('before')];
  return { ...(after && { after }), ...(before && { before }) };
};

/** Returns the page number in a list's URL, 1 by default. */
export const pageOf = (search: URLSearchParams): number =>
  Math.max(1, Math.floor(Number(search.get('page'))) || 1);
