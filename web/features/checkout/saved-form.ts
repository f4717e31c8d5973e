import { tabStorage } from '#web/browser-storage.ts';
import { readSession } from '#web/session/store.ts';
import { type CheckoutForm, emptyForm } from './form.ts';

const KEY = 'checkout-form';

/** Saves the input for this tab and user, so that a reload or the way back from the gateway loses nothing. */
export function saveForm(form: Partial<CheckoutForm>): void {
  tabStorage.setItem(KEY, JSON.stringify({ userId: readSession()?.userId, form }));
}

/** Returns the input that the same user typed in this tab, over an empty form. */
export function readSavedForm(): CheckoutForm {
  try {
    const { userId, form } = JSON.parse(tabStorage.getItem(KEY) ?? '{}');
    if (userId !== readSession()?.userId) return emptyForm;
    const known = Object.entries(emptyForm).filter(([field, empty]) => typeof form?.[field] === typeof empty);
    return { ...emptyForm, ...Object.fromEntries(known.map(([field]) => [field, form[field]])) };
  } catch {
    return emptyForm;
  }
}
