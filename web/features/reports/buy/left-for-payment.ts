/** An order whose payment page was opened in this tab, and the path of its report. */
export type Left = { orderId: string; resultPath: string };

const keyOf = (form: string): string => `reading-left ${form}`;

/** Notes that the browser leaves for the payment page. */
export const noteLeaving = (form: string, left: Left): void =>
  sessionStorage.setItem(keyOf(form), JSON.stringify(left));

/** Returns the note and deletes it. A buyer who comes back to the form did not finish on the payment page. */
export function takeLeft(form: string): Left | null {
  const noted = sessionStorage.getItem(keyOf(form));
  sessionStorage.removeItem(keyOf(form));
  try {
    const { orderId, resultPath } = JSON.parse(noted ?? '{}');
    return typeof orderId === 'string' && typeof resultPath === 'string' ? { orderId, resultPath } : null;
  } catch {
    return null;
  }
}

/** Deletes the note, because the payment page led to the report. */
export const forgetLeft = (form: string): void => sessionStorage.removeItem(keyOf(form));
