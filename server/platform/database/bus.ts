import pg from 'pg';
import { createEcho } from './echo.ts';

type Listener = (payload: string) => void;

/** What is told between processes: one LISTEN connection a process, shared by all that listens. */
export type Bus = {
  /** Hears a channel; answers the end of hearing. */
  on(channel: string, listener: Listener): () => void;
  /** Runs whenever notifications may have been missed: drop what you cached. */
  onLost(listener: () => void): void;
  /**
   * Resolves when every other process has heard all that was told before this call; at once where there is none. For
   * who must not answer before the others have dropped what is old. A process that is silent for a second is not waited for.
   */
  heard(): Promise<void>;
  close(): Promise<void>;
};

/** Opens the LISTEN connection and keeps it open; after a loss it reconnects and tells the `onLost` listeners. */
export async function createBus(connectionString: string): Promise<Bus> {
  const listeners = new Map<string, Set<Listener>>();
  const lost = new Set<() => void>();
  let client: pg.Client;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  // One statement at a time on the one connection.
  let listening: Promise<unknown> = Promise.resolve();

  async function connect(): Promise<void> {
    client = new pg.Client({ connectionString, application_name: 'navaratna joining', keepAlive: true });
    const mine = client;
    const onEnd = () => {
      if (closed || mine !== client) return;
      for (const listener of lost) listener();
      clearTimeout(retry);
      retry = setTimeout(() => connect().catch(onEnd), 500);
      retry.unref();
    };
    client.on('error', onEnd);
    client.on('end', onEnd);
    client.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? '');
    });
    await client.connect();
    for (const channel of listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    for (const listener of lost) listener();
    await echo.joined();
  }

  function on(channel: string, listener: Listener): () => void {
    let heard = listeners.get(channel);
    if (!heard) {
      heard = new Set();
      listeners.set(channel, heard);
      listening = listening
        .then(() => client?.query(`listen ${pg.escapeIdentifier(channel)}`))
        .catch(() => undefined);
    }
    heard.add(listener);
    return () => heard.delete(listener);
  }

  const echo = createEcho({
    query: (text, values) => client.query(text, values),
    pid: () => (client as pg.Client & { processID: number }).processID,
    on,
  });
  lost.add(echo.forget);

  await connect();
  return {
    on,
    onLost: (listener) => lost.add(listener),
    heard: echo.heard,
    async close() {
      closed = true;
      await listening;
      await echo.left().catch(() => undefined);
      clearTimeout(retry);
      await client.end();
    },
  };
}
