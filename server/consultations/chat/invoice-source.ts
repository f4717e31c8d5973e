import type { AccountsService } from '../../people/accounts/service.ts';
import { asPaise } from '../../platform/core/money.ts';
import type { InvoiceSource } from '../../selling/invoices/service.ts';
import { findSession, lockSessions } from './store.ts';

/**
 * Creates the invoice source of chats: the charged minutes, billed to the customer (decision 9).
 */
export const createChatInvoiceSource = (accounts: AccountsService): InvoiceSource => ({
  async read(tx, days) {
    const sessions = await lockSessions(tx, [...days.keys()]);
    const people = await accounts.findPeople(
      sessions.flatMap((session) => [session.user_id, session.astrologer_id]),
      tx,
    );
    return sessions.map((session) => {
      const astrologer = people.get(session.astrologer_id)?.name ?? '';
      return {
        subjectId: session.id,
        reference: session.id,
        userId: session.user_id,
        language: people.get(session.user_id)?.language ?? 'en',
        at: session.ended_at ?? session.created_at,
        payment: 'wallet',
        address: null,
        lines: [
          {
            itemId: null,
            name: 'Astrology consultation by chat',
            nameHi: 'चैट पर ज्योतिष परामर्श',
            detail: { en: astrologer, hi: astrologer },
            hsn: null,
            rate: null,
            price: asPaise(session.rate),
            quantity: session.minutes,
            unit: 'OTH',
          },
        ],
        delivery: asPaise(0),
        total: asPaise(session.charged),
      };
    });
  },

  async find(db, reference) {
    const session = await findSession(db, reference);
    const open = session?.status === 'pending' || session?.status === 'approved';
    return session
      ? { subjectId: session.id, userId: session.user_id, awaits: open ? 'payment' : null }
      : null;
  },
});
