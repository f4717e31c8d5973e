import type { AuditService } from '../../base/audit/service.ts';
import type { MailService } from '../../base/email/service.ts';
import type { SettingsService } from '../../base/settings/service.ts';
import type { AccountsService } from '../../people/accounts/service.ts';
import { type AppError, appError } from '../../platform/core/app-error.ts';
import { asPaise, fromRupees, type Paise, toRupees } from '../../platform/core/money.ts';
import { type Tx, transact } from '../../platform/database/database.ts';
import { lockName } from '../../platform/database/sql.ts';
import type { Platform } from '../../platform/platform.ts';
import { type LedgerService, walletOf } from '../ledger/service.ts';
import { walletCredited } from './emails/wallet-credited.ts';

const dayMs = 86_400_000;
const monthMs = 30 * dayMs;

/** A credit by a member of staff. `requestId` makes it happen once. `rupees` are positive. */
export type Goodwill = { id: string; by: string; requestId: string; rupees: number; reason: string };

/** Credits that the shop gives of its own will. */
export type GoodwillService = ReturnType<typeof createGoodwill>;

/**
 * Creates the service that gives money of the shop to a customer's wallet, through the ledger: from the shop's account
 * `goodwill` to the wallet. The wallet can be spent and not withdrawn.
 */
export function createGoodwill(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  {
    accounts,
    audit,
    ledger,
    mail,
    settings,
  }: {
    accounts: AccountsService;
    audit: AuditService;
    ledger: LedgerService;
    mail: MailService;
    settings: SettingsService;
  },
) {
  /** Returns what a member of staff gave in 24 hours, in paise. The log is the record of who gave. */
  const givenBy = (tx: Tx, by: string): Promise<Paise> =>
    audit.sumOf(tx, {
      actorId: by,
      action: 'wallet.credit',
      field: 'amount',
      since: new Date(now().getTime() - dayMs),
    });

  return {
    /** Gives a credit within the limits of the setting `goodwill`, and tells the person by e-mail. A repeat does nothing. */
    give: ({ id, by, requestId, rupees, reason }: Goodwill): Promise<null | AppError> =>
      transact(db, async (tx) => {
        if (id === by) return appError('not_yourself');
        const amount = fromRupees(rupees);
        if (amount <= 0 || Math.abs(toRupees(amount) - rupees) > 1e-9) return appError('bad_input');
        // Two credits at once must not both pass the limit of the giver, or of the person.
        await lockName(tx, `goodwill by ${by}`);
        await lockName(tx, `goodwill ${id}`);
        const person = await accounts.person(id, tx);
        if (!person?.isOpen) return appError('person_not_found');
        const { goodwill } = await settings.all(tx);
        const wallet = walletOf(id);
        const since = new Date(now().getTime() - monthMs);
        const given = (await ledger.byKind(tx, [wallet], since)).get('goodwill') ?? 0;
        const known = await ledger.isPosted(tx, `goodwill:${id}:${requestId}`);
        if (known) return null;
        if (amount > fromRupees(goodwill.atMost))
          return appError('goodwill_too_much', { amount: goodwill.atMost });
        if (given + amount > fromRupees(goodwill.perMonth))
          return appError('goodwill_month', {
            amount: goodwill.perMonth,
            given: toRupees(asPaise(given)),
          });
        const byGiver = await givenBy(tx, by);
        if (byGiver + amount > fromRupees(goodwill.perGiver))
          return appError('goodwill_giver', { amount: goodwill.perGiver, given: toRupees(byGiver) });
        await ledger.post(tx, {
          key: `goodwill:${id}:${requestId}`,
          kind: 'goodwill',
          subjectId: requestId,
          postings: [
            { account: 'goodwill', amount: -amount },
            { account: wallet, amount },
          ],
        });
        await audit.record(tx, {
          at: now(),
          actorId: by,
          action: 'wallet.credit',
          entity: 'user',
          entityId: id,
          of: id,
          before: null,
          after: { amount: toRupees(amount), reason },
        });
        await mail.send(tx, {
          to: person.email,
          language: person.language,
          mail: walletCredited({ name: person.name, amount: toRupees(amount), reason }),
        });
        return null;
      }),
  };
}
