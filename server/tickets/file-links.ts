import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Keyring } from '../platform/security/keyring.ts';

/** Days for which the link to a file works: the time in which a complaint must be settled, twice. */
const days = 60;

/** The signed links to files of replies. They need no login, because a sender may have no account. */
export type FileLinks = ReturnType<typeof createFileLinks>;

/** Creates the links, signed by HMAC-SHA256 under a key derived for this purpose only. All secrets of the keyring verify. */
export function createFileLinks(keyring: Keyring, now: () => Date) {
  const signatures = async (payload: string): Promise<string[]> =>
    (await keyring()).map(({ secret }) => {
      const key = Buffer.from(hkdfSync('sha256', secret, 'navaratna', 'ticket files', 32));
      return createHmac('sha256', key).update(payload).digest('base64url');
    });
  return {
    /** Creates the token of a link to a file. */
    async make(fileId: string): Promise<string> {
      const payload = `${fileId}.${(now().getTime() + days * 86_400_000).toString(36)}`;
      return `${payload}.${(await signatures(payload))[0]}`;
    },

    /** Returns the file of a token; null if it is not ours, was changed, or has run out. */
    async read(token: string): Promise<string | null> {
      const [fileId = '', until = '', given = ''] = token.split('.');
      const sent = Buffer.from(given);
      const isOurs = (await signatures(`${fileId}.${until}`)).some((one) => {
        const ours = Buffer.from(one);
        return ours.length === sent.length && timingSafeEqual(ours, sent);
      });
      return isOurs && Number.parseInt(until, 36) > now().getTime() ? fileId : null;
    },
  };
}
