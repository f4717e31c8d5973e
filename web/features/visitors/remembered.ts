/** What a browser remembers of the popup; earlier clients of this shop use the same names. */
const SUBMITTED = 'visitorFormSubmitted';
const SUBMITTED_AT = 'visitorFormSubmittedDate';
const CLOSED = 'visitorPopupClosed';

/** True once the form was sent from this browser (for ever), or the popup closed in this tab. */
export const isAnswered = (): boolean =>
  localStorage.getItem(SUBMITTED) === 'true' || sessionStorage.getItem(CLOSED) === 'true';

/** Remembers for ever that the form was sent. */
export function noteSubmitted(at: Date): void {
  localStorage.setItem(SUBMITTED, 'true');
  localStorage.setItem(SUBMITTED_AT, at.toISOString());
}

/** Remembers in this tab that the popup was closed. */
export const noteClosed = (): void => sessionStorage.setItem(CLOSED, 'true');
