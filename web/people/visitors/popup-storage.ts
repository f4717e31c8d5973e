import { deviceStorage, tabStorage } from '#web/browser-storage.ts';

/** Storage keys of the popup. Earlier clients of this shop use the same keys. */
const SUBMITTED = 'visitorFormSubmitted';
const SUBMITTED_AT = 'visitorFormSubmittedDate';
const CLOSED = 'visitorPopupClosed';

/** Returns whether the form was sent from this browser (permanent), or the popup was closed in this tab. */
export const isAnswered = (): boolean =>
  deviceStorage.getItem(SUBMITTED) === 'true' || tabStorage.getItem(CLOSED) === 'true';

/** Saves permanently that the form was sent. */
export function noteSubmitted(at: Date): void {
  deviceStorage.setItem(SUBMITTED, 'true');
  deviceStorage.setItem(SUBMITTED_AT, at.toISOString());
}

/** Saves for this tab that the popup was closed. */
export const noteClosed = (): void => tabStorage.setItem(CLOSED, 'true');
