import { newKey } from '#web/api/new-key.ts';
import { deviceStorage, tabStorage } from '#web/browser-storage.ts';
import { INTENT_KEY as KEY } from './actions.ts';

/**
 * An act that a visitor may have begun before the login was asked for. `look` is Buy Now on a card (`card-press.ts`).
 */
export type Act = 'cart' | 'buy' | 'love' | 'look';

/** An act that waits for the login, and the path of the page that does it. */
type Intent = { id: string; at: number; path: string; act: Act; what: unknown; ready?: boolean };

const DONE_KEY = 'intents-done';
/** An older intent is not carried out: by then its owner has forgotten it. */
const MAX_AGE_MS = 3_600_000;

function parseIntent(stored: string | null): Intent | null {
  try {
    const found = JSON.parse(stored ?? 'null') as Intent | null;
    const whole = found && typeof found.id === 'string' && typeof found.path === 'string';
    return whole && Date.now() - found.at < MAX_AGE_MS && !doneIds().includes(found.id) ? found : null;
  } catch {
    return null;
  }
}

function doneIds(): string[] {
  try {
    const ids: unknown = JSON.parse(deviceStorage.getItem(DONE_KEY) ?? '[]');
    return Array.isArray(ids) ? ids.map(String) : [];
  } catch {
    return [];
  }
}

/** Prefers this tab's intent, because another tab may have asked for something else meanwhile. */
const readIntent = (): Intent | null =>
  parseIntent(tabStorage.getItem(KEY)) ?? parseIntent(deviceStorage.getItem(KEY));

/**
 * Stores what a visitor wants to do on a page, until the login leads back to its path. The copy in the local storage
 * serves a sign-up that goes on in another tab. A logout clears both, so store it after one. Never give it personal data.
 */
export function noteIntent(path: string, act: Act, what: unknown): void {
  const intent: Intent = { id: newKey(), at: Date.now(), path, act, what };
  tabStorage.setItem(KEY, JSON.stringify(intent));
  deviceStorage.setItem(KEY, JSON.stringify(intent));
}

/** Deletes the intent of this tab and its copy. */
export function forgetIntent(): void {
  tabStorage.removeItem(KEY);
  deviceStorage.removeItem(KEY);
}

/**
 * Releases the intent for the page that a login leads to. Deletes it when the login leads elsewhere: nothing is done
 * that the person has turned away from.
 */
export function releaseIntent(next: string | null): void {
  const intent = readIntent();
  if (intent?.path === next) tabStorage.setItem(KEY, JSON.stringify({ ...intent, ready: true }));
  else forgetIntent();
}

/** Returns the path of an intent that a login has released, or null. */
export function pathOfIntent(): string | null {
  const intent = readIntent();
  return intent?.ready ? intent.path : null;
}

/** Returns the released intent of a page, and deletes it in all tabs: it is returned once. */
export function takeIntent(path: string, acts: readonly Act[]): { act: Act; what: unknown } | null {
  const intent = readIntent();
  if (!intent?.ready || intent.path !== path || !acts.includes(intent.act)) return null;
  deviceStorage.setItem(DONE_KEY, JSON.stringify([...doneIds().slice(-9), intent.id]));
  forgetIntent();
  return { act: intent.act, what: intent.what };
}
