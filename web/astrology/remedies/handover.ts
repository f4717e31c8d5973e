import { tabStorage } from '#web/browser-storage.ts';

const KEY = 'find-my-stone';

/**
 * Stores what was typed for the way through the login, in this tab only. It is written when somebody presses "Log in to keep
 * it", and read once.
 */
export const handOver = (values: object): void => tabStorage.setItem(KEY, JSON.stringify(values));

/** Returns what was handed over, and deletes it; null if there is nothing. */
export function takeHandover<V extends object>(): V | null {
  const stored = tabStorage.getItem(KEY);
  tabStorage.removeItem(KEY);
  try {
    const values: unknown = JSON.parse(stored ?? 'null');
    return typeof values === 'object' ? (values as V | null) : null;
  } catch {
    return null;
  }
}
