import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  for (const event of ['online', 'offline'] as const) addEventListener(event, onChange);
  return () => {
    for (const event of ['online', 'offline'] as const) removeEventListener(event, onChange);
  };
}

/** Returns whether the device has a network, as it says itself. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
