import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning, ownName } from '../setup/processes.mjs';

/** Notes in the folder that a process uses the server: one file each, named by pid, so that a killed one is noticed. */
export async function signIn(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, String(process.pid)), ownName());
}

/** Takes this process off the list and answers how many others that still run are on it. */
export async function signOut(folder: string): Promise<number> {
  await rm(join(folder, String(process.pid)), { force: true });
  let others = 0;
  for (const name of await readdir(folder)) {
    if (isRunning(await readFile(join(folder, name), 'utf8'))) others += 1;
    else await rm(join(folder, name), { force: true });
  }
  return others;
}
