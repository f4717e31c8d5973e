import { mkdir, readdir, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from '../setup/lock.mjs';
import { clusterOf, stopServer } from './cluster.ts';
import { type EmbeddedPostgres, startPostgres } from './postgres.ts';
import { hasUsers, registerProcess } from './users.ts';

/** Stops the server of a throwaway home if it still runs, and removes the home. */
async function discard(home: string): Promise<void> {
  const folder = await realpath(join(home, 'postgres')).catch(() => undefined);
  if (folder) {
    await stopServer(clusterOf({ folder }));
    await rm(folder, { recursive: true, force: true });
  }
  await rm(home, { recursive: true, force: true });
}

/** Removes the homes of killed runs and creates one for this run. */
async function makeHome(folder: string): Promise<string> {
  for (const name of await readdir(folder))
    if (!(await hasUsers(join(folder, name)))) await discard(join(folder, name));
  const home = join(folder, String(process.pid));
  await registerProcess(home);
  return home;
}

/**
 * Starts an empty PostgreSQL without durability for one test run. `stop` removes its data. The homes of killed runs below
 * the same folder are removed first.
 */
export async function startThrowawayPostgres(
  folder: string,
): Promise<Pick<EmbeddedPostgres, 'url' | 'ownerUrl' | 'stop'>> {
  await mkdir(folder, { recursive: true });
  const home = await withLock(`${folder}.lock`, () => makeHome(folder));
  const postgres = await startPostgres({ dataDir: home, throwaway: true, log: () => {} });
  return {
    ...postgres,
    stop: async () => {
      await postgres.stop();
      await discard(home);
    },
  };
}
