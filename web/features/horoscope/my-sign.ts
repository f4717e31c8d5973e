import { useSyncExternalStore } from 'react';
import { type Sign, signs } from '#contract/horoscope/zodiac.ts';

const KEY = 'my-sign';
const listeners = new Set<() => void>();

function read(): Sign | null {
  try {
    const kept = localStorage.getItem(KEY);
    return signs.find((sign) => sign === kept) ?? null;
  } catch {
    // A browser that keeps nothing remembers no sign.
    return null;
  }
}

function listen(hear: () => void): () => void {
  listeners.add(hear);
  window.addEventListener('storage', hear);
  return () => {
    listeners.delete(hear);
    window.removeEventListener('storage', hear);
  };
}

/** The sign this browser remembers as the reader's own; null on the server and where none was chosen. */
export const useMySign = (): Sign | null => useSyncExternalStore(listen, read, () => null);

/** Remembers a sign in this browser, or forgets it. */
export function rememberSign(sign: Sign | null): void {
  try {
    if (sign) localStorage.setItem(KEY, sign);
    else localStorage.removeItem(KEY);
  } catch {
    return;
  }
  for (const hear of listeners) hear();
}
