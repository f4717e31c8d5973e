import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import type { Reader } from './database.ts';
import { lifeLock } from './sql.ts';
import { createNotifyBarrier } from './notify-barrier.ts';
import { lifeLock } from './sql.ts';

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

const listenTo = (channels: Iterable<string>): string =>
  [...channels].map((channel) => `listen ${pg.escapeIdentifier(channel)}`).join(';');

/** Creates a bus. Once started it keeps a LISTEN connection open and reconnects. `onLoss` runs on every loss. */
export function createBus(connectionString: string, onLoss: (error?: Error) => void): Bus {
  const listeners = new Map<string, Set<Listener>>();
  const connectionListeners = new Set<(back: boolean) => void>();
  let client: pg.Client | null = null;
  const life = randomInt(1, 2 ** 31 - 1);
  let isHolder = false;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  // The connection takes one statement at a time.
  let listening: Promise<unknown> = Promise.resolve();

  async function connect(): Promise<void> {
    const own = new pg.Client({
      connectionString,
      application_name: 'navaratna joining',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    });
    client = own;
    const onEnd = (error?: Error) => {
      if (closed || own !== client) return;
      client = null;
      isHolder = false;
      onLoss(error);
      for (const listener of connectionListeners) listener(false);
      clearTimeout(retry);
      retry = setTimeout(() => connect().catch(() => undefined), 500);
      retry.unref();
    };
    own.on('error', onEnd);
    own.on('end', onEnd);
    own.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? '');
    });
    try {
      await own.connect();
      await own.query(listenTo(listeners.keys()));
      await own.query('select pg_advisory_lock($1, $2)', [lifeLock, life]);
      isHolder = true;
      // Anything cached before the LISTEN took effect may be stale.
      for (const listener of connectionListeners) listener(true);
      await barrier.announceJoin();
    } catch (error) {
      onEnd(error as Error);
      own.end().catch(() => undefined);
      throw error;
    }
  }

  function subscribe(channel: string, listener: Listener): () => void {
    let known = listeners.get(channel);
    if (!known) {
      known = new Set();
      listeners.set(channel, known);
      // Without a connection nothing is sent: connect() listens to every channel in the map.
      listening = listening.then(() => client?.query(listenTo([channel]))).catch(() => undefined);
    }
    known.add(listener);
    return () => known.delete(listener);
  }

  const barrier = createNotifyBarrier({
    async query(text, values) {
      if (!client) throw new Error('not listening');
      return client.query(text, values);
    },
    pid: () => (client as (pg.Client & { processID: number }) | null)?.processID ?? 0,
    on: subscribe,
  });
  connectionListeners.add(barrier.forget);

  return {
    subscribe,
    onConnectionChange: (listener) => connectionListeners.add(listener),
    start: connect,
    waitForPeers: barrier.wait,
    holder: () => (isHolder ? life : null),
    async close() {
      closed = true;
      await listening;
      await barrier.announceLeave().catch(() => undefined);
      clearTimeout(retry);
      await client?.end();
    },
  };
}
