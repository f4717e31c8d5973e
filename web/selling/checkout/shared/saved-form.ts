import { tabStorage } from '#web/browser-storage.ts';
import { readSession } from '#web/session/store.ts';

const KEY = 'checkout-form';

/** Saves the input for this tab and user, so that a reload or the way back from the gateway loses nothing. */
export function saveForm(form: object): void {
  tabStorage.setItem(KEY, JSON.stringify({ userId: readSession()?.userId, form }));
}

/** Returns the input that the same user typed in this tab, over an empty form, which it is when there is none. */
export function readSavedForm<Form extends object>(emptyForm: Form): Form {
  try {
    const { userId, form } = JSON.parse(tabStorage.getItem(KEY) ?? '{}');
    if (userId !== readSession()?.userId) return emptyForm;
    const known = Object.entries(emptyForm).filter(([field, empty]) => typeof form?.[field] === typeof empty);
    return { ...emptyForm, ...Object.fromEntries(known.map(([field]) => [field, form[field]])) };
  } catch {
    return emptyForm;
  }
}

/** Forgets the note of an order that is placed: the next order has its own. */
export function forgetNote(): void {
  try {
    const saved = JSON.parse(tabStorage.getItem(KEY) ?? '{}');
    if (saved.form)
      tabStorage.setItem(KEY, JSON.stringify({ ...saved, form: { ...saved.form, buyerNote: '' } }));
  } catch {
    // What cannot be read is not offered again either.
  }
}
