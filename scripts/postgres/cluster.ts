import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fstatSync, openSync } from 'node:fs';
import { chown, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from '../setup/processes.mjs';
import { run } from '../setup/run.mjs';
import { programOf } from './binaries.ts';
import type { DataDir } from './data-dir.ts';
import { readPostmaster } from './pid-file.ts';

/** The superuser of the cluster, and the name of the shop's database. */
export const databaseName = 'navaratna';

const unfinishedName = 'cluster.unfinished';
const pollMs = 20;
const stopMs = 15_000;

/** Returns PGDATA, inside of the folder that belongs to the account of PostgreSQL. */
export const clusterOf = ({ folder }: Pick<DataDir, 'folder'>): string => join(folder, 'cluster');

const settings = {
  listen_addresses: '127.0.0.1',
  // TCP on the loopback with a password only: a socket file would need guarding and cleaning up.
  unix_socket_directories: '',
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
};

/** Settings for test data, which need not survive a power loss. */
const throwawaySettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

/** Returns spawn options with the account and a clean environment: no locale and no PG* variable reaches the server. */
const underAccount = ({ account }: DataDir) => ({
  ...(account && { uid: account.uid, gid: account.gid }),
  cwd: '/',
  env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', SystemRoot: process.env.SystemRoot },
});

/** Removes clusters that initdb did not finish. One that the initdb of a killed launcher still writes to may remain. */
async function clearUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith(unfinishedName))
      await rm(join(folder, name), { recursive: true, force: true }).catch(() => {});
  }
}

/** Creates an empty cluster under a temporary name, with the password of its superuser, and renames it when complete. */
export async function makeCluster(dataDir: DataDir, password: string, throwaway: boolean): Promise<void> {
  await clearUnfinished(dataDir.folder);
  const unfinished = join(dataDir.folder, `${unfinishedName}-${process.pid}-${Date.now()}`);
  const passwordFile = join(dataDir.folder, 'initdb-password');
  await rm(passwordFile, { force: true });
  await writeFile(passwordFile, password, { mode: 0o600, flag: 'wx' });
  if (dataDir.account) await chown(passwordFile, dataDir.account.uid, dataDir.account.gid);
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
    await run(programOf(dataDir.binaries, 'initdb'), args, underAccount(dataDir));
    await rename(unfinished, clusterOf(dataDir));
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/**
 * Makes a stale pid file harmless if another process has the pid of the dead server by now. The file is not removed:
 * PostgreSQL also reads from it the shared memory of the dead server, and waits for backends that still use it. Our own
 * pid goes into the first line, because PostgreSQL ignores the pids of its parent (pg_ctl) and of the parent's parent.
 */
async function disarmPidFile(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text !== undefined) await writeFile(file, text.replace(/^.*/, String(process.pid)));
}

type ServerOptions = { port: number; logFile: string; throwaway: boolean };

/** Tries once to start the server, which ends on its own only. Returns why it did not start, or undefined. */
async function tryStart(
  dataDir: DataDir,
  { port, logFile, throwaway }: ServerOptions,
): Promise<string | undefined> {
  const cluster = clusterOf(dataDir);
  const all = { ...settings, ...(throwaway ? throwawaySettings : {}) };
  const options = Object.entries(all).map(([name, value]) => `-c ${name}=${value}`);
  await disarmPidFile(cluster);
  const output = openSync(logFile, 'a', 0o600);
  const logStart = fstatSync(output).size;
  // It gives the server a session of its own: Ctrl-C in the terminal reaches only the launcher, which stops the shop first.
  const starting = spawn(
    programOf(dataDir.binaries, 'pg_ctl'),
    ['start', '-s', '-w', '-t', '60', '-D', cluster, '-o', [`-p ${port}`, ...options].join(' ')],
    { ...underAccount(dataDir), stdio: ['ignore', output, output] },
  );
  closeSync(output);
  const [code] = await once(starting, 'exit');
  return code === 0 ? undefined : (await readFile(logFile)).subarray(logStart).toString().trim();
}

/**
 * Starts the server of a cluster; resolves when it accepts connections. Waits up to 15 s for the backends of a killed server
 * to end. Throws with the server's log if it does not start.
 */
export async function startServer(dataDir: DataDir, options: ServerOptions): Promise<void> {
  for (const deadline = Date.now() + stopMs; ; await wait(200)) {
    const problem = await tryStart(dataDir, options);
    if (problem === undefined) return;
    const backendsLeft = problem.includes('shared memory block');
    if (!backendsLeft || Date.now() > deadline) throw new Error(`PostgreSQL did not start: ${problem}`);
  }
}

/** Stops a server in fast mode, which rolls back open transactions. Escalates to SIGQUIT and SIGKILL, after 15 s each. */
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
