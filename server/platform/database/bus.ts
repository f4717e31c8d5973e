import { sql } from 'kysely';
import type { Tx } from './database.ts';
import { createListenConnection } from './listen-connection.ts';

type Listener = (payload: string) => void;

/** Events between processes, over LISTEN and NOTIFY. Each process has one connection that reads them, shared by all subscribers. */
export type Bus = {
  /** Subscribes to a channel, effective from {@link Bus.start} on. Returns a function that unsubscribes. */
  subscribe(channel: string, listener: Listener): () => void;
  /**
   * Runs whenever events may have been missed: drop everything cached. `back` is false when the connection is lost and
   * true when it is restored.
   */
  onConnectionChange(listener: (back: boolean) => void): void;
  /**
   * Connects. Call it once everything is wired. From then on no event is missed unless the connection is lost.
   */
  start(): Promise<void>;
  /**
   * Sends an event outside of a transaction, at once. It may be lost. Use {@link notify} for one that says what a
   * transaction did. At most 8,000 bytes.
   */
  send(channel: string, payload: string): Promise<unknown>;
  /**
   * Returns the number of the advisory lock that this process holds while it lives (see `isLockHeld`), or null while it
   * is not connected. PostgreSQL releases the lock as soon as the process is gone.
   */
  holder(): number | null;
  close(): Promise<void>;
};

/**
 * Publishes an event per payload, in order, when the transaction commits. PostgreSQL refuses 8,000 bytes or more. Only for
 * transactions of `transact`.
 */
export async function notify(tx: Tx, channel: string, payloads: readonly string[]): Promise<void> {
  await sql`select publish_event(${channel}, payload) from unnest(${payloads}::text[]) as t (payload)`.execute(
    tx,
  );
}

/** The subscribers of a bus. `onNew` hears of every channel that gets its first subscriber. */
function createSubscribers(onNew: (channel: string) => void) {
  const listeners = new Map<string, Set<Listener>>();
  const connectionListeners = new Set<(back: boolean) => void>();
  return {
    channels: () => listeners.keys(),
    subscribe(channel: string, listener: Listener): () => void {
      let known = listeners.get(channel);
      if (!known) {
        known = new Set();
        listeners.set(channel, known);
        onNew(channel);
      }
      known.add(listener);
      return () => known.delete(listener);
    },
    deliver(channel: string, payload: string): void {
      for (const listener of listeners.get(channel) ?? []) listener(payload);
    },
    onConnectionChange: (listener: (back: boolean) => void) => connectionListeners.add(listener),
    connectionChanged(back: boolean): void {
      for (const listener of connectionListeners) listener(back);
    },
  };
}

/**
 * Creates the bus. Once started it keeps a LISTEN connection open and reconnects. `onLoss` runs on
 * every loss.
 */
export function createBus(connectionString: string, onLoss: (error?: Error) => void): Bus {
  const subscribers = createSubscribers((channel) => connection.listen(channel));
  const connection = createListenConnection(connectionString, {
    channels: subscribers.channels,
    onNotification: subscribers.deliver,
    async onConnect() {
      // Anything cached before the LISTEN took effect may be stale.
      subscribers.connectionChanged(true);
      await connection.query(`set application_name = 'navaratna listen'`);
    },
    onLoss(error) {
      onLoss(error);
      subscribers.connectionChanged(false);
    },
  });
  const send = (channel: string, payload: string) =>
    connection.query('select pg_notify($1, $2)', [channel, payload]);

  return {
    subscribe: subscribers.subscribe,
    onConnectionChange: subscribers.onConnectionChange,
    start: connection.connect,
    send,
    holder: connection.holder,
    close: connection.close,
  };
}
