import { type Api, ApiError, createClient } from '../../../contract/core/client.ts';
import type { Actor } from './stage.ts';

/** Returns the API of one process for a person, or for a visitor. */
export const apiOf = (base: string, actor: Actor | null = null): Api =>
  createClient({ base, token: () => actor?.token ?? null, lang: () => 'en', offline: () => 'gone' });

/** The end of a call: a response, a refusal of the shop, or no definite answer. */
export type Outcome<T> =
  | { kind: 'done'; value: T }
  | { kind: 'refused'; code: string }
  | { kind: 'unknown'; status: number };

/** Codes of refusals that say nothing about the call itself: it has to be sent again. */
const again = new Set(['request_in_progress', 'crowded', 'too_many_requests']);

/** Waits for a call. A lost connection, a 5xx and "still running" are no definite answer. Other errors are thrown. */
export async function settle<T>(call: Promise<T>): Promise<Outcome<T>> {
  try {
    return { kind: 'done', value: await call };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, code } = error;
    if (status === 0 || status >= 500 || status === 429 || again.has(code))
      return { kind: 'unknown', status };
    return { kind: 'refused', code };
  }
}
