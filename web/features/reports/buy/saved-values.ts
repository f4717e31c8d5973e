import { readSession } from '#web/session/store.ts';

/** Keeps what is typed in a form of this tab for this person: a reload or the way back from the gateway loses nothing. */
export function keepValues(form: string, values: object): void {
  sessionStorage.setItem(`reading-form ${form}`, JSON.stringify({ userId: readSession()?.userId, values }));
}

/** What was typed before by the same person in this tab, over the empty values; fields that are not known are left out. */
export function keptValues<V extends object>(form: string, empty: V): V {
  try {
    const { userId, values } = JSON.parse(sessionStorage.getItem(`reading-form ${form}`) ?? '{}');
    if (userId !== readSession()?.userId || typeof values !== 'object' || values === null) return empty;
    const known = Object.keys(empty).filter((field) => values[field] !== undefined);
    return { ...empty, ...Object.fromEntries(known.map((field) => [field, values[field]])) };
  } catch {
    return empty;
  }
}
