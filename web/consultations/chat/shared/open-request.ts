import { deviceStorage } from '#web/browser-storage.ts';
import { onSessionChange, readSession } from '#web/session/store.ts';

const KEY = 'chatRequest';
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

/**
 * Keeps a request that this customer made, so that every page and tab of this browser can say when the chat begins.
 */
export function keepRequest(sessionId: string): void {
  const userId = readSession()?.userId;
  if (!userId) return;
  deviceStorage.setItem(KEY, `${userId} ${sessionId}`);
  tell();
}

/** Forgets a request: the chat was opened, or did not begin. A newer request stays. */
export function forgetRequest(sessionId: string): void {
  if (readRequest() !== sessionId) return;
  deviceStorage.removeItem(KEY);
  tell();
}

/** Returns the id of the signed-in customer's last request whose chat was not opened yet; null if there is none. */
export function readRequest(): string | null {
  const [userId, sessionId] = deviceStorage.getItem(KEY)?.split(' ') ?? [];
  return sessionId && userId === readSession()?.userId ? sessionId : null;
}

/**
 * Calls `listener` when a request is kept or forgotten, or another person is signed in, also in another tab. Returns the
 * function that unsubscribes.
 */
export function onRequest(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent): void => {
    if (key === KEY || key === null) listener();
  };
  listeners.add(listener);
  const endSession = onSessionChange(listener);
  addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    endSession();
    removeEventListener('storage', hear);
  };
}
