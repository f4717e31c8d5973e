import { useSyncExternalStore } from 'react';
import { api } from '#web/api/client.ts';
import { onSessionChange, readSession } from '#web/session/store.ts';

let count = 0;
const listeners = new Set<() => void>();

/** Tells every badge how many lines the cart has; call it with `items.length` of each cart answer. */
export function setCartCount(lines: number): void {
  count = lines;
  for (const listener of listeners) listener();
}

/** Asks the server for the cart's size; nothing happens for anyone but a customer, or when it does not answer. */
export async function refreshCartCount(): Promise<void> {
  const session = readSession();
  if (session?.role !== 'user') return setCartCount(0);
  const answer = await api('GET /api/auth/cart/{userId}', { params: { userId: session.userId } }).catch(
    () => null,
  );
  if (answer && readSession()?.userId === session.userId) setCartCount(answer.items.length);
}

/** The number of lines in the cart; 0 until it is known. */
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

/** Keeps the count true while the session changes; returns the way to stop. */
export const followSession = (): (() => void) => onSessionChange(() => void refreshCartCount());
