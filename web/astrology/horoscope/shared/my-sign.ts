import { useSyncExternalStore } from 'react';
import { type Sign, signs } from '#contract/astrology/horoscope/zodiac.ts';
import { deviceStorage } from '#web/browser-storage.ts';

const KEY = 'my-sign';
const listeners = new Set<() => void>();

function read(): Sign | null {
  const saved = deviceStorage.getItem(KEY);
  return signs.find((sign) => sign === saved) ?? null;
}

function listen(hear: () => void): () => void {
  listeners.add(hear);
  window.addEventListener('storage', hear);
  return () => {
    listeners.delete(hear);
    window.removeEventListener('storage', hear);
  };
}

/** Returns the reader's own sign, saved in this browser. Null on the server, and when none was chosen. */
export const useMySign = (): Sign | null => useSyncExternalStore(listen, read, () => null);

/** Saves the reader's sign in this browser; null removes it. */
export function rememberSign(sign: Sign | null): void {
  if (sign) deviceStorage.setItem(KEY, sign);
  else deviceStorage.removeItem(KEY);
  for (const hear of listeners) hear();
}
