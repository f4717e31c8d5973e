import { useEffect } from 'react';

/** A keyboard is higher than this (px); the address bar, which comes and goes, is lower. */
const lowestKeyboard = 150;

const isTyping = (): boolean => {
  const at = document.activeElement;
  return at instanceof HTMLElement && (/^(INPUT|TEXTAREA)$/.test(at.tagName) || at.isContentEditable);
};

/**
 * Marks the document with `data-keyboard` while the screen's keyboard is open: a field has the focus, and the visible
 * part of the screen is lower than it was. The bars at the bottom give way then (`styles/bars.css`).
 */
export function useKeyboardMark(): void {
  useEffect(() => {
    const screen = window.visualViewport;
    if (!screen) return;
    let tallest = 0;
    let width = 0;
    const follow = () => {
      // A zoomed page shows less of itself, though there is no keyboard.
      const [nowWide, nowHigh] = [screen.width * screen.scale, screen.height * screen.scale];
      if (Math.abs(nowWide - width) > 1) [width, tallest] = [nowWide, 0];
      tallest = Math.max(tallest, nowHigh);
      document.documentElement.toggleAttribute(
        'data-keyboard',
        isTyping() && nowHigh < tallest - lowestKeyboard,
      );
    };
    follow();
    screen.addEventListener('resize', follow);
    addEventListener('focusin', follow);
    addEventListener('focusout', follow);
    return () => {
      screen.removeEventListener('resize', follow);
      removeEventListener('focusin', follow);
      removeEventListener('focusout', follow);
    };
  }, []);
}
