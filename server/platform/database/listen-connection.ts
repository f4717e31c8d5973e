import { randomInt } from 'node:crypto';
import pg from 'pg';
import { lifeLock } from './sql.ts';
import { WriterClient } from './writer-client.ts';

/** The receiver of the events of a LISTEN connection. */
export type ListenEvents = {
  /** Returns the channels to listen to. */
  channels: () => Iterable<string>;
  onNotification: (channel: string, payload: string) => void;
  /** Runs on every connection, when its LISTEN is in effect. If it throws, the connection is given up. */
  onConnect: () => Promise<void>;
  onLoss: (error?: Error) => void;
};

const listenTo = (channels: Iterable<string>): string =>
  [...channels].map((channel) => `listen ${pg.escapeIdentifier(channel)}`).join(';');

/**
 * Creates a connection that listens to channels and holds the life lock of this process. Once connected it reconnects
 * after every loss.
 */
export function createListenConnection(connectionString: string, events: ListenEvents) {
  let client: pg.Client | null = null;
  const life = randomInt(1, 2 ** 31 - 1);
  let isHolder = false;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  // The connection takes one statement at a time.
  let listening: Promise<unknown> = Promise.resolve();

  async function connect(): Promise<void> {
    const own = new WriterClient({
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
      events.onLoss(error);
      clearTimeout(retry);
      retry = setTimeout(() => connect().catch(() => undefined), 500);
      retry.unref();
    };
    own.on('error', onEnd);
    own.on('end', onEnd);
    own.on('notification', ({ channel, payload }) => events.onNotification(channel, payload ?? ''));
    try {
      await own.connect();
      await own.query(listenTo(events.channels()));
      await own.query('select pg_advisory_lock($1, $2)', [lifeLock, life]);
      isHolder = true;
      await events.onConnect();
    } catch (error) {
      onEnd(error as Error);
      own.end().catch(() => undefined);
      throw error;
    }
  }

  return {
    connect,
    /** Listens to one more channel. Without a connection nothing is sent: `connect` listens to every channel. */
    listen(channel: string): void {
      listening = listening.then(() => client?.query(listenTo([channel]))).catch(() => undefined);
    },
    /** Runs a statement on the connection. Throws while there is none. */
    async query(text: string, values?: unknown[]): Promise<pg.QueryResult> {
      if (!client) throw new Error('not listening');
      return client.query(text, values);
    },
    /** Returns the process id of the connection's backend; 0 without a connection. */
    pid: (): number => (client as (pg.Client & { processID: number }) | null)?.processID ?? 0,
    /** Returns the number of the life lock while it is held, else null. */
    holder: (): number | null => (isHolder ? life : null),
    /** Closes the connection for good. `beforeEnd` runs on it as the last thing. */
    async close(beforeEnd: () => Promise<unknown>): Promise<void> {
      closed = true;
      await listening;
      await beforeEnd().catch(() => undefined);
      clearTimeout(retry);
      await client?.end();
    },
  };
}
