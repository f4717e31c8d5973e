/** A toast's message: success or problem, with an optional undo. */
export type ToastMessage = {
  text: string;
  tone: 'good' | 'problem';
  /** Only for actions that can be undone. */
  undo?: { text: string; run: () => void };
};

let show: ((message: ToastMessage) => void) | null = null;
const waiting: ToastMessage[] = [];
let fetchRegion: (() => void) | null = null;

function add(message: ToastMessage) {
  if (show) return show(message);
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
export function showToastsWith(handler: (message: ToastMessage) => void): void {
  show = handler;
  for (const message of waiting.splice(0)) handler(message);
}

/**
 * Shows a short message for 3 s: `toast.good('Added to cart!')`, `toast.problem('Cannot exceed available stock!')`.
 * An emoji at the start or end of a specified message is replaced by the icon.
 */
export const toast = {
  good: (text: string, undo?: ToastMessage['undo']): void => add({ text, tone: 'good', undo }),
  problem: (text: string): void => add({ text, tone: 'problem' }),
};
