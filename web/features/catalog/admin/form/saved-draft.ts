import { readSession } from '#web/session/store.ts';
import { type Draft, emptyDraft } from './draft.ts';

const key = (id: string) => `product-draft:${id}`;

/** What is kept of a form: as it was when opened (with its version), and as it is typed. */
export type Kept = { version: number; base: Draft; draft: Draft };

/** Keeps what is typed for this tab and this person: a reload loses nothing. `id`: the product's, or 'new'. */
export function keepDraft(id: string, kept: Kept): void {
  try {
    sessionStorage.setItem(key(id), JSON.stringify({ userId: readSession()?.userId, kept }));
  } catch {
    // A full storage: then a reload forgets, and nothing else is lost.
  }
}

/** Forgets it: saved, or left on purpose. */
export const dropDraft = (id: string): void => sessionStorage.removeItem(key(id));

/** What was typed before in this tab by the same person; null when there is nothing or it is not whole. */
export function keptDraft(id: string): Kept | null {
  try {
    const { userId, kept } = JSON.parse(sessionStorage.getItem(key(id)) ?? 'null') ?? {};
    const shape = Object.entries(emptyDraft());
    const whole = shape.every(
      ([part, empty]) =>
        typeof kept?.draft?.[part] === typeof empty && typeof kept?.base?.[part] === typeof empty,
    );
    return whole && userId === readSession()?.userId ? kept : null;
  } catch {
    return null;
  }
}
