import { useSyncExternalStore } from 'react';
import type { Role } from '#contract/people/accounts/endpoints.ts';
import { deviceStorage } from '#web/browser-storage.ts';

/** The signed-in user, as stored in the browser. */
export type Session = { token: string; role: Role; isVerified: boolean; userId: string };

/** The storage key. Its value is the JSON of a {@link Session}; earlier clients of this API use the same. */
export const SESSION_KEY = 'auth-data';

/** The storage key that remembers a login on this device; a logout leaves it. The login page then puts Login first. */
export const KNOWN_KEY = 'known';

let current: Session | null = null;
const listeners = new Set<() => void>();
const expiryListeners = new Set<() => void>();

/**
 * Returns the session fields of a response or a stored value, without anything else. Returns null unless all four are
 * there.
 */
export function sessionIn(value: unknown): Session | null {
  const { token, role, isVerified, userId } = (value ?? {}) as Partial<Session>;
  const known = role === 'user' || role === 'astrologer' || role === 'admin';
  const whole =
    typeof token === 'string' &&
    token &&
    known &&
    typeof isVerified === 'boolean' &&
    typeof userId === 'string' &&
    userId;
  return whole ? { token, role, isVerified, userId } : null;
}

/**
 * Returns the session in a stored text, or null unless token, role, isVerified (a boolean) and userId are all there.
 */
export function parseSession(stored: string | null): Session | null {
  try {
    return sessionIn(JSON.parse(stored ?? 'null'));
  } catch {
    return null;
  }
}

function adopt(session: Session | null) {
  current = session;
  if (session) document.documentElement.dataset.role = session.role;
  else delete document.documentElement.dataset.role;
  for (const listener of listeners) listener();
}

if (typeof window !== 'undefined') {
  const stored = deviceStorage.getItem(SESSION_KEY);
  current = parseSession(stored);
  // Earlier versions stored the whole response, with name and phone number.
  if (current && stored !== JSON.stringify(current))
    deviceStorage.setItem(SESSION_KEY, JSON.stringify(current));
  // Earlier versions did not remember that the device is known.
  if (current) deviceStorage.setItem(KNOWN_KEY, '1');
  // Login and logout in another tab.
  window.addEventListener('storage', (event) => {
    if (event.key === SESSION_KEY || event.key === null)
      adopt(parseSession(deviceStorage.getItem(SESSION_KEY)));
  });
}

/** Returns the current session; null for a visitor and on the server. */
export const readSession = (): Session | null => current;

let left = false;

/** Records that the session is about to be ended by its owner, not by the server. */
export const markLoggedOut = (): void => {
  left = true;
};

/** Returns true from a logout in this tab until the next login. Guarded pages then do not redirect to the login. */
export const hasLoggedOut = (): boolean => left;

/**
 * Stores the session of a login response, or forgets it with null. Nothing else of the response is stored. Notifies
 * all subscribers.
 */
export function writeSession(answer: Session | null): void {
  const session = sessionIn(answer);
  if (session) left = false;
  if (session) {
    deviceStorage.setItem(SESSION_KEY, JSON.stringify(session));
    deviceStorage.setItem(KNOWN_KEY, '1');
    document.documentElement.dataset.known = '';
  } else deviceStorage.removeItem(SESSION_KEY);
  adopt(session);
}

/** Forgets a session that the server rejects, and notifies the subscribers. */
export function expireSession(): void {
  writeSession(null);
  for (const listener of expiryListeners) listener();
}

/**
 * Calls `listener` when the server has ended the session, not on a logout. Returns the function that unsubscribes.
 */
export function onSessionExpired(listener: () => void): () => void {
  expiryListeners.add(listener);
  return () => expiryListeners.delete(listener);
}

/** Calls `listener` whenever the session begins, changes or ends. Returns the function that unsubscribes. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns the session in a component. Null in the server's HTML and in the first render, because public pages are the
 * same for everyone. CSS decides from `data-role` what must not jump.
 */
export const useSession = (): Session | null =>
  useSyncExternalStore(onSessionChange, readSession, () => null);
