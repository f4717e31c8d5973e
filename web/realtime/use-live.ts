import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ServerEvents } from '#contract/chat/events.ts';
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
