import { type RefObject, useEffect } from 'react';

/**
 * Sets the height of an element to what the on-screen keyboard leaves. Some browsers overlay the keyboard and report
 * it only through the visual viewport, so `dvh` alone would hide the input.
 */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const follow = () => {
      const covered = innerHeight - viewport.height;
      // A zoomed-in viewport is smaller too, without a keyboard.
      const keyboard = viewport.scale === 1 && covered > 80;
      if (keyboard) element.current?.style.setProperty('--visible', `${viewport.height}px`);
      else element.current?.style.removeProperty('--visible');
      if (keyboard) scrollTo(0, 0);
    };
    viewport.addEventListener('resize', follow);
    return () => viewport.removeEventListener('resize', follow);
  }, [element]);
}
