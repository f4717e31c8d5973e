import { tabStorage } from '#web/browser-storage.ts';
import { readSession } from '#web/session/store.ts';
import { type Draft, emptyDraft } from './draft.ts';

const key = (id: string) => `product-draft:${id}`;

/** The saved state of a form: as loaded (with its version), and as typed. */
export type SavedDraft = { version: number; base: Draft; draft: Draft };

/** Saves the typed form for this tab and user, so that a reload loses nothing. `id` is the product's, or 'new'. */
export function saveDraft(id: string, saved: SavedDraft): void {
  tabStorage.setItem(key(id), JSON.stringify({ userId: readSession()?.userId, kept: saved }));
}

/** Deletes the saved draft after a save or a deliberate discard. */
export const dropDraft = (id: string): void => tabStorage.removeItem(key(id));

/** Returns the draft that the same user typed in this tab, or null if there is none or it is incomplete. */
export function readSavedDraft(id: string): SavedDraft | null {
  try {
    const { userId, kept: saved } = JSON.parse(tabStorage.getItem(key(id)) ?? 'null') ?? {};
    const shape = Object.entries(emptyDraft());
    const whole = shape.every(
      ([part, empty]) =>
        typeof saved?.draft?.[part] === typeof empty && typeof saved?.base?.[part] === typeof empty,
    );
    return whole && userId === readSession()?.userId ? saved : null;
  } catch {
    return null;
  }
}
