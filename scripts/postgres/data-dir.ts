import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, realpath, rename, rm, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../setup/run.mjs';
import { type Account, postgresAccount } from './account.ts';
import { type Binaries, findBinaries, programOf } from './binaries.ts';

/** The folder of a cluster, the account that runs it (undefined: our own), and the programs that the account can run. */
export type DataDir = { binaries: Binaries; account: Account | undefined; folder: string };

/** The folder in which root puts data and programs when the unprivileged account cannot enter the project's folder. */
const openFolder = '/var/lib/navaratna';

/** Returns true when the program succeeds under the account: the kernel knows best what an account may read. */
const succeeds = (account: Account, program: string, args: string[]): Promise<boolean> =>
  run(program, args, { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  );

async function makeOpenFolder(): Promise<void> {
  await mkdir(openFolder, { recursive: true });
  await chmod(openFolder, 0o755);
}

/** Copies the programs to a folder that every account can read, once per version. */
async function openBinaries(binaries: Binaries): Promise<Binaries> {
  const folder = join(openFolder, `postgresql-${binaries.version}`);
  if (!existsSync(folder)) {
    await makeOpenFolder();
    const unfinished = `${folder}.${process.pid}`;
    await cp(binaries.folder, unfinished, { recursive: true, verbatimSymlinks: true });
    await run('chmod', ['-R', 'a+rX', unfinished]);
    await rename(unfinished, folder);
  }
  return { ...binaries, folder };
}

const movedName = (folder: string): string => `${folder}.moved`;

/** Moves the data to an open folder and puts a symbolic link in its place. The data is whole under one name at any moment. */
async function openData(folder: string, { uid, gid }: Account): Promise<void> {
  await makeOpenFolder();
  const target = await mkdtemp(join(openFolder, 'data-'));
  await cp(folder, target, { recursive: true, verbatimSymlinks: true });
  await run('chown', ['-R', `${uid}:${gid}`, target]);
  await rename(folder, movedName(folder));
  await symlink(target, folder);
  await rm(movedName(folder), { recursive: true });
}

/** Ends a move of the data that was interrupted: takes the data back, or removes what was copied already. */
async function endOpenMove(folder: string): Promise<void> {
  const moved = movedName(folder);
  if (!existsSync(moved)) return;
  if (existsSync(folder)) return rm(moved, { recursive: true });
  await rm(folder, { force: true });
  await rename(moved, folder);
}

/**
 * Chooses the account that runs PostgreSQL and makes sure that it can reach programs and data. An ordinary user runs both
 * in place. Root moves them to /var/lib/navaratna if a folder above is closed, and logs that.
 */
export async function resolveDataDir(home: string, log: (line: string) => void): Promise<DataDir> {
  const folder = join(home, 'postgres');
  await endOpenMove(folder);
  // An earlier start may have moved the data to a folder that is gone.
  if (!existsSync(folder)) await rm(folder, { force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const binaries = await findBinaries();
  const account = await postgresAccount(join(folder, 'cluster'));
  if (!account) return { binaries, account, folder: await realpath(folder) };
  await chown(folder, account.uid, account.gid);
  // Under a strict umask the account could not enter root's new folder. It gets no right to list it.
  await chmod(home, ((await stat(home)).mode | 0o011) & 0o7777);
  if (!(await succeeds(account, 'test', ['-x', await realpath(folder)]))) {
    log(
      `PostgreSQL does not run as root. Account ${account.uid}, which runs it, cannot enter ${home}, so its data goes to ${openFolder}.`,
    );
    await openData(folder, account);
  }
  const runs = await succeeds(account, programOf(binaries, 'postgres'), ['--version']);
  return {
    binaries: runs ? binaries : await openBinaries(binaries),
    account,
    folder: await realpath(folder),
  };
}
