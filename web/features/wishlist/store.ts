import { useSyncExternalStore } from 'react';
import type { Product } from '#contract/catalog/endpoints.ts';
import { api } from '#web/api/client.ts';
import { onSessionChange, readSession } from '#web/session/store.ts';

/** Whose products `loved` are, as far as the server has confirmed them. */
let owner: string | null = null;
let loved: ReadonlySet<string> = new Set();
/** Whose list was asked for; one question serves every heart of the page. */
let asked: string | null = null;
/** Changes on their way: hearts show them at once. */
const wishes = new Map<string, { loved: boolean }>();
const listeners = new Set<() => void>();
let last: Promise<unknown> = Promise.resolve();

const me = (): string | null => readSession()?.userId ?? null;

/** One call after another: an older answer never overwrites a newer one. */
function inTurn<T>(call: () => Promise<T>): Promise<T> {
  const done = last.then(call);
  last = done.catch(() => undefined);
  return done;
}

function tell() {
  for (const listener of listeners) listener();
}

function confirm(user: string, ids: Iterable<string>) {
  if (me() !== user) return;
  owner = user;
  loved = new Set(ids);
  tell();
}

/** The products the person loves, the last added first; the hearts follow. Throws `ApiError`. */
export async function loadWishlist(): Promise<Product[]> {
  const user = me();
  asked = user;
  try {
    const { products } = await inTurn(() => api('GET /api/auth/get-wishlist'));
    if (user)
      confirm(
        user,
        products.map(({ _id }) => _id),
      );
    return products;
  } catch (error) {
    asked = null;
    throw error;
  }
}

/** Asks for the list once for each customer; when that fails the hearts stay empty until the next one appears. */
function loadOnce() {
  const session = readSession();
  if (session?.role === 'user' && asked !== session.userId) void loadWishlist().catch(() => undefined);
}

/** Adds a product to the wishlist or takes it off. Shown at once, taken back when the server refuses. Throws `ApiError`. */
export async function setLoved(productId: string, wanted: boolean): Promise<void> {
  const user = me();
  const wish = { loved: wanted };
  wishes.set(productId, wish);
  tell();
  const key = wanted ? 'POST /api/auth/add-wishlist' : 'DELETE /api/auth/remove-wishlist';
  try {
    await inTurn(() => api(key, { body: { productId } }));
    const others = owner === user ? [...loved].filter((id) => id !== productId) : [];
    if (user) confirm(user, wanted ? [...others, productId] : others);
  } finally {
    if (wishes.get(productId) === wish) wishes.delete(productId);
    tell();
  }
}

const isLoved = (productId: string): boolean => {
  const user = me();
  return user !== null && (wishes.get(productId)?.loved ?? (owner === user && loved.has(productId)));
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

/** Whether the person loves a product. False in the server's HTML and until the list is there. */
export const useLoved = (productId: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isLoved(productId),
    () => false,
  );

/** Those of `products` that are still loved; follows every heart. */
export function useStillLoved(products: readonly Product[]): Product[] {
  const shown = () => products.map(({ _id }) => (isLoved(_id) ? '1' : '0')).join('');
  const marks = useSyncExternalStore(subscribe, shown, shown);
  return products.filter((_, i) => marks[i] === '1');
}
