import { type RefObject, useEffect } from 'react';

/**
 * Keeps toasts and the focus clear of a bar at the bottom of the screen while the caller is mounted: `--bar` follows the
 * height of the element, which grows when its buttons wrap. `below` is the most space under it, in pixels: a sticky bar
 * rests higher at the end of its page.
 */
export function useBar(bar: RefObject<HTMLElement | null>, below = 0): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const root = document.documentElement;
    const follow = new ResizeObserver(() => {
      root.style.setProperty('--bar', `${element.offsetHeight + below}px`);
    });
    follow.observe(element);
    return () => {
      follow.disconnect();
      root.style.removeProperty('--bar');
    };
  }, [bar, below]);
}
