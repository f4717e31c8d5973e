import type { Keyring } from '../../platform/security/keyring.ts';
import { createLinkSigner } from '../../platform/security/link-signer.ts';

/** Days for which the link to a file works: the time in which a complaint must be settled, twice. */
const days = 60;

/** The signed links to files of replies. They need no login, because a sender may have no account. */
export type FileLinks = ReturnType<typeof createFileLinks>;

/** Creates the links. */
export function createFileLinks(keyring: Keyring, now: () => Date) {
  const signer = createLinkSigner(keyring, 'ticket files');
  return {
    /** Creates the token of a link to a file. */
    async make(fileId: string): Promise<string> {
      const payload = `${fileId}.${(now().getTime() + days * 86_400_000).toString(36)}`;
      return `${payload}.${await signer.sign(payload)}`;
    },

    /** Returns the file of a token; null if it is not ours, was changed, or has run out. */
    async read(token: string): Promise<string | null> {
      const [fileId = '', until = '', given = ''] = token.split('.');
      const isOurs = await signer.isOurs(`${fileId}.${until}`, given);
      return isOurs && Number.parseInt(until, 36) > now().getTime() ? fileId : null;
    },
  };
}
