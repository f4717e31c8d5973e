import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { appendFile, cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withClient } from '#server/platform/database/account.ts';
import { freePort } from '../ports.ts';
import { run } from '../setup/run.mjs';
import { type Binaries, programOf } from './binaries.ts';
import { clusterOf, databaseName, makeCluster } from './cluster.ts';
import { type DataDir, resolveDataDir } from './data-dir.ts';

const password = 'the password of a pair that replicates';

/** One server of a pair. It runs until it is killed. */
export type PairServer = {
  port: number;
  /** The address of the superuser in this database. */
  urlOf(database?: string): string;
  /** Ends it with SIGKILL, like a lost machine. */
  kill(): Promise<void>;
  /**
   * Starts it again as what it was: a primary that came back still believes that it is one. With `alone` its commits
   * wait for no standby.
   */
  start(options?: { alone: boolean }): Promise<void>;
  /** Makes a standby the primary. Resolves when it takes writes. */
  promote(): Promise<void>;
};

/** What a pair needs: where PostgreSQL is (by default the embedded one), and whether commits wait for the standby. */
export type PairOptions = { home: string; binaries?: Binaries; synchronous?: boolean };

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  wal_level: 'replica',
  max_wal_senders: '10',
  wal_keep_size: '256MB',
  hot_standby: 'on',
  max_connections: '120',
  shared_buffers: '64MB',
  timezone: 'UTC',
};

function serverIn(dataDir: DataDir, port: number, more: Record<string, string>): PairServer {
  const { account } = dataDir;
  let child: ChildProcess | null = null;
  const urlOf = (database = databaseName) =>
    `postgres://${databaseName}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
  const ask = (text: string) => withClient(urlOf('postgres'), (client) => client.query(text));

  async function tryStart(alone: boolean): Promise<boolean> {
    const output = openSync(join(dataDir.folder, 'server.log'), 'a');
    const options = Object.entries({
      ...settings,
      ...more,
      ...(alone && { synchronous_standby_names: '' }),
      port: String(port),
    });
    const own = spawn(
      programOf(dataDir.binaries, 'postgres'),
      ['-D', clusterOf(dataDir), ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      {
        ...(account && { uid: account.uid, gid: account.gid }),
        cwd: '/',
        env: { PATH: process.env.PATH, LC_ALL: 'C' },
        stdio: ['ignore', output, output],
      },
    );
    closeSync(output);
    child = own;
    // A server that was killed may leave backends for a moment; then this one ends, and the next try succeeds.
    while (own.exitCode === null) {
      const up = await ask('select 1').then(
        () => true,
        () => false,
      );
      if (up) return true;
      await wait(50);
    }
    return false;
  }

  return {
    port,
    urlOf,
    async kill() {
      const own = child;
      if (!own || own.exitCode !== null || own.signalCode !== null) return;
      const gone = once(own, 'exit');
      own.kill('SIGKILL');
      await gone;
    },
    async start({ alone } = { alone: false }) {
      for (const deadline = Date.now() + 20_000; !(await tryStart(alone)); await wait(200))
        if (Date.now() > deadline) throw new Error(`PostgreSQL did not start: ${dataDir.folder}/server.log`);
    },
    async promote() {
      const { rows } = await ask('select pg_promote(true, 30) as done');
      if (!rows[0]?.done) throw new Error('The standby was not promoted.');
    },
  };
}

/** Copies a stopped cluster, and makes the copy a standby of it. */
async function copyAsStandby(from: DataDir, to: DataDir, primaryPort: number): Promise<void> {
  await cp(clusterOf(from), clusterOf(to), { recursive: true });
  const source = `host=127.0.0.1 port=${primaryPort} user=${databaseName} password='${password}' application_name=standby`;
  await appendFile(
    join(clusterOf(to), 'postgresql.auto.conf'),
    `primary_conninfo = '${source.replaceAll("'", "''")}'\n`,
  );
  await writeFile(join(clusterOf(to), 'standby.signal'), '');
  const { account } = to;
  if (account) await run('chown', ['-R', `${account.uid}:${account.gid}`, clusterOf(to)], {});
  await run('chmod', ['700', clusterOf(to)], {});
}

/**
 * Starts two servers in streaming replication: a primary and its standby. With `synchronous` a commit waits for the
 * standby, unless its transaction says otherwise. `stop` ends both and removes their data.
 */
export async function startPair({ home, binaries, synchronous = false }: PairOptions): Promise<{
  primary: PairServer;
  standby: PairServer;
  stop(): Promise<void>;
}> {
  const dirs: DataDir[] = [];
  for (const name of ['one', 'two']) {
    await mkdir(join(home, name), { recursive: true, mode: 0o711 });
    const dataDir = await resolveDataDir(join(home, name), () => undefined);
    dirs.push({ ...dataDir, ...(binaries && { binaries }) });
  }
  const [one, two] = dirs as [DataDir, DataDir];
  const ports = [await freePort(), await freePort()] as const;
  await makeCluster(one, password, true);
  await copyAsStandby(one, two, ports[0]);
  const names = synchronous ? '*' : '';
  const primary = serverIn(one, ports[0], { synchronous_standby_names: names });
  // Once promoted it has no standby of its own, so it must not wait for one.
  const standby = serverIn(two, ports[1], { synchronous_standby_names: '' });
  async function stop(): Promise<void> {
    await Promise.all([primary.kill(), standby.kill()]);
    for (const { folder } of dirs) await rm(folder, { recursive: true, force: true });
    await rm(home, { recursive: true, force: true });
  }
  try {
    await primary.start();
    await standby.start();
    await withClient(primary.urlOf('postgres'), (client) => client.query(`create database ${databaseName}`));
  } catch (error) {
    await stop();
    throw error;
  }
  return { primary, standby, stop };
}
