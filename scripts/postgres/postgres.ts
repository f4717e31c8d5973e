import { randomBytes } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createPauses, pauseWords } from '../launcher/pauses.ts';
import { freePort, isFree } from '../ports.ts';
import { withLock } from '../setup/lock.mjs';
import { clusterOf, databaseName, makeCluster, startServer, stopServer } from './cluster.ts';
import { signIn, signOut } from './launchers.ts';
import { type Postmaster, readPostmaster } from './pid-file.ts';
import { findPlace, type Place } from './place.ts';

/**
 * The embedded PostgreSQL in use by this process. `url` opens the shop's database as the account of a running shop,
 * `ownerUrl` as its owner; `startedHere` is false when another process had started the server; `stop` signs this process
 * out, and the last one out stops the server.
 */
export type EmbeddedPostgres = {
  url: string;
  ownerUrl: string;
  startedHere: boolean;
  stop(): Promise<void>;
};

/** What we remember of a cluster between starts, readable by its owner only. */
type Secrets = { port: number; password: string; shopPassword: string };

type Home = { folder: string; throwaway: boolean; log: (line: string) => void };

const inHome = (home: Home, name: string): string => join(home.folder, name);

const newPassword = (): string => randomBytes(24).toString('base64url');

/** Reads them; a file of before the shop had an account of its own gets a password for it. */
async function readSecrets(home: Home): Promise<Secrets | undefined> {
  const text = await readFile(inHome(home, 'postgres.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const known: Omit<Secrets, 'shopPassword'> & Partial<Secrets> = JSON.parse(text);
  const secrets = { ...known, shopPassword: known.shopPassword ?? newPassword() };
  if (!known.shopPassword) await writeSecrets(home, secrets);
  return secrets;
}

async function writeSecrets(home: Home, secrets: Secrets): Promise<void> {
  const file = inHome(home, 'postgres.json');
  await writeFile(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 });
  await rename(`${file}.new`, file);
}

const shopAccount = 'navaratna_shop';

const ownerUrlOf = ({ port, password }: Secrets, database: string): string =>
  `postgres://${databaseName}:${password}@127.0.0.1:${port}/${database}`;
const shopUrlOf = ({ port, shopPassword }: Secrets): string =>
  `postgres://${shopAccount}:${shopPassword}@127.0.0.1:${port}/${databaseName}`;

/** Creates the shop's database and the account of a running shop where they are not there yet. */
async function ensureDatabase(secrets: Secrets): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrlOf(secrets, 'postgres') });
  // A server that dies now fails the statement; without a listener it would end the launcher as well.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
    const role = await client.query('select from pg_roles where rolname = $1', [shopAccount]);
    await client.query(
      `${role.rowCount ? 'alter' : 'create'} role ${shopAccount} login password ${client.escapeLiteral(secrets.shopPassword)}`,
    );
  } finally {
    await client.end();
  }
}

/** The kept port while it is free, so that addresses stay; else another one, unless processes that run know the old one. */
async function choosePort(kept: number | undefined, samePort: boolean): Promise<number> {
  if (kept !== undefined && (samePort || (await isFree(kept)))) return kept;
  return freePort();
}

/** The server of the cluster once it takes connections; nothing when there is none, or it is going. */
async function untilReady(cluster: string): Promise<Postmaster | undefined> {
  for (;;) {
    const postmaster = readPostmaster(cluster);
    if (!postmaster || postmaster.ready) return postmaster;
    await wait(50);
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Makes sure that the server runs. Answers the secrets to reach it, and whether it had to be started. */
async function ensureRunning(
  home: Home,
  place: Place,
  { samePort = false } = {},
): Promise<{ secrets: Secrets; startedHere: boolean }> {
  const cluster = clusterOf(place);
  const known = await readSecrets(home);
  const running = await untilReady(cluster);
  if (known && running) {
    const secrets = { ...known, port: running.port };
    // Whoever started it may have been killed before it came to this.
    await ensureDatabase(secrets);
    return { secrets, startedHere: false };
  }
  const secrets = {
    port: await choosePort(known?.port, samePort),
    password: known?.password ?? newPassword(),
    shopPassword: known?.shopPassword ?? newPassword(),
  };
  const isNew = !(await exists(cluster));
  if (!isNew && !known)
    throw new Error(
      `${inHome(home, 'postgres.json')} is missing: it has the password of the data in ${cluster}.`,
    );
  await writeSecrets(home, secrets);
  if (isNew) {
    home.log('Making the database (first start) ...');
    await makeCluster(place, secrets.password, home.throwaway);
  }
  await startServer(place, {
    port: secrets.port,
    logFile: inHome(home, 'postgres.log'),
    throwaway: home.throwaway,
  });
  await ensureDatabase(secrets);
  return { secrets, startedHere: true };
}

const watchMs = 1000;

/**
 * Looks every second whether the server lives. Starts it again if not, on the port that everybody knows, for as long as
 * it takes, with growing pauses.
 */
function keepRunning(home: Home, place: Place): () => void {
  const pauses = createPauses();
  let servesSince = Date.now();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<number> => {
    if (readPostmaster(clusterOf(place))) return watchMs;
    const pauseMs = pauses.after(servesSince ? Date.now() - servesSince : 0);
    servesSince = 0;
    home.log('PostgreSQL has ended; starting it again ...');
    try {
      await withLock(inHome(home, 'postgres.lock'), async () => {
        if (!stopped) await ensureRunning(home, place, { samePort: true });
      });
      servesSince = Date.now();
    } catch (error) {
      home.log(`${(error as Error).message}\nTrying again ${pauseWords(pauseMs)} ...`);
    }
    return pauseMs;
  };
  const next = (pauseMs: number): void => {
    if (stopped) return;
    timer = setTimeout(() => void look().then(next), pauseMs);
    timer.unref();
  };
  next(watchMs);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/**
 * Starts the embedded PostgreSQL of a home folder, or attaches to the one that runs there already. Any number of
 * processes may do so at once. `throwaway` trades the safety of the data for speed. `log` gets a line whenever a person
 * has to wait or know. A server that dies is started again until `stop` is called.
 */
export async function startPostgres(options: {
  dataDir: string;
  log: (line: string) => void;
  throwaway?: boolean;
}): Promise<EmbeddedPostgres> {
  const home: Home = {
    folder: resolve(options.dataDir),
    throwaway: options.throwaway ?? false,
    log: options.log,
  };
  await mkdir(home.folder, { recursive: true });
  const lock = inHome(home, 'postgres.lock');
  const users = inHome(home, 'launchers');
  const { place, secrets, startedHere } = await withLock(lock, async () => {
    const place = await findPlace(home.folder, home.log);
    const running = await ensureRunning(home, place);
    await signIn(users);
    return { place, ...running };
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EACCES' && error.code !== 'EPERM') throw error;
    throw new Error(
      `${home.folder} belongs to another account (${error.message}). Start the shop as that account.`,
    );
  });
  const stopWatching = keepRunning(home, place);
  return {
    url: shopUrlOf(secrets),
    ownerUrl: ownerUrlOf(secrets, databaseName),
    startedHere,
    stop: async () => {
      stopWatching();
      await withLock(lock, async () => {
        if ((await signOut(users)) === 0) await stopServer(clusterOf(place));
      });
    },
  };
}
