import type { SettingsService } from '../../base/settings/service.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { Encryptor } from '../../platform/security/encryptor.ts';
import type { Payee } from './payouts.ts';
import type { WithdrawalRow } from './withdrawal-store.ts';

/** The account of an astrologer, and when it became the one that is paid to; null for long ago. */
export type StoredPayee = Payee & { replacedAt: Date | null };

/** The account that a request is paid to, and the instant before which it is not; null for at once. */
export type WithdrawalPayee = { payee: Payee; payableFrom: Date | null };

/** The services that find the account of a request. */
export type PayeeParts = {
  settings: SettingsService;
  sealer: Encryptor;
  /** Returns the accounts of astrologers by their ids, of those who have one. */
  payeesOf: (userIds: readonly string[], db?: Reader) => Promise<ReadonlyMap<string, StoredPayee>>;
};

/** Returns an account with the end of its waiting time, which the setting `payouts` gives. */
export async function withWait(
  { settings }: Pick<PayeeParts, 'settings'>,
  { replacedAt, ...payee }: StoredPayee,
  db?: Reader,
): Promise<WithdrawalPayee> {
  const { bankWaitHours } = (await settings.all(db)).payouts;
  return {
    payee,
    payableFrom: replacedAt && new Date(replacedAt.getTime() + bankWaitHours * 3_600_000),
  };
}

/**
 * Returns the account that a request is paid to: the one of the time when it was asked for, or for a pending request
 * without one that of today. Null while nobody has entered one.
 */
export async function payeeOn(
  parts: PayeeParts,
  row: WithdrawalRow,
  db?: Reader,
): Promise<WithdrawalPayee | null> {
  const { holder, account, ifsc } = row;
  if (holder !== null && account && ifsc !== null) {
    const accountNumber = (await parts.sealer.decrypt(account)).toString('utf8');
    return { payee: { holder, accountNumber, ifsc }, payableFrom: row.payable_from };
  }
  if (row.status !== 'pending') return null;
  const stored = (await parts.payeesOf([row.user_id], db)).get(row.user_id);
  return stored ? withWait(parts, stored, db) : null;
}

/** Returns the columns of a request that name its account. */
export async function payeeColumns(
  { sealer }: Pick<PayeeParts, 'sealer'>,
  { payee: { holder, accountNumber, ifsc }, payableFrom }: WithdrawalPayee,
): Promise<Pick<WithdrawalRow, 'holder' | 'account' | 'ifsc' | 'payable_from'>> {
  const account = await sealer.encrypt(Buffer.from(accountNumber, 'utf8'));
  return { holder, account, ifsc, payable_from: payableFrom };
}
