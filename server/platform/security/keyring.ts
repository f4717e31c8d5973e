import { hkdfSync } from 'node:crypto';
import type { Reader } from '../database/database.ts';
import { getOrCreateSecret } from './secrets.ts';

/** A secret and its version: eight hex digits that follow from it and reveal nothing of it. */
export type Key = { id: string; secret: string };

/** The versions of a secret: the first one signs and encrypts, all of them verify and decrypt. */
export type Keyring = () => Promise<readonly [Key, ...Key[]]>;

/** Returns the version of a secret. Derived by HKDF (RFC 5869), so it is the same on every machine. */
const idOf = (secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, 'navaratna', 'key id', 4)).toString('hex');

/** Creates a keyring of these secrets, the current one first. Reads them once; a failed read is tried again. */
export function createKeyring(secrets: () => Promise<readonly [string, ...string[]]>): Keyring {
  let keys: ReturnType<Keyring> | null = null;
  return () => {
    if (!keys) {
      keys = secrets().then(([current, ...accepted]) => {
        const key = (secret: string): Key => ({ id: idOf(secret), secret });
        return [key(current), ...accepted.map(key)];
      });
      keys.catch(() => {
        keys = null;
      });
    }
    return keys;
  };
}

/**
 * Returns the keyring of the environment's secret and of the other one that it accepts. Without either, the database
 * has a generated secret.
 */
export const keyringOf = (
  { current, accepted }: { current: string | null; accepted: string | null },
  { db, name, now }: { db: Reader; name: 'session' | 'data'; now: () => Date },
): Keyring =>
  createKeyring(async () => {
    const first = current ?? (await getOrCreateSecret(db, name, now()));
    return accepted ? [first, accepted] : [first];
  });
