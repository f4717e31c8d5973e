import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withClient } from '#server/platform/database/account.ts';
import { createPauses, pauseWords } from '../launcher/pauses.ts';
import { freePort, isFree } from '../ports.ts';
import { withLock } from '../setup/lock.mjs';
import { clusterOf, databaseName, makeCluster, startServer, stopServer } from './cluster.ts';
import { type DataDir, resolveDataDir } from './data-dir.ts';
import { type Postmaster, readPostmaster } from './pid-file.ts';
import { hasUsers, registerProcess, unregisterProcess } from './users.ts';

/**
 * The embedded PostgreSQL, in use by this process. `url` opens the shop's database as the account of a running shop,
 * `ownerUrl` as its owner. `startedHere` is false when another process started the server. `stop` unregisters this
 * process; the last user stops the server.
 */
export type EmbeddedPostgres = {
  url: string;
  ownerUrl: string;
  startedHere: boolean;
  stop(): Promise<void>;
};

/** The port and passwords of a cluster, in a file that only its owner can read. */
type Secrets = { port: number; password: string; shopPassword: string };

type Home = { folder: string; throwaway: boolean; log: (line: string) => void };

const inHome = (home: Home, name: string): string => join(home.folder, name);

const newPassword = (): string => randomBytes(24).toString('base64url');

/** Reads the secrets. A new home has none, that of an older version has no password of the shop's account. */
async function readSecrets(home: Home): Promise<Partial<Secrets>> {
  const text = await readFile(inHome(home, 'postgres.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text);
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

/** Creates the shop's database and the account of a running shop if they are missing. */
const ensureDatabase = (secrets: Secrets): Promise<void> =>
  withClient(ownerUrlOf(secrets, 'postgres'), async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
    const role = await client.query('select from pg_roles where rolname = $1', [shopAccount]);
    await client.query(
      `${role.rowCount ? 'alter' : 'create'} role ${shopAccount} login password ${client.escapeLiteral(secrets.shopPassword)}`,
    );
  });

/** Waits for the running server to accept connections. Returns undefined if there is none, or when it ends. */
async function untilReady(cluster: string): Promise<Postmaster | undefined> {
  for (;;) {
    const postmaster = readPostmaster(cluster);
    if (!postmaster || postmaster.ready) return postmaster;
    await wait(50);
  }
}

/**
 * Starts the server unless it runs. `samePort`: other processes use the port of the last start. Returns the secrets to
 * connect with, and whether the server was started.
 */
async function ensureRunning(
  home: Home,
  dataDir: DataDir,
  { samePort }: { samePort: boolean },
): Promise<{ secrets: Secrets; startedHere: boolean }> {
  const cluster = clusterOf(dataDir);
  const known = await readSecrets(home);
  const running = await untilReady(cluster);
  const isNew = !existsSync(cluster);
  if (!isNew && !known.password)
    throw new Error(
      `${inHome(home, 'postgres.json')} is missing: it has the password of the data in ${cluster}.`,
    );
  const port = running?.port ?? known.port;
  const isOurs = port !== undefined && (running || samePort || (await isFree(port)));
  const secrets = {
    password: newPassword(),
    shopPassword: newPassword(),
    ...known,
    port: isOurs ? port : await freePort(),
  };
  await writeSecrets(home, secrets);
  if (isNew) {
    home.log('Creating the database (first start) ...');
    await makeCluster(dataDir, secrets.password, home.throwaway);
  }
  const logFile = inHome(home, 'postgres.log');
  if (!running) await startServer(dataDir, { port: secrets.port, logFile, throwaway: home.throwaway });
  // The process that started it may have been killed before this step.
  await ensureDatabase(secrets);
  return { secrets, startedHere: !running };
}

const watchMs = 1000;

/**
 * Checks every second that the server runs, until the signal. Restarts a dead one on the same port, without limit and with
 * growing pauses.
 */
async function keepRunning(home: Home, dataDir: DataDir, signal: AbortSignal): Promise<void> {
  const pauses = createPauses();
  let servesSince = Date.now();
  for (let pauseMs = watchMs; !signal.aborted; ) {
    await wait(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
    pauseMs = watchMs;
    if (signal.aborted || readPostmaster(clusterOf(dataDir))) continue;
    pauseMs = pauses.after(servesSince ? Date.now() - servesSince : 0);
    servesSince = 0;
    home.log('PostgreSQL has ended; starting it again ...');
    try {
      await withLock(inHome(home, 'postgres.lock'), async () => {
        if (!signal.aborted) await ensureRunning(home, dataDir, { samePort: true });
      });
      servesSince = Date.now();
    } catch (error) {
      home.log(`${(error as Error).message}\nTrying again ${pauseWords(pauseMs)} ...`);
    }
  }
}

/**
 * Starts the embedded PostgreSQL of a home folder, or attaches to the running one. Any number of processes may do so at
 * once. `throwaway` trades durability for speed. `log` gets a line when a person has to wait or has to know something. A
 * server that dies is restarted until `stop` is called.
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
  const { dataDir, secrets, startedHere } = await withLock(lock, async () => {
    const dataDir = await resolveDataDir(home.folder, home.log);
    const running = await ensureRunning(home, dataDir, { samePort: false });
    await registerProcess(home.folder);
    return { dataDir, ...running };
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EACCES' && error.code !== 'EPERM') throw error;
    throw new Error(
      `${home.folder} belongs to another account (${error.message}). Start the shop as that account.`,
    );
  });
  const stopping = new AbortController();
  void keepRunning(home, dataDir, stopping.signal);
  return {
    url: shopUrlOf(secrets),
    ownerUrl: ownerUrlOf(secrets, databaseName),
    startedHere,
    stop: async () => {
      stopping.abort();
      await withLock(lock, async () => {
        await unregisterProcess(home.folder);
        if (!(await hasUsers(home.folder))) await stopServer(clusterOf(dataDir));
      });
    },
  };
}
