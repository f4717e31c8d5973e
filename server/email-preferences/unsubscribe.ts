import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type OptionalMail, optionalMails } from '#contract/email-preferences/consents.ts';
import type { Keyring } from '../platform/security/keyring.ts';

/** The content of an unsubscribe link: the person and the e-mail to end. */
export type Leaving = { userId: string; mail: OptionalMail };

/** The signed links that end an e-mail. They need no login and do not expire, because an e-mail may be old. */
export type UnsubscribeLinks = ReturnType<typeof createUnsubscribeLinks>;

/** Creates the links, signed by HMAC-SHA256 under a key derived for this purpose only. All secrets of the keyring verify. */
export function createUnsubscribeLinks(keyring: Keyring) {
  const signatures = async (payload: string): Promise<string[]> =>
    (await keyring()).map(({ secret }) => {
      const key = Buffer.from(hkdfSync('sha256', secret, 'navaratna', 'unsubscribe', 32));
      return createHmac('sha256', key).update(payload).digest('base64url');
    });
  return {
    /** Creates the token of a link. */
    async make({ userId, mail }: Leaving): Promise<string> {
      const payload = `${mail}.${userId}`;
      return `${payload}.${(await signatures(payload))[0]}`;
    },

    /** Returns the content of a token; null if it is not ours or was changed. */
    async read(token: string): Promise<Leaving | null> {
      const [name = '', userId = '', given = ''] = token.split('.');
      const mail = optionalMails.find((one) => one === name);
      if (!mail) return null;
      const got = Buffer.from(given);
      const matches = (await signatures(`${mail}.${userId}`)).map((signature) => {
        const expected = Buffer.from(signature);
        return expected.length === got.length && timingSafeEqual(expected, got);
      });
      return matches.includes(true) ? { userId, mail } : null;
    },
  };
}
