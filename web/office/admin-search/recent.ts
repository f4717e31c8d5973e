import { tabStorage } from '#web/browser-storage.ts';
import { readSession } from '#web/session/store.ts';
import type { Choice } from './choices.ts';

const shown = 6;
const storageKey = 'desk-recent';

/**
 * Returns what this person opened from the search in this tab, the latest first. It is in the tab's own storage, because
 * names of customers must not stay on a device after the work.
 */
export function readRecent(): Choice[] {
  try {
    const { of, choices } = JSON.parse(tabStorage.getItem(storageKey) ?? '{}') as {
      of?: string;
      choices?: Choice[];
    };
    return of === readSession()?.userId && Array.isArray(choices)
      ? choices.map((choice) => ({ ...choice, group: 'recent' as const }))
      : [];
  } catch {
    return [];
  }
}

/** Remembers what was opened. */
export function rememberRecent(choice: Choice): void {
  const choices = [choice, ...readRecent().filter(({ to }) => to !== choice.to)].slice(0, shown);
  tabStorage.setItem(storageKey, JSON.stringify({ of: readSession()?.userId, choices }));
}
