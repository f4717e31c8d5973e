import { deviceStorage } from '#web/browser-storage.ts';
import { SEEN_KEY } from '#web/session/actions.ts';

const most = 12;

/** Returns the ids of the products that were seen in this browser, the last one first. */
export function seenIds(): string[] {
  try {
    const ids: unknown = JSON.parse(deviceStorage.getItem(SEEN_KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Stores that a product was seen. The list stays in this browser, and a logout deletes it. */
export function noteSeen(id: string): void {
  deviceStorage.setItem(
    SEEN_KEY,
    JSON.stringify([id, ...seenIds().filter((one) => one !== id)].slice(0, most)),
  );
}

/** Deletes the list. */
export const forgetSeen = (): void => deviceStorage.removeItem(SEEN_KEY);
