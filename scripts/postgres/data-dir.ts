import { existsSync } from 'node:fs';
import {
  chmod,
  chown,
  cp,
  lchown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  realpath,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { join } from 'node:path';
import { type Account, canReach, postgresAccount } from './account.ts';
import { type Binaries, findBinaries } from './binaries.ts';

/** The folder of a cluster, the account that runs it (undefined: our own), and the programs that the account can run. */
export type DataDir = { binaries: Binaries; account: Account | undefined; folder: string };

/** The folder in which root puts data and programs when the unprivileged account cannot enter the project's folder. */
const openFolder = '/var/lib/navaratna';

/** Visits a folder, then its files and folders at every depth. */
async function walk(path: string, visit: (path: string) => Promise<unknown>): Promise<void> {
  await visit(path);
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) await walk(child, visit);
    else if (entry.isFile()) await visit(child);
  }
}

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
    await walk(unfinished, async (path) => {
      const { mode } = await stat(path);
      await chmod(path, mode | 0o444 | (mode & 0o100 ? 0o111 : 0));
    });
    await rename(unfinished, folder);
  }
  return { ...binaries, folder };
}

/** Moves the data of a home to an open folder and puts a symbolic link in its place. */
async function openData(folder: string, account: Account): Promise<void> {
  await makeOpenFolder();
  const target = await mkdtemp(join(openFolder, 'data-'));
  if (existsSync(folder)) {
    await cp(folder, target, { recursive: true, verbatimSymlinks: true });
    await walk(target, (path) => lchown(path, account.uid, account.gid));
  }
  await rm(folder, { recursive: true, force: true });
  await symlink(target, folder);
}

/** Returns true when an earlier start moved the data and it still exists. */
const isOpened = async (folder: string): Promise<boolean> =>
  existsSync(folder) && (await lstat(folder)).isSymbolicLink();

const sample = ['bin/postgres', 'share/postgresql/postgres.bki', 'lib/postgresql/plpgsql.so'];

/** Returns true when the account can read the programs where they are installed. */
async function canRun(account: Account, { folder }: Binaries): Promise<boolean> {
  for (const file of sample) if (!(await canReach(account, join(folder, file)))) return false;
  return true;
}

/**
 * Chooses the account that runs PostgreSQL and makes sure that it can reach programs and data. An ordinary user runs both
 * in place. Root moves them to /var/lib/navaratna if a folder above is closed, and logs that.
 */
export async function resolveDataDir(home: string, log: (line: string) => void): Promise<DataDir> {
  const folder = join(home, 'postgres');
  const account = await postgresAccount(join(folder, 'cluster'));
  let binaries = await findBinaries();
  if (!account) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return { binaries, account, folder: await realpath(folder) };
  }
  // Under a strict umask the account could not enter root's new folder. It gets no right to list it.
  await chmod(home, ((await stat(home)).mode | 0o011) & 0o7777);
  if (!(await canRun(account, binaries))) binaries = await openBinaries(binaries);
  if (!(await canReach(account, home)) && !(await isOpened(folder))) {
    log(
      `PostgreSQL does not run as root: it runs as "${account.name}", which cannot enter ${home}, so its data goes to ${openFolder}.`,
    );
    await openData(folder, account);
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chown(folder, account.uid, account.gid);
  return { binaries, account, folder: await realpath(folder) };
}
