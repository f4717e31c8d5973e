import pg from 'pg';
import type { ConstructorOptions } from 'pg-boss';
import { watchSilence } from '../database/watch-silence.ts';

/** The address for the statements of jobs, and the one for LISTEN, which needs a session. */
export type JobUrls = { url: string; listenUrl: string };

const ignore = (): void => undefined;
const retryMs = 1000;
const askEveryMs = 5000;

/** Listens to one channel, and reconnects after every loss. Resolves when it listens for the first time. */
async function listenTo(
  connectionString: string,
  channel: string,
  { onPayload, onConnect }: { onPayload: (payload: string) => void; onConnect: () => void },
): Promise<{ close(): Promise<void> }> {
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const own = new pg.Client({ connectionString, application_name: 'navaratna jobs', keepAlive: true });
    client = own;
    own.on('error', ignore);
    own.on('notification', ({ payload }) => onPayload(payload ?? ''));
    try {
      await own.connect();
      await own.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await own.end().catch(ignore);
      throw error;
    }
    let isLost = false;
    const lose = () => {
      if (isLost) return;
      isLost = true;
      unwatch();
      again();
    };
    // The network may lose every packet and close nothing.
    const unwatch = watchSilence(own, askEveryMs, () => {
      lose();
      own.end().catch(ignore);
    });
    own.once('end', lose);
    onConnect();
  }
  function again(): void {
    if (closed) return;
    retry = setTimeout(() => connect().catch(again), retryMs);
    retry.unref();
  }

  await connect();
  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end().catch(ignore);
    },
  };
}

/** Runs the statements of jobs over a pool of the shop's own connections. */
const ownDatabase = (listenUrl: string, pool: pg.Pool): NonNullable<ConstructorOptions['db']> => ({
  executeSql: (text, values) => pool.query(text, values),
  listen: (channel, onPayload, onConnect) => listenTo(listenUrl, channel, { onPayload, onConnect }),
});

/**
 * Returns the options of pg-boss for these addresses. Without a pooler it connects by itself. Otherwise it
 * runs over connections of the shop, and listens past the pooler.
 */
export function bossDatabase(
  urls: JobUrls,
  options: { max: number; application_name?: string },
): { options: ConstructorOptions; close(): Promise<void> } {
  const { url: connectionString, listenUrl } = urls;
  if (connectionString === listenUrl)
    return { options: { connectionString, ...options }, close: async () => undefined };
  const pool = new pg.Pool({
    connectionString,
    ...options,
    connectionTimeoutMillis: 15_000,
  });
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return { options: { db: ownDatabase(listenUrl, pool) }, close: () => pool.end() };
}
