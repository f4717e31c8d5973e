import { tabStorage } from '#web/browser-storage.ts';

/** An order whose payment page was opened in this tab. */
export type Left = { orderId: string };

const keyOf = (form: string): string => `reading-left ${form}`;

/** Notes that the browser leaves for the payment page. */
export const noteLeaving = (form: string, left: Left): void =>
  tabStorage.setItem(keyOf(form), JSON.stringify(left));

/** Returns the note and deletes it. A buyer who comes back to the form did not finish on the payment page. */
export function takeLeft(form: string): Left | null {
  const noted = tabStorage.getItem(keyOf(form));
  tabStorage.removeItem(keyOf(form));
  try {
    const { orderId } = JSON.parse(noted ?? '{}');
    return typeof orderId === 'string' ? { orderId } : null;
  } catch {
    return null;
  }
}

/** Deletes the note, because the payment page led to the report. */
export const forgetLeft = (form: string): void => tabStorage.removeItem(keyOf(form));
