import { ApiError } from './client.ts';
import { newKey } from './new-key.ts';

const unanswered = new Map<string, string>();

/** Returns the text by which a form is known again: its fields, and names, kinds and sizes of its files. */
const textOf = (body: FormData): string =>
  JSON.stringify(
    [...body].map(([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, value.type, value.size],
    ),
  );

/** Returns whether the server has answered for good. Of a request that got no answer, or still runs, nobody knows its end. */
export const isAnswer = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.code !== 'request_in_progress';

/**
 * Sends a form with an `Idempotency-Key`. The same form sent again to the same address, after a lost answer, has the same
 * key, so that nothing is created twice.
 */
export async function sendOnce<R>(
  address: string,
  body: FormData,
  send: (key: string) => Promise<R>,
): Promise<R> {
  const form = `${address} ${textOf(body)}`;
  const key = unanswered.get(form) ?? newKey();
  // Two equal forms at one time are two, such as a picture that is chosen twice.
  unanswered.delete(form);
  try {
    return await send(key);
  } catch (error) {
    if (!isAnswer(error)) unanswered.set(form, key);
    throw error;
  }
}
