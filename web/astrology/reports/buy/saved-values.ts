import { tabStorage } from '#web/browser-storage.ts';
import { readSession } from '#web/session/store.ts';

/**
 * Saves the input of a form for this tab and user, so that a reload or the way back from the gateway loses nothing.
 */
export function saveValues(form: string, values: object): void {
  tabStorage.setItem(`reading-form ${form}`, JSON.stringify({ userId: readSession()?.userId, values }));
}

/** Deletes the input, because its report is paid: a birth stays in the browser no longer than needed. */
export const forgetValues = (form: string): void => tabStorage.removeItem(`reading-form ${form}`);

/** Returns the input that the same user typed in this tab, over the empty values. Unknown fields are dropped. */
export function readSavedValues<V extends object>(form: string, empty: V): V {
  try {
    const { userId, values } = JSON.parse(tabStorage.getItem(`reading-form ${form}`) ?? '{}');
    if (userId !== readSession()?.userId || typeof values !== 'object' || values === null) return empty;
    const known = Object.keys(empty).filter((field) => values[field] !== undefined);
    return { ...empty, ...Object.fromEntries(known.map((field) => [field, values[field]])) };
  } catch {
    return empty;
  }
}
