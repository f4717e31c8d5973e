import { tabStorage } from '#web/browser-storage.ts';
import { readSession } from '#web/session/store.ts';

const KEY = 'coupon';

/** Returns the codes that the same user applied in this tab. The cart and the checkout share them. */
export function readSavedCoupons(): string[] {
  try {
    const { userId, codes } = JSON.parse(tabStorage.getItem(KEY) ?? '{}');
    const isList = Array.isArray(codes) && userId === readSession()?.userId;
    return isList ? codes.filter((code) => typeof code === 'string') : [];
  } catch {
    return [];
  }
}

/** Saves the applied codes for this tab. No codes remove them. */
export function saveCoupons(codes: readonly string[]): void {
  if (codes.length === 0) tabStorage.removeItem(KEY);
  else tabStorage.setItem(KEY, JSON.stringify({ userId: readSession()?.userId, codes }));
}
