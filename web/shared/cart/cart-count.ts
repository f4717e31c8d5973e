import { useSyncExternalStore } from 'react';
import { api } from '#web/api/client.ts';
import { onSessionChange, readSession } from '#web/session/store.ts';

let count = 0;
const listeners = new Set<() => void>();

/** Publishes the number of cart lines to every badge. Call it with `items.length` of each cart response. */
export function setCartCount(lines: number): void {
  count = lines;
  for (const listener of listeners) listener();
}

/** Loads the number of cart lines. Does nothing for anyone but a customer, and ignores errors. */
export async function refreshCartCount(): Promise<void> {
  const session = readSession();
  if (session?.role !== 'user') return setCartCount(0);
  const response = await api('GET /api/auth/cart/{userId}', { params: { userId: session.userId } }).catch(
    () => null,
  );
  if (response && readSession()?.userId === session.userId) setCartCount(response.items.length);
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

/** Refreshes the count on every session change. Returns the unsubscribe function. */
export const followSession = (): (() => void) => onSessionChange(() => void refreshCartCount());
