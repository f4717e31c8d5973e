import { readSession } from '#web/session/store.ts';

const KEY = 'coupon';

/** The code applied in this tab by the same person, or null. It is how cart and checkout speak of the same coupon. */
export function keptCoupon(): string | null {
  try {
    const { userId, code } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof code === 'string' && userId === readSession()?.userId ? code : null;
  } catch {
    return null;
  }
}

/** Keeps the applied code for this tab; null forgets it: removed, refused or spent. */
export function keepCoupon(code: string | null): void {
  if (code === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify({ userId: readSession()?.userId, code }));
}
