import { deviceStorage } from '#web/browser-storage.ts';
import { THEME_KEY } from '#web/head/head-script.ts';

/** Returns the theme on the screen: the chosen one, else the system's. */
export function shownTheme(): 'light' | 'dark' {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Switches to the other theme and stores it. */
export function switchTheme(): void {
  const next = shownTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  deviceStorage.setItem(THEME_KEY, next);
}
