import { type Api, ApiError, createClient } from '#contract/core/client.ts';
import { expireSession, readSession } from '#web/session/store.ts';
import { pageLang } from '#web/texts/use-texts.ts';

const offline = {
  en: 'No connection. Please check your internet and try again.',
  hi: 'इंटरनेट से जुड़ाव नहीं है। कृपया जाँचकर फिर कोशिश करें।',
};

const send = createClient({
  base: '',
  token: () => readSession()?.token ?? null,
  lang: pageLang,
  offline: () => offline[pageLang()],
});

/**
 * The API from the browser, as whoever is signed in. Throws {@link ApiError}; a 401 on a session's call ends the
 * session, so the menus and guards follow by themselves.
 */
export const api: Api = async (key, ...input) => {
  const session = readSession();
  try {
    return await send(key, ...input);
  } catch (error) {
    if (
      session &&
      error instanceof ApiError &&
      error.status === 401 &&
      readSession()?.token === session.token
    ) {
      expireSession();
    }
    throw error;
  }
};

export { ApiError } from '#contract/core/client.ts';

/** The words of a failed call for the reader: the server's own message, else the given ones. */
export const messageOf = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.message ? error.message : otherwise;
