import { api } from '#web/api/client.ts';
import { leave, readSession, type Session, writeSession } from './store.ts';

/** Where each role lands after login (specification, "Login and session"). */
export const homeOf = (session: Session): string =>
  session.role === 'admin'
    ? '/admin/dashboard'
    : session.role === 'astrologer'
      ? '/astrologer-dashboard'
      : '/products';

/** Forgets a session that its owner has ended, and what this tab remembers of the person, such as a half-filled address. */
export function forgetSession(): void {
  leave();
  writeSession(null);
  sessionStorage.clear();
}

/** Ends the session here at once and on the server as soon as it answers. */
export async function logout(): Promise<void> {
  const ended = readSession() ? api('POST /api/auth/logout').catch(() => undefined) : undefined;
  forgetSession();
  await ended;
}

/**
 * Asks the server who the session is, once a page load. Role or verification may have changed since login; a
 * 401 has already ended the session, any other failure changes nothing.
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
