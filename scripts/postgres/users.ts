import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning, ownName } from '../setup/processes.mjs';

/** Registers this process as a user of the server: a file named by pid, which holds its start time too. */
export async function registerProcess(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, String(process.pid)), ownName());
}

/** Unregisters this process and removes the files of killed ones. Returns how many other users still run. */
export async function unregisterProcess(folder: string): Promise<number> {
  await rm(join(folder, String(process.pid)), { force: true });
  let others = 0;
  for (const name of await readdir(folder)) {
    if (isRunning(await readFile(join(folder, name), 'utf8'))) others += 1;
    else await rm(join(folder, name), { force: true });
  }
  return others;
}
