import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** An account of this machine. */
export type Account = { name: string; uid: number; gid: number };

const isRoot = process.getuid?.() === 0;

// PostgreSQL refuses to run as root. `nobody` exists on the barest container, and needs no useradd.
const preferred = ['navaratna', 'nobody', 'daemon'];

/** All accounts of the machine. */
async function accounts(): Promise<Account[]> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').filter(Boolean);
  return lines.map((line) => {
    const [name = '', , uid, gid] = line.split(':');
    return { name, uid: Number(uid), gid: Number(gid) };
  });
}

/**
 * The account PostgreSQL runs under: our own, unless we are root; then the owner of a cluster that exists, so that a
 * shop once started by an ordinary user goes on, else the first unprivileged one. Undefined means our own.
 */
export async function postgresAccount(cluster: string): Promise<Account | undefined> {
  if (!isRoot) return undefined;
  const all = await accounts();
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0) {
    const known = all.find((account) => account.uid === owner.uid);
    return known ?? { name: String(owner.uid), uid: owner.uid, gid: owner.gid };
  }
  const found = preferred
    .map((name) => all.find((account) => account.name === name))
    .find((account) => account);
  if (!found)
    throw new Error(`PostgreSQL does not run as root, and there is no account ${preferred.join(', ')}.`);
  return found;
}

/** True when the account may do what the bits say (4 read, 1 enter or execute) with the file itself. */
async function may({ uid, gid }: Account, path: string, bits: number): Promise<boolean> {
  const file = await stat(path).catch(() => undefined);
  if (!file) return false;
  const shift = file.uid === uid ? 6 : file.gid === gid ? 3 : 0;
  return ((file.mode >> shift) & bits) === bits;
}

/** True when the account can reach and read a file or enter a folder: every folder above has to let it through. */
export async function canReach(account: Account, path: string): Promise<boolean> {
  const isFolder = (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
  if (!(await may(account, path, isFolder ? 1 : 4))) return false;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!(await may(account, folder, 1))) return false;
    if (folder === dirname(folder)) return true;
  }
}
