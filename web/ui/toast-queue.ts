/** What a toast says: good news or a problem, and at most one way to take it back. */
export type ToastMessage = {
  text: string;
  tone: 'good' | 'problem';
  /** Only where the step can be taken back. */
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

/** Calls back when a message waits for a region that is not there yet, also one that came earlier. Answers what ends it. */
export function onToast(fetch: () => void): () => void {
  fetchRegion = fetch;
  if (waiting.length > 0) fetch();
  return () => {
    fetchRegion = null;
  };
}

/** Called by the toast region when it is on the page: from now on messages show at once. */
export function showToastsWith(handler: (message: ToastMessage) => void): void {
  show = handler;
  for (const message of waiting.splice(0)) handler(message);
}

/**
 * Shows a short message for 3 s: `toast.good('Added to cart!')`, `toast.problem('Cannot exceed available stock!')`.
 * An emoji at the start or end of a message of the specification is drawn as the icon.
 */
export const toast = {
  good: (text: string, undo?: ToastMessage['undo']): void => add({ text, tone: 'good', undo }),
  problem: (text: string): void => add({ text, tone: 'problem' }),
};
