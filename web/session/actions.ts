import { api } from '#web/api/client.ts';
import { deviceStorage, tabStorage } from '#web/browser-storage.ts';
import { markLoggedOut, readSession, type Session, writeSession } from './store.ts';

/** Storage key of the PIN code that delivery dates are shown for (`web/selling/checkout/shared/known-pin.ts`). */
export const PIN_KEY = 'delivery-pin';

/** Storage key of the products that were seen in this browser (`web/catalog/products/shared/seen.ts`). */
export const SEEN_KEY = 'seen-products';

/** Storage key of what a visitor began before the login (`intent.ts`, which most pages never load). */
export const INTENT_KEY = 'intent';

/** Returns each role's page after login (specification, "Login and session"). */
export const homeOf = (session: Session): string =>
  session.role === 'admin'
    ? '/admin/dashboard'
    : session.role === 'astrologer'
      ? '/astrologer-dashboard'
      : '/products';

/** Forgets a session that its owner ended, and this tab's data about the person, such as a half-filled address. */
export function forgetSession(): void {
  markLoggedOut();
  writeSession(null);
  tabStorage.clear();
  deviceStorage.removeItem(INTENT_KEY);
  deviceStorage.removeItem(PIN_KEY);
  deviceStorage.removeItem(SEEN_KEY);
}

/** Ends the session in the browser at once, and on the server with a request. */
export async function logout(): Promise<void> {
  const ended = readSession() ? api('POST /api/auth/logout').catch(() => undefined) : undefined;
  forgetSession();
  await ended;
}

/**
 * Checks the session with the server, once per page load: role or verification may have changed since login. A 401
 * has already ended the session; any other failure changes nothing.
 */
export async function checkSession(): Promise<void> {
  const session = readSession();
  if (!session) return;
  const { role, isVerified, userId } = await api('GET /api/auth/checking-auth').catch(() => session);
  if (readSession()?.token !== session.token) return;
  if (role !== session.role || isVerified !== session.isVerified || userId !== session.userId) {
    writeSession({ token: session.token, role, isVerified, userId });
  }
}
