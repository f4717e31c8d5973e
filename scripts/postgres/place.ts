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

/** Where a cluster lies and who runs it. */
export type Place = { binaries: Binaries; account: Account | undefined; folder: string };

/** Where root puts what the unprivileged account must reach when the project's folder is closed to it. */
const openFolder = '/var/lib/navaratna';

/** Does something to a folder, then to everything below it. */
async function walk(path: string, visit: (path: string) => Promise<unknown>): Promise<void> {
  await visit(path);
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) await walk(child, visit);
    else if (entry.isFile()) await visit(child);
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function makeOpenFolder(): Promise<void> {
  await mkdir(openFolder, { recursive: true });
  await chmod(openFolder, 0o755);
}

/** A copy of the programs that every account can read, made once a version. */
async function openBinaries(binaries: Binaries): Promise<Binaries> {
  const folder = join(openFolder, `postgresql-${binaries.version}`);
  if (!(await exists(folder))) {
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

/** Takes the data of a home to an open folder, with what lies there already, and leaves a link: the path stays. */
async function openData(folder: string, account: Account): Promise<void> {
  await makeOpenFolder();
  const target = await mkdtemp(join(openFolder, 'data-'));
  if (await exists(folder)) {
    await cp(folder, target, { recursive: true, verbatimSymlinks: true });
    await walk(target, (path) => lchown(path, account.uid, account.gid));
  }
  await rm(folder, { recursive: true, force: true });
  await symlink(target, folder);
}

/** True when the data went to /var/lib before and still is there. */
const isOpened = async (folder: string): Promise<boolean> =>
  (await exists(folder)) && (await lstat(folder)).isSymbolicLink();

const sample = ['bin/postgres', 'share/postgresql/postgres.bki', 'lib/postgresql/plpgsql.so'];

/** True when the account can read the programs where they are installed. */
async function canRun(account: Account, { folder }: Binaries): Promise<boolean> {
  for (const file of sample) if (!(await canReach(account, join(folder, file)))) return false;
  return true;
}

/**
 * Decides who runs PostgreSQL and makes sure that account can reach programs and data. As an ordinary user that is
 * where they are; as root both are taken to /var/lib/navaratna if a folder above is closed, and `log` says so.
 */
export async function findPlace(home: string, log: (line: string) => void): Promise<Place> {
  const folder = join(home, 'postgres');
  const account = await postgresAccount(join(folder, 'cluster'));
  let binaries = await findBinaries();
  if (!account) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return { binaries, account, folder: await realpath(folder) };
  }
  // Passing through, not reading: under a strict umask root's new folder would stop the account.
  await chmod(home, ((await stat(home)).mode | 0o011) & 0o7777);
  if (!(await canRun(account, binaries))) binaries = await openBinaries(binaries);
  if (!(await canReach(account, home)) && !(await isOpened(folder))) {
    log(
      `Under root PostgreSQL runs as "${account.name}", who cannot enter ${home}: its data goes to ${openFolder}.`,
    );
    await openData(folder, account);
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chown(folder, account.uid, account.gid);
  return { binaries, account, folder: await realpath(folder) };
}
