import type { AskedChange, WithStatus } from './status-change.ts';

/** How long a confirmed change can be undone before it is saved. */
export const undoMs = 10_000;

/** A confirmed change that is not saved yet. `until` is in UTC ms. */
export type HeldChange = { change: AskedChange; more: WithStatus; until: number };

/** Saves a change. `leaving`: the page is being left, so the request must outlive it. */
export type Save = (held: HeldChange, leaving: boolean) => Promise<void>;

let held: HeldChange | null = null;
let save: Save | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function become(next: HeldChange | null): void {
  clearTimeout(timer);
  held = next;
  for (const listener of listeners) listener();
}

/** Saves the held change now, if there is one. */
export async function saveHeld(leaving = false): Promise<void> {
  const [now, saving] = [held, save];
  if (!now || !saving) return;
  become(null);
  await saving(now, leaving);
}

const leave = () => void saveHeld(true);

/**
 * Holds a confirmed change for ten seconds and saves it then, or when the page is left (decision 0023). Another change
 * that is held is saved at once.
 */
export function hold(change: AskedChange, more: WithStatus, saveWith: Save): void {
  void saveHeld();
  save = saveWith;
  become({ change, more, until: Date.now() + undoMs });
  timer = setTimeout(() => void saveHeld(), undoMs);
  window.addEventListener('pagehide', leave);
}

/** Drops the held change: nothing of it has happened. */
export const undoHeld = (): void => become(null);

/** Returns the change that is held, null when there is none. */
export const readHeld = (): HeldChange | null => held;

/** Calls `listener` on every change of what is held; returns the way to stop. */
export function onHeld(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
