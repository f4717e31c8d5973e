import { useSyncExternalStore } from 'react';
import { api } from '#web/api/client.ts';
import { onSessionChange, readSession } from '#web/session/store.ts';

let count = 0;
/** Questions and published counts so far. An answer counts only if nothing came after its question. */
let turns = 0;
const listeners = new Set<() => void>();

/** Publishes the number of cart lines to every badge. Call it with `items.length` of each cart response. */
export function setCartCount(lines: number): void {
  turns += 1;
  count = lines;
  for (const listener of listeners) listener();
}

/**
 * Loads the number of cart lines. Does nothing for anyone but a customer, and ignores errors. Drops the answer if a newer
 * count was published or asked for meanwhile.
 */
export async function refreshCartCount(): Promise<void> {
  const session = readSession();
  if (session?.role !== 'user') return setCartCount(0);
  turns += 1;
  const turn = turns;
  const response = await api('GET /api/auth/cart/{userId}', { params: { userId: session.userId } }).catch(
    () => null,
  );
  if (response && turn === turns && readSession()?.userId === session.userId)
    setCartCount(response.items.length);
}

/** Returns the number of lines in the cart; 0 until it is known. */
export function useCartCount(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => count,
    () => 0,
  );
}

/** Calls `refresh` when the page is shown again: another tab may have changed the cart. Returns the unsubscribe function. */
export function onReturn(refresh: () => void): () => void {
  const onChange = () => document.visibilityState === 'visible' && refresh();
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Refreshes the count on every session change and when the page is shown again. Returns the unsubscribe function. */
export function followSession(): () => void {
  const refresh = () => void refreshCartCount();
  const ends = [onSessionChange(refresh), onReturn(refresh)];
  return () => {
    for (const end of ends) end();
  };
}
