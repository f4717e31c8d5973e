const KEY = 'my-city';
const listeners = new Set<() => void>();

/** Returns the slug of the city that the visitor chose on this device, or null. */
export function myCity(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // The storage is not available.
    return null;
  }
}

/** Saves the visitor's city on this device; null removes it. */
export function saveMyCity(slug: string | null): void {
  try {
    if (slug) localStorage.setItem(KEY, slug);
    else localStorage.removeItem(KEY);
  } catch {
    return;
  }
  for (const hear of listeners) hear();
}

/** Subscribes to changes of the city in this tab. Returns the function that unsubscribes. */
export function onMyCity(hear: () => void): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}
