import { readSession } from '#web/session/store.ts';

const KEY = 'coupon';

/** Returns the code that the same user applied in this tab, or null. The cart and the checkout share it. */
export function readSavedCoupon(): string | null {
  try {
    const { userId, code } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof code === 'string' && userId === readSession()?.userId ? code : null;
  } catch {
    return null;
  }
}

/** Saves the applied code for this tab. Null removes it. */
export function saveCoupon(code: string | null): void {
  if (code === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify({ userId: readSession()?.userId, code }));
}
