import pg from 'pg';
import { StartRefused } from '../config/start-refused.ts';

/**
 * A pooler between shop and database. `session`: a client keeps its server connection, and everything works.
 * `transaction`: a client has one for a transaction only. `statement`: not even that, so the shop cannot run.
 */
export type Pooling = 'none' | 'session' | 'transaction' | 'statement';

type Client = pg.Client & { processID: number | null };

const pidOf = async (client: Client): Promise<number> =>
  Number((await client.query('select pg_backend_pid() as pid')).rows[0]?.pid);

/** Opens connections, runs `work`, and closes them. */
async function withClients<T>(url: string, count: number, work: (clients: Client[]) => Promise<T>) {
  const clients = Array.from({ length: count }, () => {
    const client = new pg.Client({ connectionString: url }) as Client;
    client.on('error', () => undefined);
    return client;
  });
  try {
    await Promise.all(clients.map((client) => client.connect()));
    return await work(clients);
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()));
  }
}

/** How often is asked: others use the pooler meanwhile, and may bring about by chance what a session looks like. */
const rounds = 3;

/** Asks one round. Returns `session` when the first client has the connection `own` throughout, and the other never. */
async function askRound(one: Client, other: Client, own: number): Promise<Pooling> {
  try {
    await other.query('begin');
  } catch {
    return 'statement';
  }
  // A pooler hands out the connection that came back last, or the next one in its round.
  const others = await pidOf(other);
  const again = await pidOf(one);
  const second = await pidOf(other);
  await other.query('rollback');
  if (second !== others) return 'statement';
  // Twice: a pooler with two free connections that takes them in turn has given the same one until here.
  const later = [await pidOf(one), await pidOf(one)];
  return own !== others && [again, ...later].every((pid) => pid === own) ? 'session' : 'transaction';
}

/** Returns whether two clients are given the same server connection: one between its statements, the other after it. */
async function sharesServers(one: Client, other: Client): Promise<Pooling> {
  const own = await pidOf(one);
  for (let round = 0; round < rounds; round += 1) {
    const pooling = await askRound(one, other, own);
    if (pooling !== 'session') return pooling;
  }
  return 'session';
}

/**
 * Finds out whether an address leads through a pooler, and what it does. A pooler gives a client a process id of its
 * own, so that PostgreSQL names another. Without a pooler it costs one connection and one statement.
 */
export async function detectPooling(url: string): Promise<Pooling> {
  const isDirect = await withClients(url, 1, async ([client]) =>
    client ? client.processID === (await pidOf(client)) : true,
  );
  if (isDirect) return 'none';
  return withClients(url, 2, async ([one, other]) => (one && other ? sharesServers(one, other) : 'session'));
}

/** Returns account, database and server of an address as text that is equal for the same ones. */
const placeOf = (url: string): Promise<string> =>
  withClients(url, 1, async ([client]) => {
    const place = await client?.query(
      `select current_user as account, current_database() as database, pg_postmaster_start_time()::text as started,
              (select oid from pg_database where datname = current_database()) as id`,
    );
    return JSON.stringify(place?.rows[0]);
  });

const refuse = (problem: string): never => {
  throw new StartRefused(`The shop does not start: ${problem}.`);
};

/** The addresses of a process: for requests, and past the pooler (null: none is set). */
export type Ways = { databaseUrl: string; databaseDirectUrl: string | null };

/** Throws StartRefused when an address that needs a session leads through a pooler without sessions. */
export async function requireSession(url: string, variable: string): Promise<void> {
  const pooling = await detectPooling(url);
  if (pooling === 'transaction' || pooling === 'statement')
    refuse(
      `${variable} leads through a pooler in ${pooling} mode, which cannot migrate, listen or hold locks; give it an address past the pooler`,
    );
}

/**
 * Checks the addresses of a process. Returns one line for the log, or null when there is nothing between.
 * @throws StartRefused with one line when the shop cannot work like this.
 */
export async function inspectWays({ databaseUrl, databaseDirectUrl }: Ways): Promise<string | null> {
  const pooling = await detectPooling(databaseUrl);
  if (pooling === 'statement')
    refuse('DATABASE_URL leads through a pooler in statement mode; set its pool_mode to transaction');
  if (databaseDirectUrl === null) {
    if (pooling === 'transaction')
      refuse(
        'DATABASE_URL leads through a pooler in transaction mode; set DATABASE_DIRECT_URL to the same account past the pooler',
      );
    return pooling === 'session' ? 'DATABASE_URL leads through a pooler in session mode' : null;
  }
  await requireSession(databaseDirectUrl, 'DATABASE_DIRECT_URL');
  if ((await placeOf(databaseUrl)) !== (await placeOf(databaseDirectUrl)))
    refuse(
      'DATABASE_URL and DATABASE_DIRECT_URL lead to different accounts, databases or servers; give both the same',
    );
  return pooling === 'none'
    ? 'no pooler was found behind DATABASE_URL: statements are not prepared because DATABASE_DIRECT_URL is set; leave it out'
    : `DATABASE_URL leads through a pooler in ${pooling} mode: statements are not prepared; LISTEN and session locks use DATABASE_DIRECT_URL`;
}
