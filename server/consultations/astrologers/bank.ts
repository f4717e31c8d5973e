import type { BankDetails } from '#contract/consultations/astrologers/endpoints.ts';
import type { AuditService } from '../../base/audit/service.ts';
import type { MailService } from '../../base/email/service.ts';
import type { SettingsService } from '../../base/settings/service.ts';
import type { AccountsService, Person } from '../../people/accounts/service.ts';
import { type AppError, appError } from '../../platform/core/app-error.ts';
import { type Reader, type Tx, transact } from '../../platform/database/database.ts';
import { lockName } from '../../platform/database/sql.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Encryptor } from '../../platform/security/encryptor.ts';
import { findBank, findBanks, hasBankDocument, hasViewedBank, writeBank } from './bank-store.ts';
import { bankChanged } from './emails/bank-changed.ts';
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

/** An account to pay, and when it became that of its owner; null for long ago. */
type StoredPayee = { holder: string; accountNumber: string; ifsc: string; replacedAt: Date | null };

/** An account to store. `typedBy`: the member of staff who typed it; null for its owner. */
type NewBank = Omit<TypedBank, 'password'> & { person: Person; typedBy: string | null };

/** Time after the view of a document in which an admin may type what it says. */
const viewMs = 3_600_000;

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
  /** Stores an account. Another one than before is paid to after a time of waiting. `typedBy` null: its owner. */
  async function store(tx: Tx, { person, typedBy, accountNumber, ...bank }: NewBank): Promise<BankDetails> {
    const userId = person.id;
    const before = await findBank(tx, userId);
    const at = now();
    const same =
      before?.ifsc === bank.ifsc && (await sealer.decrypt(before.account)).toString('utf8') === accountNumber;
    const replacedAt = same ? before.replaced_at : at;
    const account = await sealer.encrypt(Buffer.from(accountNumber, 'utf8'));
    const details: BankDetails = { ...bank, lastFour: accountNumber.slice(-4) };
    const { lastFour, ifsc, bankName } = details;
    await writeBank(tx, { userId, account, at, replacedAt, typedBy, ...details });
    await audit.record(tx, {
      at,
      actorId: typedBy ?? userId,
      action: 'bank.changed',
      entity: 'astrologer',
      entityId: userId,
      of: userId,
      ...(before && { before: { lastFour: before.last_four, ifsc: before.ifsc } }),
      after: { lastFour, ifsc },
    });
    const { bankWaitHours } = (await settings.all(tx)).payouts;
    const { name, email, language } = person;
    const waitHours = replacedAt === at ? bankWaitHours : 0;
    const mailed = bankChanged({ name, bankName: bankName || ifsc, lastFour, waitHours });
    await mail.send(tx, { to: email, language, mail: mailed });
    return details;
  }

  return {
    /**
     * Sets the account. It requires the password and notifies the owner by e-mail, so that an unlocked phone is not
     * enough.
     */
    async change(userId: string, { password, ...typed }: TypedBank): Promise<BankDetails | AppError> {
      if (!(await findAstrologer(db, userId))) return appError('astrologer_not_found');
      const refused = await accounts.prove(userId, password);
      if (refused) return refused;
      const person = await accounts.person(userId);
      if (!person) return appError('astrologer_not_found');
      const { holder, accountNumber, ifsc, bankName } = typed;
      return transact(db, async (tx) => {
        await lockName(tx, `bank ${userId}`);
        return store(tx, { person, typedBy: null, holder, accountNumber, ifsc, bankName });
      });
    },

    /**
     * Stores the account of an astrologer who has entered none, as an admin has read it in the approved bank document within
     * the last hour. The astrologer is told by e-mail, and the first payout waits.
     */
    async typeFromDocument({
      userId,
      by,
      ...typed
    }: Pick<TypedBank, 'holder' | 'accountNumber' | 'ifsc'> & {
      userId: string;
      by: string;
    }): Promise<AppError | null> {
      const person = await accounts.person(userId);
      if (!person) return appError('withdrawal_not_found');
      const since = new Date(now().getTime() - viewMs);
      return transact(db, async (tx) => {
        await lockName(tx, `bank ${userId}`);
        if (!(await hasBankDocument(tx, userId))) return appError('withdrawal_document_new');
        if (!(await hasViewedBank(tx, { userId, adminId: by, since })))
          return appError('withdrawal_document_unseen');
        const before = await findBank(tx, userId);
        if (before && before.typed_by === null) return appError('withdrawal_account_known');
        await store(tx, { person, typedBy: by, ...typed, bankName: '' });
        return null;
      });
    },

    /** Returns whether an astrologer is approved and their bank document is stored. */
    hasDocument: (userId: string): Promise<boolean> => hasBankDocument(db, userId),

    /** Returns the accounts to pay by their owner, with decrypted numbers, of those who have one. For withdrawals only. */
    async payeesOf(userIds: readonly string[], reader: Reader = db): Promise<Map<string, StoredPayee>> {
      const rows = userIds.length > 0 ? await findBanks(reader, userIds) : [];
      return new Map(
        await Promise.all(
          rows.map(async ({ user_id: userId, holder, account, ifsc, replaced_at: replacedAt }) => {
            const accountNumber = (await sealer.decrypt(account)).toString('utf8');
            return [userId, { holder, accountNumber, ifsc, replacedAt }] as const;
          }),
        ),
      );
    },
  };
}
