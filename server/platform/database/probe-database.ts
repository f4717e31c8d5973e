import { setTimeout as wait } from 'node:timers/promises';
import { createPool } from './database.ts';
import { createPoolSockets, type PoolSockets } from './pool-sockets.ts';

/** How long (ms) a PostgreSQL that counts as alive may take. Load balancers wait for two seconds and more. */
const patienceMs = 1500;
const askEveryMs = 5000;

/**
 * Creates the question whether PostgreSQL answers, on a connection of its own, so that a full pool delays no answer. Calls
 * that come meanwhile share one question. It is asked every five seconds. When PostgreSQL does not answer for `silentMs`,
 * it is frozen or the network loses every packet: `sockets` are cut then, so that no request waits as long as that lasts.
 */
export function createDatabaseProbe(
  databaseUrl: string,
  { pooled, sockets, silentMs = 15_000 }: { pooled: boolean; sockets: PoolSockets; silentMs?: number },
) {
  const own = createPoolSockets();
  const pool = createPool(databaseUrl, 1, { pooled, sockets: own });
  let asking: Promise<boolean> | null = null;

  function ask(): Promise<boolean> {
    if (asking) return asking;
    let answered = false;
    const timer = setTimeout(() => {
      // A process that was busy for so long reads the answer that has arrived first.
      setImmediate(() => {
        if (answered) return;
        sockets.cut();
        own.cut();
      });
    }, silentMs);
    asking = pool
      .query('select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        answered = true;
        clearTimeout(timer);
        asking = null;
      });
    return asking;
  }
  const asks = setInterval(() => void ask(), askEveryMs);
  asks.unref();

  return {
    /** Returns whether PostgreSQL answers, within two seconds. */
    isAlive: (): Promise<boolean> => Promise.race([ask(), wait(patienceMs, false, { ref: false })]),
    async close(): Promise<void> {
      clearInterval(asks);
      await pool.end();
    },
  };
}
