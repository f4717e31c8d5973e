import { asPaise } from '../platform/core/money.ts';
import { transact } from '../platform/database/database.ts';
import { createConsultant } from './chats.ts';
import { refusal } from './checkout.ts';
import type { Person, TestShop } from './test-shop.ts';

/** Sets the bank account of an astrologer, as they do themselves. */
export const setBank = (who: Person, accountNumber: string) =>
  who.api('PUT /api/astrologers/bank-details', {
    body: {
      holder: 'Gopal Shastri',
      accountNumber,
      ifsc: 'HDFC0000001',
      bankName: 'HDFC Bank',
      password: 'a good password',
    },
  });

/** Creates an astrologer with a bank account and earnings of this many rupees. */
export async function createEarner(world: TestShop, rupees: number): Promise<Person> {
  const astrologer = await createConsultant(world);
  await setBank(astrologer, '000111222333');
  // An account of long ago: a new one waits.
  await world.db
    .updateTable('bank_accounts')
    .set({ replaced_at: null })
    .where('user_id', '=', astrologer.userId)
    .execute();
  const amount = asPaise(rupees * 100);
  await transact(world.db, (tx) =>
    world.shop.services.ledger.post(tx, {
      key: `earned:${astrologer.userId}`,
      kind: 'chat_session_settlement',
      subjectId: astrologer.userId,
      postings: [
        { account: 'gateway_clearing', amount: -amount },
        { account: `astrologer_earnings:${astrologer.userId}`, amount },
      ],
    }),
  );
  return astrologer;
}

/** Stores the bank document of an astrologer, as their application does, and approves it. */
export async function storeBankDocument(world: TestShop, { userId }: Person): Promise<void> {
  const pictures = new Map([['bank', Buffer.from('a picture')] as const]);
  await transact(world.db, async (tx) => {
    await world.shop.services.kyc.keep(tx, { userId, pictures, at: world.clock.now() });
    return null;
  });
  await world.db.updateTable('astrologers').set({ kyc: 'approved' }).where('user_id', '=', userId).execute();
}

/** Asks for a withdrawal. Returns its id. */
export const ask = async (astrologer: Person, amount: number): Promise<string> =>
  (await astrologer.api('POST /api/payment/wallet/withdraw', { body: { amount } })).transactionId;

/** Approves a withdrawal. Returns the code of the refusal, or 'accepted'. */
export const approve = (id: string, by: Person): Promise<string> =>
  refusal(
    by.api('POST /api/payment/admin/withdrawals/{id}/update-status', {
      params: { id },
      body: { status: 'completed', reference: 'UTR20261122' },
    }),
  );

/** Confirms a withdrawal. Returns the code of the refusal, or 'accepted'. */
export const confirm = (id: string, by: Person): Promise<string> =>
  refusal(by.api('POST /api/payment/admin/withdrawals/{id}/confirm', { params: { id } }));

/** Returns a withdrawal as a member of staff sees it. */
export const seenBy = async (id: string, by: Person) => {
  const { withdrawals } = await by.api('GET /api/payment/admin/withdrawals/requests', {
    query: { limit: 100 },
  });
  return withdrawals.find((one) => one.id === id);
};
