import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type OptionalMail, optionalMails } from '#contract/email-preferences/consents.ts';

/** What a link of a mail says: whose mails of which kind end. */
export type Leaving = { userId: string; mail: OptionalMail };

/** Makes and reads the signed links that end a mail. They need no login and do not run out: a mail may be old. */
export type UnsubscribeLinks = ReturnType<typeof createUnsubscribeLinks>;

/** The links signed with a secret; HMAC-SHA256 under a key derived for nothing else. */
export function createUnsubscribeLinks(secret: () => Promise<string>) {
  let key: Promise<Buffer> | null = null;
  async function sign(said: string): Promise<string> {
    key ??= secret().then((text) => Buffer.from(hkdfSync('sha256', text, 'navaratna', 'unsubscribe', 32)));
    return createHmac('sha256', await key)
      .update(said)
      .digest('base64url');
  }
  return {
    /** The token of a link. */
    async make({ userId, mail }: Leaving): Promise<string> {
      const said = `${mail}.${userId}`;
      return `${said}.${await sign(said)}`;
    },

    /** What a token says; null when it is not ours or was changed. */
    async read(token: string): Promise<Leaving | null> {
      const [name = '', userId = '', given = ''] = token.split('.');
      const mail = optionalMails.find((one) => one === name);
      if (!mail) return null;
      const wanted = Buffer.from(await sign(`${mail}.${userId}`));
      const got = Buffer.from(given);
      return wanted.length === got.length && timingSafeEqual(wanted, got) ? { userId, mail } : null;
    },
  };
}
