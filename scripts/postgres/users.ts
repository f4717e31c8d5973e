import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning, ownName } from '../setup/processes.mjs';

/** Returns the folder with the users of the server of a home: a file for each, named by pid, which holds its start time too. */
const usersOf = (home: string): string => join(home, 'launchers');

/** Registers this process as a user of the server of a home. */
export async function registerProcess(home: string): Promise<void> {
  await mkdir(usersOf(home), { recursive: true });
  await writeFile(join(usersOf(home), String(process.pid)), ownName());
}

/** Returns true when a registered process runs. Removes the files of killed ones. */
export async function hasUsers(home: string): Promise<boolean> {
  const names = await readdir(usersOf(home)).catch(() => []);
  const running = names.map(async (name) => {
    const file = join(usersOf(home), name);
    return isRunning(await readFile(file, 'utf8')) || rm(file, { force: true });
  });
  return (await Promise.all(running)).includes(true);
}

/** Unregisters this process. */
export const unregisterProcess = (home: string): Promise<void> =>
  rm(join(usersOf(home), String(process.pid)), { force: true });
