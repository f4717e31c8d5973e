import { data, type RouterContextProvider } from 'react-router';
import type { DrawingName } from '#web/drawings/list.ts';
import { cacheTagsContext, NO_STORE } from './context.ts';
import { statusOf } from './status-of.ts';

/** A link to another page, for a page that cannot be shown. */
type WayBack = { to: string; text: string };

type MissingWords = { title: string; text?: string; art?: DrawingName };

/** The words of a page for the case that its data cannot be loaded, in the page's language. */
export type LoadWords = {
  /** The page's name: heading and title. Without it, `failed` serves as both. */
  title?: string;
  /** The message of a failure. The server's own message follows it. */
  failed: string;
  /** The button that loads again. */
  retry: string;
  /** The words for data that does not exist. Without them, "not found" is a failure like any other. */
  missing?: MissingWords;
  back?: WayBack;
};

/** Why a page cannot be shown. The area's ErrorBoundary draws it (shell/load-failure.tsx). */
export type LoadFailure = { title?: string; back?: WayBack } & (
  | { reason: 'missing'; missing: MissingWords }
  | { reason: 'failed'; message: string; detail: string; retry: string }
);

// An invalid id is "not found" as well.
const isMissing = (status: number | null): boolean => status === 404 || status === 400;

const ownMessage = (error: unknown): string =>
  statusOf(error) !== null && error instanceof Error ? error.message : '';

function toFailure(error: unknown, { title, back, missing, failed, retry }: LoadWords): LoadFailure {
  return missing && isMissing(statusOf(error))
    ? { reason: 'missing', title, back, missing }
    : { reason: 'failed', title, back, message: failed, detail: ownMessage(error), retry };
}

/**
 * Awaits what a page cannot be shown without. On failure throws a route error response with the true status (404 for
 * `missing`, 503 without an answer) and a {@link LoadFailure}, which the area's ErrorBoundary draws with Retry. When
 * the page was already shown and its data is loaded again, the page stays, with a toast (shell/keep-page.ts).
 * Redirects and failures of a server loader pass through. A server loader gives its `context`, so that the failed page
 * is not cached.
 */
export async function load<T>(
  loading: Promise<T>,
  words: LoadWords | (() => Promise<LoadWords>),
  context?: Readonly<RouterContextProvider>,
): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof Response || failureOf(error)) throw error;
    context?.get(cacheTagsContext).add(NO_STORE);
    const failure = toFailure(error, typeof words === 'function' ? await words() : words);
    throw data(failure, { status: failure.reason === 'missing' ? 404 : statusOf(error) || 503 });
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Returns the failure that {@link load} threw, or null for any other error. Reads it as it was thrown, and as React
 * Router passes it to an ErrorBoundary.
 */
export function failureOf(error: unknown): LoadFailure | null {
  const thrown = isObject(error) && 'data' in error ? error.data : null;
  return isObject(thrown) && 'reason' in thrown ? (thrown as LoadFailure) : null;
}
