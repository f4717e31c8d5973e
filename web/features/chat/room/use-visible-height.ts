import { type RefObject, useEffect } from 'react';

/**
 * Gives an element the height that the keyboard leaves of the screen. Browsers that lay the keyboard over the page tell
 * it only by the visual viewport; `dvh` alone would hide the field that is being written in.
 */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const follow = () => {
      const covered = innerHeight - viewport.height;
      // Zoomed in, the viewport is small for another reason.
      const keyboard = viewport.scale === 1 && covered > 80;
      if (keyboard) element.current?.style.setProperty('--visible', `${viewport.height}px`);
      else element.current?.style.removeProperty('--visible');
      if (keyboard) scrollTo(0, 0);
    };
    viewport.addEventListener('resize', follow);
    return () => viewport.removeEventListener('resize', follow);
  }, [element]);
}
