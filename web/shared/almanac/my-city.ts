import { deviceStorage } from '#web/browser-storage.ts';

const KEY = 'my-city';
const listeners = new Set<() => void>();

/** Returns the slug of the city that the visitor chose on this device, or null. */
export const myCity = (): string | null => deviceStorage.getItem(KEY);

/** Saves the visitor's city on this device; null removes it. */
export function saveMyCity(slug: string | null): void {
  if (slug) deviceStorage.setItem(KEY, slug);
  else deviceStorage.removeItem(KEY);
  for (const hear of listeners) hear();
}

/** Subscribes to changes of the city in this tab. Returns the function that unsubscribes. */
export function onMyCity(hear: () => void): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}
