import { useSyncExternalStore } from 'react';
import { deviceStorage } from '#web/browser-storage.ts';

const storageKey = 'desk-notify';
const listeners = new Set<() => void>();

/** Whether this browser shows notifications of the admin. `none`: it cannot. */
export type NotifyState = 'none' | 'off' | 'on' | 'blocked';

function read(): NotifyState {
  if (!('Notification' in window)) return 'none';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && deviceStorage.getItem(storageKey) === '1' ? 'on' : 'off';
}

const changed = () => {
  for (const listener of listeners) listener();
};

/** Returns whether this browser shows notifications, and follows it. */
export const useNotifyState = (): NotifyState =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read,
    () => 'none',
  );

/** Turns notifications on, on a press: the browser asks the person first. */
export async function turnOn(): Promise<void> {
  if ((await Notification.requestPermission()) === 'granted') deviceStorage.setItem(storageKey, '1');
  changed();
}

/** Turns notifications off on this device. */
export function turnOff(): void {
  deviceStorage.removeItem(storageKey);
  changed();
}

/**
 * Shows a notification, if they are on and nobody looks at this page. Several tabs show it once, because of its tag. A
 * press opens the page.
 */
export function notifyOf({
  tag,
  title,
  body,
  onOpen,
}: {
  tag: string;
  title: string;
  body: string;
  onOpen: () => void;
}) {
  if (read() !== 'on' || (!document.hidden && document.hasFocus())) return;
  try {
    const shown = new Notification(title, { body, tag, icon: '/icon-192.png' });
    shown.onclick = () => {
      window.focus();
      onOpen();
      shown.close();
    };
  } catch {
    // Chrome on Android has notifications only with a service worker, which the shop does not have.
  }
}
