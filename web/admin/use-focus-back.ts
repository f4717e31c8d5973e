import { useEffect, useState } from 'react';

/**
 * Gives the focus back to the element that had it when the caller was first drawn, unless something else has it by then. For
 * a sheet that the URL opens and closes: it goes at once, and its own way back finds nothing.
 */
export function useFocusBack(): void {
  const [before] = useState(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  );
  useEffect(
    () => () =>
      void requestAnimationFrame(() => {
        if (document.activeElement === document.body) before?.focus({ preventScroll: true });
      }),
    [before],
  );
}
