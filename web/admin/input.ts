/** Milliseconds after the last key, touch or turn of the wheel. Requests that come later are the page's own, such as polls. */
const quietMs = 30_000;

const inputs = ['keydown', 'pointerdown', 'wheel'] as const;

/** Watches whether somebody uses the page. `isQuiet` is true when nobody has touched it for half a minute. */
export function watchInput(
  page: EventTarget,
  now: () => number,
): { isQuiet: () => boolean; stop: () => void } {
  let lastAt = now();
  const note = (): void => {
    lastAt = now();
  };
  for (const input of inputs) page.addEventListener(input, note, { capture: true, passive: true });
  return {
    isQuiet: () => now() - lastAt > quietMs,
    stop: () => {
      for (const input of inputs) page.removeEventListener(input, note, { capture: true });
    },
  };
}
