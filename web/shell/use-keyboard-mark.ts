import { useEffect } from 'react';

/** A keyboard is higher than this (px). The address bar, which comes and goes, is lower. */
const lowestKeyboard = 150;

/**
 * Marks the document with `data-keyboard` while the screen's keyboard is open: a field has the focus, and the visible
 * part of the screen is lower than it was at this width. The bars at the bottom give way then (`styles/bars.css`).
 */
export function useKeyboardMark(): void {
  useEffect(() => {
    const screen = window.visualViewport;
    if (!screen) return;
    let width = 0;
    let tallest = 0;
    const follow = () => {
      if (screen.width !== width) [width, tallest] = [screen.width, 0];
      tallest = Math.max(tallest, screen.height);
      const isTyping = document.activeElement?.matches('input, textarea') ?? false;
      document.documentElement.toggleAttribute(
        'data-keyboard',
        isTyping && screen.height < tallest - lowestKeyboard,
      );
    };
    follow();
    screen.onresize = follow;
    return () => {
      screen.onresize = null;
    };
  }, []);
}
