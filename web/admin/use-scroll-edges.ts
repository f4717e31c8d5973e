import { type RefObject, useEffect } from 'react';

/**
 * Marks an element that scrolls with `data-above` and `data-below` while it has more there, for a fade that says so. It
 * follows the element's size and the number of its rows.
 */
export function useScrollEdges(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const mark = () => {
      box.toggleAttribute('data-above', box.scrollTop > 1);
      box.toggleAttribute('data-below', box.scrollTop + box.clientHeight < box.scrollHeight - 1);
    };
    mark();
    const sizes = new ResizeObserver(mark);
    sizes.observe(box);
    for (const child of box.children) sizes.observe(child);
    box.addEventListener('scroll', mark, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', mark);
    };
  }, [element]);
}
