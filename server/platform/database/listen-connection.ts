import { randomInt } from 'node:crypto';
import pg from 'pg';
import { requirePrimary } from './primary.ts';
import { lifeLock } from './sql.ts';
import { watchSilence } from './watch-silence.ts';

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

const pidOf = (client: pg.Client): number => (client as pg.Client & { processID: number }).processID;

/** Ends the backend of a silent connection, unless another program has its number by now. */
const endSilent = `select pg_terminate_backend(pid) from pg_stat_activity
  where pid = $1 and usename = current_user and application_name like 'navaratna %'`;

/**
 * Creates a connection that listens to channels and holds the life lock of this process. Once connected it reconnects
 * after every loss. A network may lose every packet and close nothing, so it asks every `askEveryMs` whether the
 * connection still answers; one that is silent for as long is lost.
 */
export function createListenConnection(connectionString: string, events: ListenEvents, askEveryMs = 5_000) {
  let client: pg.Client | null = null;
  const life = randomInt(1, 2 ** 31 - 1);
  let isHolder = false;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  // The backend of a silent connection, which may hold the life lock for hours.
  let silent = 0;
  // The connection takes one statement at a time.
  let listening: Promise<unknown> = Promise.resolve();

  async function connect(): Promise<void> {
    const own = new pg.Client({
      connectionString,
      application_name: 'navaratna joining',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      // Bounds what is sent before the connection is watched.
      query_timeout: 30_000,
    });
    client = own;
    let unwatch = (): void => undefined;
    const onEnd = (error?: Error) => {
      unwatch();
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
      await requirePrimary(own);
      await own.query(listenTo(events.channels()));
      if (silent) await own.query(endSilent, [silent]);
      silent = 0;
      await own.query('select pg_advisory_lock($1, $2)', [lifeLock, life]);
      isHolder = true;
      await events.onConnect();
      unwatch = watchSilence(own, askEveryMs, () => {
        silent = pidOf(own);
        onEnd(new Error('the LISTEN connection is silent'));
        own.end().catch(() => undefined);
      });
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
    /** Returns the number of the life lock while it is held, else null. */
    holder: (): number | null => (isHolder ? life : null),
    /** Closes the connection for good. */
    async close(): Promise<void> {
      closed = true;
      await listening;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
