/** A toast's message: success or problem, with an optional button. */
export type ToastMessage = {
  text: string;
  tone: 'good' | 'problem';
  /** Undoes what was done, or tries again. Never the only place for it, because most toasts leave by themselves. */
  action?: ToastAction;
  /** A toast with an id stays until it is closed. A second one with the same id takes its place. */
  id?: string;
};

type ToastAction = { text: string; run: () => void };

/** The mounted toast region. */
export type ToastRegion = { show: (message: ToastMessage) => void; close: (id: string) => void };

let region: ToastRegion | null = null;
const waiting: ToastMessage[] = [];
let fetchRegion: (() => void) | null = null;

function add(message: ToastMessage) {
  if (region) return region.show(message);
  waiting.push(message);
  fetchRegion?.();
}

/**
 * Calls `fetch` when a message waits for the toast region to load, even if the message came first. Returns the
 * function that unsubscribes.
 */
export function onToast(fetch: () => void): () => void {
  fetchRegion = fetch;
  if (waiting.length > 0) fetch();
  return () => {
    fetchRegion = null;
  };
}

/** Registers the mounted toast region. From then on messages show at once. */
export function showToastsWith(mounted: ToastRegion): void {
  region = mounted;
  for (const message of waiting.splice(0)) mounted.show(message);
}

/**
 * Shows a short message for 3 s: `toast.good('Added to cart!')`, `toast.problem('Cannot exceed available stock!')`.
 * An emoji at the start or end of a specified message is replaced by the icon. `stay` shows a problem, or good
 * news, until it is closed, its button is pressed or `close` is called.
 */
export const toast = {
  good: (text: string, undo?: ToastAction): void => add({ text, tone: 'good', action: undo }),
  problem: (text: string): void => add({ text, tone: 'problem' }),
  stay: (id: string, text: string, action?: ToastAction, tone: ToastMessage['tone'] = 'problem'): void =>
    add({ id, text, tone, action }),
  close: (id: string): void => region?.close(id),
};
