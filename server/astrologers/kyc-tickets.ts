import { type KycDocument, kycDocuments } from '#contract/astrologers/kyc-rules.ts';
import type { Encryptor } from '../platform/security/encryptor.ts';

/** What a ticket opens, and for whom. */
export type Ticket = { userId: string; document: KycDocument; adminId: string };

// Short, because a part of an address may have a hundred characters: two ids, the document's number, the end in base 36.
const sealed = /^([0-9a-z]{16})([0-9a-z]{16})(\d)([0-9a-z]+)$/;

const lifeMs = 10 * 60_000;

/**
 * Tickets in the addresses of documents. A list gives out dozens at a time and few are used, so a ticket is a sealed
 * text instead of a row: nobody can make or change one. It opens its document for its admin for ten minutes.
 */
export function createTickets(sealer: Encryptor, now: () => Date) {
  return {
    /** Returns a ticket, as a part of an address. */
    async issue({ userId, document, adminId }: Ticket): Promise<string> {
      const until = (now().getTime() + lifeMs).toString(36);
      const text = userId + adminId + kycDocuments.indexOf(document) + until;
      return (await sealer.seal(Buffer.from(text))).toString('base64url');
    },

    /** Returns what a ticket opens for this admin; null when it is over, another's, or no ticket at all. */
    async read(ticket: string, adminId: string): Promise<Omit<Ticket, 'adminId'> | null> {
      const text = await sealer.open(Buffer.from(ticket, 'base64url')).then(String, () => null);
      const [, userId = '', holder, index, until = ''] = sealed.exec(text ?? '') ?? [];
      const document = kycDocuments[Number(index)];
      const open = Number.parseInt(until, 36) > now().getTime();
      return document && holder === adminId && open ? { userId, document } : null;
    },
  };
}
