import type { StatusChange, WithStatus } from './status-change.ts';

/** The time in which a confirmed change can be undone before it is saved. */
export const undoMs = 10_000;

/** A confirmed change that is not saved yet. `until` is in UTC ms. */
export type PendingChange = { change: StatusChange; more: WithStatus; until: number };

/** Saves a change. With `leaving` the page is being left, so the request must be sent with `keepalive`. */
export type Save = (pending: PendingChange, leaving: boolean) => Promise<void>;

let pending: PendingChange | null = null;
let save: Save | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function become(next: PendingChange | null): void {
  clearTimeout(timer);
  pending = next;
  for (const listener of listeners) listener();
}

/** Saves the pending change now, if there is one. */
export async function savePending(leaving = false): Promise<void> {
  const [now, saving] = [pending, save];
  if (!now || !saving) return;
  become(null);
  await saving(now, leaving);
}

const leave = () => void savePending(true);

/**
 * Delays a confirmed change for ten seconds, then saves it (decision 0023). Leaving the page, or another change,
 * saves it at once.
 */
export function delayChange(change: StatusChange, more: WithStatus, saveWith: Save): void {
  void savePending();
  save = saveWith;
  become({ change, more, until: Date.now() + undoMs });
  timer = setTimeout(() => void savePending(), undoMs);
  window.addEventListener('pagehide', leave);
}

/** Discards the pending change. The server never saw it. */
export const undoPending = (): void => become(null);

/** Returns the pending change, or null. */
export const readPending = (): PendingChange | null => pending;

/** Calls `listener` whenever the pending change changes. Returns the unsubscribe function. */
export function onPendingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
