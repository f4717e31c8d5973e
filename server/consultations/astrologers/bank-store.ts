import { sql } from 'kysely';
import type { BankDetails } from '#contract/consultations/astrologers/endpoints.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';

/** Returns an astrologer's account. The number is encrypted. */
export const findBank = (db: Reader, userId: string) =>
  db.selectFrom('bank_accounts').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** Returns the accounts of those who have one. The numbers are encrypted. */
export const findBanks = (db: Reader, userIds: readonly string[]) =>
  db
    .selectFrom('bank_accounts')
    .select(['user_id', 'holder', 'account', 'ifsc', 'replaced_at'])
    .where(sql<boolean>`user_id = any(${userIds})`)
    .execute();

/** Returns whether an astrologer is approved and their bank document is stored. */
export async function hasBankDocument(db: Reader, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('astrologers as a')
    .innerJoin('kyc_documents as d', 'd.user_id', 'a.user_id')
    .select('a.user_id')
    .where('a.user_id', '=', userId)
    .where('a.kyc', '=', 'approved')
    .where('d.document', '=', 'bank')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether an admin has opened the bank document that an astrologer has now, since an instant, by its one-time address. */
export async function hasViewedBank(
  db: Reader,
  { userId, adminId, since }: { userId: string; adminId: string; since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('kyc_views as v')
    .innerJoin('kyc_documents as d', 'd.user_id', 'v.user_id')
    .select('v.user_id')
    .where('v.user_id', '=', userId)
    .where('v.document', '=', 'bank')
    .where('d.document', '=', 'bank')
    .where('v.admin_id', '=', adminId)
    .where('v.opened_at', '>', since)
    .whereRef('v.opened_at', '>=', 'd.sent_at')
    .executeTakeFirst();
  return row !== undefined;
}

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
    typedBy,
  }: BankDetails & {
    userId: string;
    account: Buffer;
    at: Date;
    /** When this account became the one that is paid to; null for long ago. */
    replacedAt: Date | null;
    /** The member of staff who typed it from the bank document; null for its owner. */
    typedBy: string | null;
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
    typed_by: typedBy,
  };
  return tx
    .insertInto('bank_accounts')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
};
