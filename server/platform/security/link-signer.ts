import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Keyring } from './keyring.ts';

/**
 * Creates a signer by HMAC-SHA256 under a key derived for one purpose only. All secrets of the keyring verify; the first
 * one signs.
 */
export function createLinkSigner(keyring: Keyring, purpose: string) {
  const signatures = async (payload: string): Promise<string[]> =>
    (await keyring()).map(({ secret }) => {
      const key = Buffer.from(hkdfSync('sha256', secret, 'navaratna', purpose, 32));
      return createHmac('sha256', key).update(payload).digest('base64url');
    });
  return {
    /** Returns the signature of a payload: 43 characters that need no escape in an address. */
    sign: async (payload: string): Promise<string> => (await signatures(payload))[0] ?? '',

    /** Returns whether a signature is ours. Compares in constant time. */
    async isOurs(payload: string, given: string): Promise<boolean> {
      const sent = Buffer.from(given);
      const matches = (await signatures(payload)).map((signature) => {
        const ours = Buffer.from(signature);
        return ours.length === sent.length && timingSafeEqual(ours, sent);
      });
      return matches.includes(true);
    },
  };
}
