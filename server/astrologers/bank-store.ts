import type { BankDetails } from '#contract/astrologers/endpoints.ts';
import type { Reader, Tx } from '../platform/database/database.ts';

/** Returns an astrologer's account. The number is encrypted. */
export const findBank = (db: Reader, userId: string) =>
  db.selectFrom('bank_accounts').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** Returns the account as its owner sees it; null if there is none. */
export async function readBank(db: Reader, userId: string): Promise<BankDetails | null> {
  const row = await findBank(db, userId);
  return row ? { holder: row.holder, lastFour: row.last_four, ifsc: row.ifsc, bankName: row.bank } : null;
}

/** Sets an astrologer's account. */
export const writeBank = (
  tx: Tx,
  {
    userId,
    holder,
    account,
    lastFour,
    ifsc,
    bankName,
    at,
    replacedAt,
  }: BankDetails & {
    userId: string;
    account: Buffer;
    at: Date;
    /** When another account was replaced by this one; null for the first. */
    replacedAt: Date | null;
  },
) => {
  const row = {
    holder,
    account,
    last_four: lastFour,
    ifsc,
    bank: bankName,
    changed_at: at,
    replaced_at: replacedAt,
  };
  return tx
    .insertInto('bank_accounts')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
};
