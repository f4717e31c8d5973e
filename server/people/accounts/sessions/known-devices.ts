import { newSecret } from '../../../platform/core/id.ts';
import type { Reader, Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashOfSecret } from '../../../platform/security/link-secret.ts';
import { hasDevice, upsertDevice } from './known-device-store.ts';

/** The browsers that people have logged in from. */
export type KnownDevices = ReturnType<typeof createKnownDevices>;

/** Days that a browser stays known after its last login. */
export const deviceDays = 180;

// No account has this id. An unknown login name costs the same query as a known one.
const nobody = '';

/**
 * Creates the record of browsers that have logged in (docs/decisions/0014). A random secret in a cookie identifies a
 * browser. The database stores its SHA-256 per account.
 */
export function createKnownDevices({ now }: Pick<Platform, 'now'>) {
  return {
    /** Returns the hash of a browser's secret if it has logged in to this account lately; otherwise null. */
    async recognise(db: Reader, userId: string | null, secret: string | null): Promise<string | null> {
      if (!secret) return null;
      const hash = hashOfSecret(secret);
      const since = new Date(now().getTime() - deviceDays * 86_400_000);
      const known = await hasDevice(db, { userId: userId ?? nobody, hash, since });
      return known ? hash.toString('base64url') : null;
    },

    /** Records that a browser has logged in to an account. Returns its secret, a new one if it had none. */
    async remember(tx: Tx, userId: string, secret: string | null): Promise<string> {
      const deviceSecret = secret ?? newSecret();
      await upsertDevice(tx, { userId, hash: hashOfSecret(deviceSecret), now: now() });
      return deviceSecret;
    },
  };
}
