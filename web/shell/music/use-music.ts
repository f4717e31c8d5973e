import { useEffect, useSyncExternalStore } from 'react';
import { tabStorage } from '#web/browser-storage.ts';
import type { Drone } from './drone.ts';

/** Stored for the visit (this tab). A later visit starts silent. */
const MUSIC_KEY = 'music';

let wanted = false;
let drone: Drone | null = null;
const listeners = new Set<() => void>();

async function sound() {
  const { startDrone } = await import('./drone.ts');
  if (wanted && !drone) drone = startDrone();
}

function setMusic(on: boolean) {
  wanted = on;
  tabStorage.setItem(MUSIC_KEY, on ? 'on' : 'off');
  if (on) void sound();
  else {
    drone?.stop();
    drone = null;
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Returns the state and the switch of the background music: off by default, and no sound before a click. After a reload
 * the button is still pressed, and the sound returns with the next click or key.
 */
export function useMusic(): { on: boolean; toggle: () => void } {
  const on = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  );
  useEffect(() => {
    if (wanted || tabStorage.getItem(MUSIC_KEY) !== 'on') return;
    wanted = true;
    for (const listener of listeners) listener();
    const resume = () => void (wanted && sound());
    addEventListener('pointerup', resume, { once: true });
    addEventListener('keyup', resume, { once: true });
  }, []);
  return { on, toggle: () => setMusic(!wanted) };
}
