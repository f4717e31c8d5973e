import { newKey } from '#web/api/new-key.ts';
import { tabStorage } from '#web/browser-storage.ts';
import { INTENT_KEY } from './actions.ts';
import { readSession } from './store.ts';

/**
 * Stores what a customer pressed on the card of a product, for the page that the card opens: Add to Cart, or Buy Now. The
 * page takes it like an intent that a login has released (`intent.ts`), once, so a reload adds nothing.
 */
export function noteCardPress(path: string, act: 'cart' | 'look'): void {
  if (readSession()?.role !== 'user') return;
  const intent = { id: newKey(), at: Date.now(), path, act, what: null, ready: true };
  tabStorage.setItem(INTENT_KEY, JSON.stringify(intent));
}
