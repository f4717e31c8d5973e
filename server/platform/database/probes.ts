import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { ServerState } from './fence.ts';
import type { Host } from './hosts.ts';

/** Thrown while no server takes writes. Its SQLSTATE says "cannot connect now", so that requests get 503. */
export class NoWriter extends Error {
  readonly code = '57P03';
}

const probeTimeoutMs = 2000;
// Once a primary has answered, the other hosts have this long to name a newer one: a dead host answers nothing.
const graceMs = 300;

// pg_control_checkpoint() still has the old timeline for a moment after a promotion; the name of the WAL file has not.
const stateQuery = `
  select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as "isPrimary",
         (select system_identifier::text from pg_control_system()) as system,
         case when pg_is_in_recovery() then 0
              else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline`;

/** Asks the server of a connection what it is. */
export async function readState(query: (text: string) => Promise<pg.QueryResult>): Promise<ServerState> {
  const [state] = (await query(stateQuery)).rows;
  if (!state) throw new NoWriter('a server of the database did not say what it is');
  return state as ServerState;
}

/** Connects to one host, whatever it is; `options` has everything but the host. */
async function connectTo({ host, port }: Host, options: pg.ClientConfig): Promise<pg.Client> {
  const { Client: _, ...plain } = options as pg.ClientConfig & { Client?: unknown };
  const client = new pg.Client({
    ...plain,
    application_name: 'navaratna probe',
    connectionTimeoutMillis: probeTimeoutMs,
    query_timeout: probeTimeoutMs,
  });
  Object.assign(client, { host, port });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** What a host has answered. */
export type Probed = { host: Host; state: ServerState };

/** Creates connections for asking servers what they are, one a host. They stay open until `close`. */
export function createProbes(hosts: readonly Host[], options: pg.ClientConfig) {
  const clients = new Map<Host, pg.Client>();
  const asking = new Map<Host, Promise<Probed | null>>();

  async function askOnce(host: Host): Promise<Probed | null> {
    try {
      const client = clients.get(host) ?? (await connectTo(host, options));
      clients.set(host, client);
      return { host, state: await readState((text) => client.query(text)) };
    } catch {
      const client = clients.get(host);
      clients.delete(host);
      void client?.end().catch(() => undefined);
      return null;
    }
  }

  function ask(host: Host): Promise<Probed | null> {
    const answer = asking.get(host) ?? askOnce(host).finally(() => asking.delete(host));
    asking.set(host, answer);
    return answer;
  }

  return {
    /** Asks all hosts. Returns the answers there are when all came, or a moment after the first primary's. */
    async all(): Promise<Probed[]> {
      const answers: Probed[] = [];
      const primary = Promise.withResolvers<void>();
      const all = hosts.map(async (host) => {
        const answer = await ask(host);
        if (answer) answers.push(answer);
        if (answer?.state.isPrimary) primary.resolve();
      });
      await Promise.race([Promise.all(all), primary.promise.then(() => wait(graceMs))]);
      return [...answers];
    },
    close: () => Promise.allSettled([...clients.values()].map((client) => client.end())),
  };
}
