import { spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync } from 'node:fs';
import { chown, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from '../setup/processes.mjs';
import { programOf } from './binaries.ts';
import { type Postmaster, readPostmaster } from './pid-file.ts';
import type { Place } from './place.ts';

/** The superuser of the cluster, and the name of the shop's database. */
export const databaseName = 'navaratna';

const unfinishedName = 'cluster.unfinished';
const pollMs = 20;
const startMs = 60_000;
const stopMs = 15_000;

/** PGDATA inside the folder that belongs to the account PostgreSQL runs under. */
export const clusterOf = ({ folder }: Pick<Place, 'folder'>): string => join(folder, 'cluster');

const settings = {
  listen_addresses: '127.0.0.1',
  // A password on the loopback is the only way in: a socket file would be one more thing to guard and to clean up.
  unix_socket_directories: '',
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
};

/** For data that is thrown away: nothing has to survive a loss of power. */
const throwawaySettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

/** The account to run under, and nothing of our environment: no locale, no PG* variable reaches the server. */
const underAccount = ({ account }: Place) => ({
  ...(account && { uid: account.uid, gid: account.gid }),
  cwd: '/',
  env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', SystemRoot: process.env.SystemRoot },
});

/** Throws away what an initdb did not finish; the initdb of a killed launcher may still be writing, then it stays. */
async function clearUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith(unfinishedName))
      await rm(join(folder, name), { recursive: true, force: true }).catch(() => {});
  }
}

/** Makes an empty cluster with the password for its superuser: beside its place, then moved there in one step. */
export async function makeCluster(place: Place, password: string, throwaway: boolean): Promise<void> {
  await clearUnfinished(place.folder);
  const unfinished = join(place.folder, `${unfinishedName}-${process.pid}-${Date.now()}`);
  const passwordFile = join(place.folder, 'initdb-password');
  await rm(passwordFile, { force: true });
  await writeFile(passwordFile, password, { mode: 0o600, flag: 'wx' });
  if (place.account) await chown(passwordFile, place.account.uid, place.account.gid);
  const args = [
    `--pgdata=${unfinished}`,
    `--username=${databaseName}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    ...(throwaway ? ['--no-sync'] : []),
  ];
  try {
    await new Promise<void>((resolve, reject) => {
      const child = spawn(programOf(place.binaries, 'initdb'), args, {
        ...underAccount(place),
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let said = '';
      child.stderr.on('data', (data) => {
        said += data;
      });
      child.on('error', reject);
      child.on('close', (code) =>
        code === 0 ? resolve() : reject(new Error(`initdb ended with code ${code}: ${said.trim()}`)),
      );
    });
    await rename(unfinished, clusterOf(place));
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/**
 * Lets a server start over the pid file of a dead one whose pid another process has by now. The file is not removed:
 * PostgreSQL also reads in it which shared memory the dead server had, and waits for backends that still use it. Our
 * own pid in the first line is one that PostgreSQL, as our child, does not take for another server.
 */
async function disarmPidFile(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text !== undefined) await writeFile(file, text.replace(/^.*/, String(process.pid)));
}

type ServerOptions = { port: number; logFile: string; throwaway: boolean };

/** One attempt to start the server: answers it once it takes connections, or the reason why it ended. */
async function tryStart(
  place: Place,
  { port, logFile, throwaway }: ServerOptions,
): Promise<Postmaster | string> {
  const cluster = clusterOf(place);
  const all = { ...settings, ...(throwaway ? throwawaySettings : {}) };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  await disarmPidFile(cluster);
  const output = openSync(logFile, 'a', 0o600);
  const logStart = fstatSync(output).size;
  // A session of its own: Ctrl-C in the terminal reaches only the launcher, which stops the shop first.
  const child = spawn(
    programOf(place.binaries, 'postgres'),
    ['-D', cluster, '-p', String(port), ...options],
    {
      ...underAccount(place),
      detached: true,
      stdio: ['ignore', output, output],
    },
  );
  closeSync(output);
  child.unref();
  let ended = '';
  child.on('error', (error) => {
    ended = error.message;
  });
  child.on('exit', (code, signal) => {
    ended = `exit code ${code ?? signal}`;
  });
  for (const deadline = Date.now() + startMs; ended === '' && Date.now() < deadline; await wait(pollMs)) {
    const postmaster = readPostmaster(cluster);
    if (postmaster?.ready) return postmaster;
  }
  const said = (await readFile(logFile)).subarray(logStart).toString().trim();
  return `${ended || 'no answer for a minute'}\n${said}`;
}

/**
 * Starts the server of a cluster that no server holds, and answers it once it takes connections. Backends of a server
 * that was killed are given time to go. Throws with what its log says if it does not start.
 */
export async function startServer(place: Place, options: ServerOptions): Promise<Postmaster> {
  for (const deadline = Date.now() + stopMs; ; await wait(200)) {
    const result = await tryStart(place, options);
    if (typeof result !== 'string') return result;
    const backendsLeft = result.includes('shared memory block');
    if (!backendsLeft || Date.now() > deadline) throw new Error(`PostgreSQL did not start: ${result}`);
  }
}

/** Stops a server: open transactions are rolled back, connections closed. One that does not obey is made to. */
export async function stopServer(cluster: string): Promise<void> {
  const running = readPostmaster(cluster);
  if (!running) return;
  const gone = async (signal: NodeJS.Signals): Promise<boolean> => {
    if (isAlive(running.pid)) process.kill(running.pid, signal);
    for (const deadline = Date.now() + stopMs; Date.now() < deadline; await wait(pollMs)) {
      if (!isAlive(running.pid)) return true;
    }
    return false;
  };
  if (!(await gone('SIGINT')) && !(await gone('SIGQUIT'))) await gone('SIGKILL');
}
