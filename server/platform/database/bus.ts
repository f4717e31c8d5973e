import { randomInt } from 'node:crypto';
import pg from 'pg';
import { lifeLock } from './lock.ts';
import { createNotifyBarrier } from './notify-barrier.ts';

type Listener = (payload: string) => void;

/** What is told between processes: one LISTEN connection a process, shared by all that listens. */
export type Bus = {
  /** Hears a channel from {@link Bus.join} on; answers the end of hearing. */
  on(channel: string, listener: Listener): () => void;
  /**
   * Runs whenever notifications may have been missed: drop what you cached. `back` is false when the connection is lost
   * and true when there is one again.
   */
  onLost(listener: (back: boolean) => void): void;
  /** To be called once all is wired: when it resolves, nothing told from now on goes by unheard. */
  join(): Promise<void>;
  /**
   * Resolves when every other process has heard all that was told before this call; at once where there is none. For
   * who must not answer before the others have dropped what is old. A process that is silent for a second is not waited for.
   */
  heard(): Promise<void>;
  /**
   * The number of the lock that this process holds while it lives (`isLockHeld`); null while it is not connected.
   * PostgreSQL frees it the moment the process is gone.
   */
  holder(): number | null;
  close(): Promise<void>;
};

const listenTo = (channels: Iterable<string>): string =>
  [...channels].map((channel) => `listen ${pg.escapeIdentifier(channel)}`).join(';');

/** Keeps a LISTEN connection open once joined; after a loss it reconnects. `onLoss`: told of every loss. */
export function createBus(connectionString: string, onLoss: (error?: Error) => void): Bus {
  const listeners = new Map<string, Set<Listener>>();
  const lost = new Set<(back: boolean) => void>();
  let client: pg.Client | null = null;
  const life = randomInt(1, 2 ** 31 - 1);
  let isHolder = false;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  // One statement at a time on the one connection.
  let listening: Promise<unknown> = Promise.resolve();

  async function connect(): Promise<void> {
    const mine = new pg.Client({
      connectionString,
      application_name: 'navaratna joining',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    });
    client = mine;
    const onEnd = (error?: Error) => {
      if (closed || mine !== client) return;
      client = null;
      isHolder = false;
      onLoss(error);
      for (const listener of lost) listener(false);
      clearTimeout(retry);
      retry = setTimeout(() => connect().catch(() => undefined), 500);
      retry.unref();
    };
    mine.on('error', onEnd);
    mine.on('end', onEnd);
    mine.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? '');
    });
    try {
      await mine.connect();
      await mine.query(listenTo(listeners.keys()));
      await mine.query('select pg_advisory_lock($1, $2)', [lifeLock, life]);
      isHolder = true;
      // What was read before the channels were heard may be old by now.
      for (const listener of lost) listener(true);
      await echo.joined();
    } catch (error) {
      onEnd(error as Error);
      mine.end().catch(() => undefined);
      throw error;
    }
  }

  function on(channel: string, listener: Listener): () => void {
    let heard = listeners.get(channel);
    if (!heard) {
      heard = new Set();
      listeners.set(channel, heard);
      // Before a connection is there it is enough to stand in the list.
      listening = listening.then(() => client?.query(listenTo([channel]))).catch(() => undefined);
    }
    heard.add(listener);
    return () => heard.delete(listener);
  }

  const echo = createNotifyBarrier({
    async query(text, values) {
      if (!client) throw new Error('not listening');
      return client.query(text, values);
    },
    pid: () => (client as (pg.Client & { processID: number }) | null)?.processID ?? 0,
    on,
  });
  lost.add(echo.forget);

  return {
    on,
    onLost: (listener) => lost.add(listener),
    join: connect,
    heard: echo.heard,
    holder: () => (isHolder ? life : null),
    async close() {
      closed = true;
      await listening;
      await echo.left().catch(() => undefined);
      clearTimeout(retry);
      await client?.end();
    },
  };
}
