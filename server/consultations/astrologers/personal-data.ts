import { type PersonalPart, removeRows, rowsOf } from '../../platform/core/personal-data.ts';

/** An astrologer's profile, documents and payout account. */
export const astrologersPersonal: PersonalPart = {
  name: 'astrologer',
  tables: {
    astrologers: { exported: true, erased: true },
    kyc_documents: { exported: true, erased: true },
    bank_accounts: { exported: true, erased: true },
    kyc_views: {
      exported: true,
      erased: 'proves who looked at a document and why; the document itself is gone',
    },
    presence: { exported: 'open connections, forgotten within a minute', erased: true },
  },
  async collect(db, { userId }) {
    const of = (table: string, hidden: string[]) =>
      rowsOf(db, { table, column: 'user_id', value: userId, hidden });
    const [profile] = await of('astrologers', ['kyc_decided_by']);
    return (
      profile && {
        profile,
        // The pictures are encrypted. The copy only lists them; their owner has the originals.
        documents: await of('kyc_documents', ['sealed']),
        documentsSeen: await of('kyc_views', ['ticket', 'admin_id']),
        bankAccount: await of('bank_accounts', ['account']),
      }
    );
  },
  async erase(tx, { userId, at }) {
    await removeRows(tx, userId, ['kyc_documents', 'bank_accounts', 'presence']);
    const kept = await tx
      .selectFrom('astrologers')
      .select('photo')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    await tx
      .updateTable('astrologers')
      .set({
        gender: 'other',
        dob: new Date(Date.UTC(1900, 0, 1)),
        state: '',
        city: '',
        location: '',
        bio: '',
        name_hi: null,
        bio_hi: null,
        photo: null,
        languages: [],
        accepting: false,
        kyc: 'rejected',
        kyc_reason: null,
        kyc_decided_at: at,
      })
      .where('user_id', '=', userId)
      .execute();
    return kept?.photo ? [kept.photo] : [];
  },
};
