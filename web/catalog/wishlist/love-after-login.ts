import { takeIntent } from '#web/session/intent.ts';
import { readSession } from '#web/session/store.ts';
import { setLoved } from './store.ts';

/**
 * Sets the heart that a visitor pressed before the login that led to the wishlist. Returns whether there was one. Throws
 * `ApiError`.
 */
export async function loveAfterLogin(): Promise<boolean> {
  const wanted = readSession() && takeIntent('/wishlist', ['love'])?.what;
  if (typeof wanted !== 'string') return false;
  await setLoved(wanted, true);
  return true;
}
