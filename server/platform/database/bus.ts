import { sql } from 'kysely';
import type { Reader } from './database.ts';
import { createListenConnection } from './listen-connection.ts';
import { createNotifyBarrier } from './notify-barrier.ts';

type Listener = (payload: string) => void;

/**
 * Events between processes, over LISTEN and NOTIFY. Each process has one LISTEN connection, shared by all subscribers.
 */
export type Bus = {
  /** Subscribes to a channel, effective from {@link Bus.start} on. Returns a function that unsubscribes. */
  subscribe(channel: string, listener: Listener): () => void;
  /**
   * Runs whenever notifications may have been missed: drop everything cached. `back` is false when the connection is
   * lost and true when it is restored.
   */
  onConnectionChange(listener: (back: boolean) => void): void;
  /**
   * Connects. Call it once everything is wired. From then on no notification is missed unless the connection is lost.
   */
  start(): Promise<void>;
  /**
   * Resolves when every other process has received all notifications sent before this call, or at once when there is no
   * other process. For writers that must not respond before other caches are invalidated. Gives up on a process after
   * one second of silence.
   */
  waitForPeers(): Promise<void>;
  /**
   * Returns the number of the advisory lock that this process holds while it lives (see `isLockHeld`), or null while it
   * is not connected. PostgreSQL releases the lock as soon as the process is gone.
   */
  holder(): number | null;
  close(): Promise<void>;
};

/** Sends a notification per payload, in order, when the transaction commits. PostgreSQL refuses 8,000 bytes or more. */
export const notify = (tx: Reader, channel: string, payloads: readonly string[]) =>
  sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) as t (payload)`.execute(tx);

/** Creates a bus. Once started it keeps a LISTEN connection open and reconnects. `onLoss` runs on every loss. */
export function createBus(connectionString: string, onLoss: (error?: Error) => void): Bus {
  const listeners = new Map<string, Set<Listener>>();
  const connectionListeners = new Set<(back: boolean) => void>();
  const connection = createListenConnection(connectionString, {
    channels: () => listeners.keys(),
    onNotification(channel, payload) {
      for (const listener of listeners.get(channel) ?? []) listener(payload);
    },
    async onConnect() {
      // Anything cached before the LISTEN took effect may be stale.
      for (const listener of connectionListeners) listener(true);
      await barrier.announceJoin();
    },
    onLoss(error) {
      onLoss(error);
      for (const listener of connectionListeners) listener(false);
    },
  });

  function subscribe(channel: string, listener: Listener): () => void {
    let known = listeners.get(channel);
    if (!known) {
      known = new Set();
      listeners.set(channel, known);
      connection.listen(channel);
    }
    known.add(listener);
    return () => known.delete(listener);
  }

  const barrier = createNotifyBarrier({ query: connection.query, pid: connection.pid, on: subscribe });
  connectionListeners.add(barrier.forget);

  return {
    subscribe,
    onConnectionChange: (listener) => connectionListeners.add(listener),
    start: connection.connect,
    waitForPeers: barrier.wait,
    holder: connection.holder,
    close: () => connection.close(barrier.announceLeave),
  };
}
