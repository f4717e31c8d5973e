import { type KycDocument, kycDocuments } from '#contract/consultations/astrologers/kyc-rules.ts';
import type { Encryptor } from '../../platform/security/encryptor.ts';

/** The document a ticket opens, and the admin it opens for. */
export type Ticket = { userId: string; document: KycDocument; adminId: string };

// Compact, because a path segment may have at most a hundred characters: two ids, the document's number, the expiry
// in seconds in base 36. Encryption adds 35 bytes, which makes 99 characters.
const sealed = /^([0-9a-z]{16})([0-9a-z]{16})(\d)([0-9a-z]+)$/;

const lifeSeconds = 10 * 60;

/** The tickets of documents. */
export type KycTickets = ReturnType<typeof createTickets>;

/**
 * Creates the tickets in the addresses of documents. A list issues dozens of them and few are used, so a ticket is an
 * encrypted text instead of a row. Nobody can forge or change one. It opens its document for its admin for ten minutes.
 */
export function createTickets(sealer: Encryptor, now: () => Date) {
  return {
    /** Creates a ticket, as a path segment. */
    async issue({ userId, document, adminId }: Ticket): Promise<string> {
      const until = (Math.floor(now().getTime() / 1000) + lifeSeconds).toString(36);
      const text = userId + adminId + kycDocuments.indexOf(document) + until;
      return (await sealer.encrypt(Buffer.from(text))).toString('base64url');
    },

    /**
     * Returns the document of a ticket for this admin; null if it has expired, belongs to another admin, or is invalid.
     */
    async read(ticket: string, adminId: string): Promise<Omit<Ticket, 'adminId'> | null> {
      const text = await sealer.decrypt(Buffer.from(ticket, 'base64url')).then(String, () => null);
      const [, userId = '', holder, index, until = ''] = sealed.exec(text ?? '') ?? [];
      const document = kycDocuments[Number(index)];
      const open = Number.parseInt(until, 36) * 1000 > now().getTime();
      return document && holder === adminId && open ? { userId, document } : null;
    },
  };
}
