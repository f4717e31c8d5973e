import { useEffect } from 'react';

/**
 * Keeps toasts and the focus clear of a fixed element at the bottom of the screen while the caller is mounted. Sets
 * `--bar` to `height` on screens that match `query`.
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
