import { type OptionalMail, optionalMails } from '#contract/people/email-preferences/consents.ts';
import type { Keyring } from '../../platform/security/keyring.ts';
import { createLinkSigner } from '../../platform/security/link-signer.ts';

/** The content of an unsubscribe link: the person and the e-mail to end. */
export type Leaving = { userId: string; mail: OptionalMail };

/** Creates the links. */
export function createUnsubscribeLinks(keyring: Keyring) {
  const signer = createLinkSigner(keyring, 'unsubscribe');
  return {
    /** Creates the token of a link. */
    async make({ userId, mail }: Leaving): Promise<string> {
      const payload = `${mail}.${userId}`;
      return `${payload}.${await signer.sign(payload)}`;
    },

    /** Returns the content of a token; null if it is not ours or was changed. */
    async read(token: string): Promise<Leaving | null> {
      const [name = '', userId = '', given = ''] = token.split('.');
      const mail = optionalMails.find((one) => one === name);
      if (!mail) return null;
      return (await signer.isOurs(`${mail}.${userId}`, given)) ? { userId, mail } : null;
    },
  };
}
