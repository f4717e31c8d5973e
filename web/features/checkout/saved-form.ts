import { readSession } from '#web/session/store.ts';
import { type CheckoutForm, emptyForm } from './form.ts';

const KEY = 'checkout-form';

/** Keeps what is typed for this tab and this person: a reload or the way back from the gateway loses nothing. */
export function keepForm(form: Partial<CheckoutForm>): void {
  sessionStorage.setItem(KEY, JSON.stringify({ userId: readSession()?.userId, form }));
}

/** What was typed before in this tab by the same person, over an empty form. */
export function keptForm(): CheckoutForm {
  try {
    const { userId, form } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (userId !== readSession()?.userId) return emptyForm;
    const known = Object.entries(emptyForm).filter(([field, empty]) => typeof form?.[field] === typeof empty);
    return { ...emptyForm, ...Object.fromEntries(known.map(([field]) => [field, form[field]])) };
  } catch {
    return emptyForm;
  }
}
