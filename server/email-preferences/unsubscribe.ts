import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type OptionalMail, optionalMails } from '#contract/email-preferences/consents.ts';

/** The content of an unsubscribe link: the person and the e-mail to end. */
export type Leaving = { userId: string; mail: OptionalMail };

/** The signed links that end an e-mail. They need no login and do not expire, because an e-mail may be old. */
export type UnsubscribeLinks = ReturnType<typeof createUnsubscribeLinks>;

/** Creates the links signed with a secret: HMAC-SHA256 under a key derived for this purpose only. */
export function createUnsubscribeLinks(secret: () => Promise<string>) {
  let key: Promise<Buffer> | null = null;
  async function sign(payload: string): Promise<string> {
    key ??= secret().then((text) => Buffer.from(hkdfSync('sha256', text, 'navaratna', 'unsubscribe', 32)));
    return createHmac('sha256', await key)
      .update(payload)
      .digest('base64url');
  }
  return {
    /** Creates the token of a link. */
    async make({ userId, mail }: Leaving): Promise<string> {
      const payload = `${mail}.${userId}`;
      return `${payload}.${await sign(payload)}`;
    },

    /** Returns the content of a token; null if it is not ours or was changed. */
    async read(token: string): Promise<Leaving | null> {
      const [name = '', userId = '', given = ''] = token.split('.');
      const mail = optionalMails.find((one) => one === name);
      if (!mail) return null;
      const expected = Buffer.from(await sign(`${mail}.${userId}`));
      const got = Buffer.from(given);
      return expected.length === got.length && timingSafeEqual(expected, got) ? { userId, mail } : null;
    },
  };
}
