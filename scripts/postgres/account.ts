import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** An account of this machine. */
export type Account = { name: string; uid: number; gid: number };

const isRoot = process.getuid?.() === 0;

// PostgreSQL refuses to run as root. `nobody` exists in every container without useradd.
const preferred = ['navaratna', 'nobody', 'daemon'];

/** Lists the accounts of the machine. */
async function accounts(): Promise<Account[]> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').filter(Boolean);
  return lines.map((line) => {
    const [name = '', , uid, gid] = line.split(':');
    return { name, uid: Number(uid), gid: Number(gid) };
  });
}

/**
 * Returns the account that PostgreSQL runs under, or undefined for our own. As root that is the owner of an existing
 * cluster, so that root can continue the shop of an ordinary user. Otherwise it is the first unprivileged account.
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

/** Returns true when the mode of the file grants the account these bits (4 read, 1 enter or execute). */
async function may({ uid, gid }: Account, path: string, bits: number): Promise<boolean> {
  const file = await stat(path).catch(() => undefined);
  if (!file) return false;
  const shift = file.uid === uid ? 6 : file.gid === gid ? 3 : 0;
  return ((file.mode >> shift) & bits) === bits;
}

/** Returns true when the account can read a file or enter a folder. It has to be able to enter each folder above. */
export async function canReach(account: Account, path: string): Promise<boolean> {
  const isFolder = (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
  if (!(await may(account, path, isFolder ? 1 : 4))) return false;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!(await may(account, folder, 1))) return false;
    if (folder === dirname(folder)) return true;
  }
}
