import { appendFile, cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withClient } from '#server/platform/database/account.ts';
import { freePort } from '../ports.ts';
import { run } from '../setup/run.mjs';
import { clusterOf, databaseName, makeCluster, startServer, stopServer } from './cluster.ts';
import { type DataDir, resolveDataDir } from './data-dir.ts';

const password = 'the password of a pair that replicates';

const urlOf = (port: number, database = databaseName): string =>
  `postgres://${databaseName}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

/** Copies a stopped cluster, and makes the copy a standby of it. */
async function copyAsStandby(from: DataDir, to: DataDir, primaryPort: number): Promise<void> {
  await cp(clusterOf(from), clusterOf(to), { recursive: true });
  const source = `host=127.0.0.1 port=${primaryPort} user=${databaseName} password='${password}'`;
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
 * Starts two servers in streaming replication below a folder. Returns the superuser's addresses of primary and standby,
 * what stops the standby, and what stops both and removes their data.
 */
export async function startPair(home: string): Promise<{
  primary: string;
  standby: string;
  stopStandby(): Promise<void>;
  stop(): Promise<void>;
}> {
  const dirs: DataDir[] = [];
  for (const name of ['primary', 'standby']) {
    await mkdir(join(home, name), { recursive: true, mode: 0o711 });
    dirs.push(await resolveDataDir(join(home, name), () => undefined));
  }
  const [primary, standby] = dirs as [DataDir, DataDir];
  const ports = [await freePort(), await freePort()] as const;
  const stopStandby = () => stopServer(clusterOf(standby));
  async function stop(): Promise<void> {
    await stopStandby();
    await stopServer(clusterOf(primary));
    for (const { folder } of dirs) await rm(folder, { recursive: true, force: true });
    await rm(home, { recursive: true, force: true });
  }
  const startAt = (dataDir: DataDir, port: number) =>
    startServer(dataDir, { port, logFile: join(home, `${port}.log`), throwaway: false });
  try {
    await makeCluster(primary, password, true);
    await copyAsStandby(primary, standby, ports[0]);
    await startAt(primary, ports[0]);
    await startAt(standby, ports[1]);
    await withClient(urlOf(ports[0], 'postgres'), (client) =>
      client.query(`create database ${databaseName}`),
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return { primary: urlOf(ports[0]), standby: urlOf(ports[1]), stopStandby, stop };
}
