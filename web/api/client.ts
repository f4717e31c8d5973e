import { type Api, ApiError, createClient } from '#contract/core/client.ts';
import { expireSession, readSession } from '#web/session/store.ts';
import { connectionWords } from '#web/texts/connection-words.ts';
import { pageLang } from '#web/texts/use-texts.ts';
import { withFreshProof } from './fresh-proof.ts';

let isBackground = (): boolean => false;

/** Sets how to know that a page asks by itself, while nobody uses it. Returns the function that ends it. */
export function onBackground(check: () => boolean): () => void {
  isBackground = check;
  return () => {
    isBackground = () => false;
  };
}

const send = createClient({
  base: '',
  token: () => readSession()?.token ?? null,
  lang: pageLang,
  offline: () => connectionWords().offline,
  tooSlow: () => connectionWords().tooSlow,
  isBackground: () => isBackground(),
});

const refusalListeners = new Set<() => void>();

/**
 * Calls `listener` when the server refuses an admin's call for want of a permission. Returns the function that
 * unsubscribes.
 */
export function onNotAllowed(listener: () => void): () => void {
  refusalListeners.add(listener);
  return () => refusalListeners.delete(listener);
}

/**
 * Calls the API from the browser with the current session. Throws {@link ApiError}. A 401 ends the session, so that
 * menus and guards update. A refusal for lack of fresh proof asks the person and repeats the request.
 */
export const api: Api = async (key, ...input) => {
  const session = readSession();
  try {
    return await withFreshProof(() => send(key, ...input));
  } catch (error) {
    if (
      session &&
      error instanceof ApiError &&
      error.status === 401 &&
      readSession()?.token === session.token
    ) {
      expireSession();
    }
    if (session?.role === 'admin' && error instanceof ApiError && error.code === 'not_allowed')
      for (const listener of refusalListeners) listener();
    throw error;
  }
};

export { ApiError } from '#contract/core/client.ts';

/** Returns the message of a failed request: the server's own, else the given one. */
export const messageOf = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.message ? error.message : otherwise;
