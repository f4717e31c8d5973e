import { useEffect } from 'react';

/**
 * Keeps toasts and the focus clear of something that stands at the foot of the screen, through `--bar`: so high, on
 * screens that a media query names, while the caller is on the page.
 */
export function useBar(height: string, query = 'all'): void {
  useEffect(() => {
    const root = document.documentElement;
    const screen = matchMedia(query);
    const follow = () =>
      screen.matches ? root.style.setProperty('--bar', height) : root.style.removeProperty('--bar');
    follow();
    screen.addEventListener('change', follow);
    return () => {
      screen.removeEventListener('change', follow);
      root.style.removeProperty('--bar');
    };
  }, [height, query]);
}
