import { useSyncExternalStore } from 'react';
import type { Role } from '#contract/accounts.ts';

/** Who is signed in, as it stands in the browser's storage. */
export type Session = { token: string; role: Role; isVerified: boolean; userId: string };

/** The storage key; its value is the JSON of a {@link Session} (earlier clients of this API use the same). */
export const SESSION_KEY = 'auth-data';

let current: Session | null = null;
const listeners = new Set<() => void>();
const expiryListeners = new Set<() => void>();

/** The session in a stored text, or null unless token, role, isVerified (a boolean) and userId are all there. */
export function parseSession(stored: string | null): Session | null {
  try {
    const { token, role, isVerified, userId } = JSON.parse(stored ?? 'null') ?? {};
    const known = role === 'user' || role === 'astrologer' || role === 'admin';
    const whole =
      typeof token === 'string' &&
      token &&
      known &&
      typeof isVerified === 'boolean' &&
      typeof userId === 'string' &&
      userId;
    return whole ? { token, role, isVerified, userId } : null;
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
  current = parseSession(localStorage.getItem(SESSION_KEY));
  // Login and logout in another tab.
  window.addEventListener('storage', (event) => {
    if (event.key === SESSION_KEY || event.key === null)
      adopt(parseSession(localStorage.getItem(SESSION_KEY)));
  });
}

/** The session right now; null for a visitor and on the server. */
export const readSession = (): Session | null => current;

let left = false;

/** Notes that the session is about to be ended by its owner, not by the server. */
export const leave = (): void => {
  left = true;
};

/** True from a logout in this tab until the next login: a guarded page then lets go without asking for one. */
export const hasLeft = (): boolean => left;

/** Keeps a session (after login) or forgets it. Everything that shows a session follows. */
export function writeSession(session: Session | null): void {
  if (session) left = false;
  if (session) localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  else localStorage.removeItem(SESSION_KEY);
  adopt(session);
}

/** Forgets a session that the server no longer takes, and says so. */
export function expireSession(): void {
  writeSession(null);
  for (const listener of expiryListeners) listener();
}

/** Calls `listener` when the server has ended the session; returns the way to stop. A logout is no expiry. */
export function onSessionExpired(listener: () => void): () => void {
  expiryListeners.add(listener);
  return () => expiryListeners.delete(listener);
}

/** Calls `listener` whenever the session begins, changes or ends; returns the way to stop. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The session in a component. Null in the server's HTML and in the first render (public pages are the same for
 * everyone); what must not jump is decided by CSS from `data-role` instead.
 */
export const useSession = (): Session | null =>
  useSyncExternalStore(onSessionChange, readSession, () => null);
