import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ServerEvents } from '#contract/consultations/chat/events.ts';
import { type LiveState, needLive, onLive, onLiveState, readLiveState } from './socket.ts';

/** Keeps the live connection open while the component is mounted. Returns its state. */
export function useLive(): LiveState {
  useEffect(needLive, []);
  return useSyncExternalStore(onLiveState, readLiveState, () => 'off');
}

/** Subscribes to an event while the component is mounted. Calls the listener of the latest render. */
export function useLiveEvent<E extends keyof ServerEvents>(event: E, listener: ServerEvents[E]): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(
    () =>
      onLive(event, ((...said: never[]) =>
        (latest.current as (...all: never[]) => void)(...said)) as ServerEvents[E]),
    [event],
  );
}

/**
 * Calls `reload` when events may have been missed: each time the connection is there (again), and when the server says so.
 * What happened between the first load of a page and its connection is read this way.
 */
export function useMissed(reload: () => void): void {
  const latest = useRef(reload);
  useEffect(() => {
    latest.current = reload;
  });
  useEffect(
    () =>
      onLiveState(() => {
        if (readLiveState() === 'live') latest.current();
      }),
    [],
  );
  useLiveEvent('missed', reload);
}
