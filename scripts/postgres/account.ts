import { readFile, stat } from 'node:fs/promises';

/** The account of this machine that PostgreSQL runs under. */
export type Account = { uid: number; gid: number };

// PostgreSQL refuses to run as root. `nobody` exists in every container without useradd.
const preferred = ['navaratna', 'nobody', 'daemon'];

/**
 * Returns the account that PostgreSQL runs under, or undefined for our own. As root that is the owner of an existing
 * cluster, so that root can continue the shop of an ordinary user. Otherwise it is the first unprivileged account.
 */
export async function postgresAccount(cluster: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of preferred) {
    const [, , uid, gid] = accounts.find(([other]) => other === name) ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(`PostgreSQL does not run as root, and there is no account ${preferred.join(', ')}.`);
}
