import { useSyncExternalStore } from 'react';
import type { Role } from '#contract/accounts/endpoints.ts';

/** Who is signed in, as it stands in the browser's storage. */
export type Session = { token: string; role: Role; isVerified: boolean; userId: string };

/** The storage key; its value is the JSON of a {@link Session} (earlier clients of this API use the same). */
export const SESSION_KEY = 'auth-data';

let current: Session | null = null;
const listeners = new Set<() => void>();
const expiryListeners = new Set<() => void>();

/** The session in an answer or a stored value, and nothing else of it; null unless all four parts are there. */
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

/** The session in a stored text, or null unless token, role, isVerified (a boolean) and userId are all there. */
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
  const stored = localStorage.getItem(SESSION_KEY);
  current = parseSession(stored);
  // Earlier versions kept the whole answer, with name and phone number.
  if (current && stored !== JSON.stringify(current))
    localStorage.setItem(SESSION_KEY, JSON.stringify(current));
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

/**
 * Keeps the session of an answer (after login) or forgets it; nothing else of the answer is stored. Everything that shows a
 * session follows.
 */
export function writeSession(answer: Session | null): void {
  const session = sessionIn(answer);
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
