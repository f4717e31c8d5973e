import { useEffect } from 'react';
import {
  type DataStrategyResult,
  type MiddlewareFunction,
  useLocation,
  useMatches,
  useRevalidator,
} from 'react-router';
import { failureOf, type LoadFailure } from '#web/api/load.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';

/** The page on the screen: its URL, the loader data of its routes, and the function that loads them again. */
type ShownPage = { path: string; data: ReadonlyMap<string, unknown>; reload: () => Promise<void> };

let shown: ShownPage | null = null;

const toastId = 'page-not-reloaded';

/** Tells {@link keepPage} which page is on the screen. For the layout that has the middleware. */
export function useShownPage(): void {
  const matches = useMatches();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const loaded = matches.filter(({ loaderData }) => loaderData !== undefined);
    shown = {
      path: pathname + search,
      data: new Map(loaded.map(({ id, loaderData }) => [id, loaderData])),
      reload: revalidate,
    };
  }, [matches, pathname, search, revalidate]);
}

/**
 * Keeps a page whose data could not be loaded again, for example after a save: what is typed there is not lost. The
 * page keeps its earlier data, and a toast with the words of `load` offers Retry. A first load, a navigation, and data
 * that does not exist any more go to the area's ErrorBoundary. Runs as client middleware.
 */
export const keepPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request, url },
  next,
) => {
  const results = await next();
  if (request.signal.aborted) return results;
  const page = shown?.path === url.pathname + url.search ? shown : null;
  let kept: LoadFailure | null = null;
  for (const [id, { type, result }] of Object.entries(results)) {
    const failure = type === 'error' ? failureOf(result) : null;
    if (failure?.reason !== 'failed' || !page?.data.has(id)) continue;
    results[id] = { type: 'data', result: page.data.get(id) };
    kept = failure;
  }
  if (kept && page) toast.stay(toastId, kept.message, { text: kept.retry, run: () => void page.reload() });
  else toast.close(toastId);
  return results;
};
