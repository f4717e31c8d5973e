import { useSyncExternalStore } from 'react';
import type { Product } from '#contract/catalog/products/endpoints.ts';
import { api } from '#web/api/client.ts';
import { onSessionChange, readSession } from '#web/session/store.ts';

/** The user of `loved`, which holds what the server has confirmed. */
let owner: string | null = null;
let loved: ReadonlySet<string> = new Set();
/** The user whose list was requested. One request serves all hearts of the page. */
let requestedFor: string | null = null;
/** Pending changes. Hearts show them at once. */
const pending = new Map<string, { loved: boolean }>();
const listeners = new Set<() => void>();
let last: Promise<unknown> = Promise.resolve();

const me = (): string | null => readSession()?.userId ?? null;

/** Runs requests one after another, so that an older response never overwrites a newer one. */
function enqueue<T>(call: () => Promise<T>): Promise<T> {
  const done = last.then(call);
  last = done.catch(() => undefined);
  return done;
}

function notify() {
  for (const listener of listeners) listener();
}

function confirm(user: string, ids: Iterable<string>) {
  if (me() !== user) return;
  owner = user;
  loved = new Set(ids);
  notify();
}

/** Loads the wishlist, the last added first, and updates the hearts. Throws `ApiError`. */
export async function loadWishlist(): Promise<Product[]> {
  const user = me();
  requestedFor = user;
  try {
    const { products } = await enqueue(() => api('GET /api/auth/get-wishlist'));
    if (user)
      confirm(
        user,
        products.map(({ _id }) => _id),
      );
    return products;
  } catch (error) {
    requestedFor = null;
    throw error;
  }
}

/** Loads the list once for each customer. After a failure the hearts stay empty until the next one is mounted. */
function loadOnce() {
  const session = readSession();
  if (session?.role === 'user' && requestedFor !== session.userId) void loadWishlist().catch(() => undefined);
}

/**
 * Adds a product to the wishlist or removes it. The change shows at once, so its request outlives the page; it is reverted
 * when the server refuses. Throws `ApiError`.
 */
export async function setLoved(productId: string, next: boolean): Promise<void> {
  const user = me();
  const change = { loved: next };
  pending.set(productId, change);
  notify();
  const key = next ? 'POST /api/auth/add-wishlist' : 'DELETE /api/auth/remove-wishlist';
  try {
    await enqueue(() => api(key, { body: { productId }, keepalive: true }));
    const others = owner === user ? [...loved].filter((id) => id !== productId) : [];
    if (user) confirm(user, next ? [...others, productId] : others);
  } finally {
    if (pending.get(productId) === change) pending.delete(productId);
    notify();
  }
}

const isLoved = (productId: string): boolean => {
  const user = me();
  return user !== null && (pending.get(productId)?.loved ?? (owner === user && loved.has(productId)));
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  const unfollow = onSessionChange(() => {
    loadOnce();
    listener();
  });
  loadOnce();
  return () => {
    listeners.delete(listener);
    unfollow();
  };
}

/** Returns whether a product is in the wishlist. False in the server's HTML and until the list is loaded. */
export const useLoved = (productId: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isLoved(productId),
    () => false,
  );

/** Returns those of `products` that are still in the wishlist, updated with every heart. */
export function useStillLoved(products: readonly Product[]): Product[] {
  const shown = () => products.map(({ _id }) => (isLoved(_id) ? '1' : '0')).join('');
  const marks = useSyncExternalStore(subscribe, shown, shown);
  return products.filter((_, i) => marks[i] === '1');
}
