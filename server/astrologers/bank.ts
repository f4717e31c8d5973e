import type { BankDetails } from '#contract/astrologers/endpoints.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { AuditService } from '../audit/service.ts';
import type { MailService } from '../email/service.ts';
import { type AppError, appError } from '../platform/core/app-error.ts';
import { transact } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { Encryptor } from '../platform/security/encryptor.ts';
import type { SettingsService } from '../settings/service.ts';
import { findBank, writeBank } from './bank-store.ts';
import { findAstrologer } from './store.ts';

/** The service for the accounts that astrologers' earnings are paid to. */
export type BankService = ReturnType<typeof createBank>;

/** Bank details as an astrologer types them, with the password that proves the person. */
export type TypedBank = {
  holder: string;
  accountNumber: string;
  ifsc: string;
  bankName: string;
  password: string;
};

/** Creates the bank details service. The sealer has a purpose of its own. */
export function createBank(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  {
    accounts,
    audit,
    mail,
    sealer,
    settings,
  }: {
    accounts: AccountsService;
    audit: AuditService;
    mail: MailService;
    sealer: Encryptor;
    settings: SettingsService;
  },
) {
  return {
    /**
     * Sets the account. It requires the password and notifies the owner by e-mail, so that an unlocked phone is not
     * enough.
     */
    async change(
      userId: string,
      { holder, accountNumber, ifsc, bankName, password }: TypedBank,
    ): Promise<BankDetails | AppError> {
      if (!(await findAstrologer(db, userId))) return appError('astrologer_not_found');
      const refused = await accounts.prove(userId, password);
      if (refused) return refused;
      const person = await accounts.person(userId);
      if (!person) return appError('astrologer_not_found');
      const account = await sealer.encrypt(Buffer.from(accountNumber, 'utf8'));
      const bank: BankDetails = { holder, lastFour: accountNumber.slice(-4), ifsc, bankName };
      const { bankWaitHours } = (await settings.all()).payouts;
      return transact(db, async (tx) => {
        const before = await findBank(tx, userId);
        const at = now();
        const same =
          before?.ifsc === ifsc && (await sealer.decrypt(before.account)).toString('utf8') === accountNumber;
        const replacedAt = same ? before.replaced_at : before ? at : null;
        await writeBank(tx, { userId, account, at, replacedAt, ...bank });
        await audit.record(tx, {
          at,
          actorId: userId,
          action: 'bank.changed',
          entity: 'astrologer',
          entityId: userId,
          of: userId,
          ...(before && { before: { lastFour: before.last_four, ifsc: before.ifsc } }),
          after: { lastFour: bank.lastFour, ifsc },
        });
        const { name, email, language } = person;
        await mail.send(tx, {
          to: email,
          language,
          mail: {
            kind: 'bank-changed',
            name,
            bankName,
            lastFour: bank.lastFour,
            waitHours: replacedAt === at ? bankWaitHours : 0,
          },
        });
        return bank;
      });
    },

    /** Returns the account to pay with its decrypted number; null until it is set. For withdrawals only. */
    async payeeOf(
      userId: string,
    ): Promise<{ holder: string; accountNumber: string; ifsc: string; replacedAt: Date | null } | null> {
      const row = await findBank(db, userId);
      if (!row) return null;
      const accountNumber = (await sealer.decrypt(row.account)).toString('utf8');
      return { holder: row.holder, accountNumber, ifsc: row.ifsc, replacedAt: row.replaced_at };
    },
  };
}
