import type { Withdrawal } from '#contract/consultations/wallet/endpoints.ts';
import type { Words } from '#contract/people/addresses/errors.ts';
import { byLang, type Lang } from '#languages/list.ts';
import { localeOf } from '#languages/locale.ts';
import type { AuditService } from '../../base/audit/service.ts';
import type { MailService } from '../../base/email/service.ts';
import type { SettingsService } from '../../base/settings/service.ts';
import type { AccountsService } from '../../people/accounts/service.ts';
import { type AppError, appError } from '../../platform/core/app-error.ts';
import { asPaise, fromRupees, rupeeText, toRupees } from '../../platform/core/money.ts';
import { type Reader, type Tx, transact } from '../../platform/database/database.ts';
import { lockName } from '../../platform/database/sql.ts';
import type { Platform } from '../../platform/platform.ts';
import { payoutConfirmed } from './emails/payout-confirmed.ts';
import { type PayeeParts, payeeColumns, payeeOn } from './withdrawal-payee.ts';
import {
  lockWithdrawal,
  readOtherPayouts,
  updateWithdrawal,
  type WithdrawalRow,
} from './withdrawal-store.ts';

const hourMs = 3_600_000;

/** Hours within which payouts to one person count as one, so that a large sum in small parts is as safe. */
const togetherHours = 24;

/** Hours that the only person who may pay out waits between confirming a large payout and paying it. */
const aloneHours = 24;

/** The services that the rules of payouts use. */
export type PayoutRuleParts = Pick<Platform, 'db' | 'now'> &
  PayeeParts & {
    accounts: Pick<AccountsService, 'staffWith'>;
    audit: AuditService;
    mail: MailService;
    settings: SettingsService;
  };

/** The circumstances in which somebody decides about payouts. `above` in paise. */
export type PayoutRules = { by: string; alone: boolean; above: number; at: Date };

const instantWords = (lang: Lang, at: Date): string =>
  new Intl.DateTimeFormat(localeOf(lang), {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);

const when = (at: Date): Words => byLang((lang) => instantWords(lang, at));

/** Reads the circumstances of a decision. `alone`: nobody else may pay out. */
export async function readPayoutRules(
  { accounts, settings, now }: Pick<PayoutRuleParts, 'accounts' | 'settings' | 'now'>,
  by: string,
): Promise<PayoutRules> {
  const [{ payouts }, people] = await Promise.all([settings.all(), accounts.staffWith('payouts.decide')]);
  const others = people.filter(({ id }) => id !== by);
  return { by, alone: others.length === 0, above: fromRupees(payouts.twoPeopleAbove), at: now() };
}

type Row = Pick<WithdrawalRow, 'id' | 'amount' | 'payable_from' | 'confirmed_by' | 'confirmed_at'>;

/** A request with the other payouts to the same person within a day, in paise. */
export type PayoutFacts = Row & { others: number };

/** Returns requests with what else their people were paid within a day. */
export async function withOtherPayouts<R extends Row>(
  db: Reader,
  rows: readonly R[],
  at: Date,
): Promise<(R & PayoutFacts)[]> {
  const since = new Date(at.getTime() - togetherHours * hourMs);
  const sums = await readOtherPayouts(
    db,
    rows.map(({ id }) => id),
    since,
  );
  return rows.map((row) => ({ ...row, others: sums.get(row.id) ?? 0 }));
}

/** Returns a locked request with what else its person was paid. Of several to one person, one at a time is decided. */
export async function lockPayouts<R extends Row & { user_id: string }>(
  tx: Tx,
  row: R,
  at: Date,
): Promise<R & PayoutFacts> {
  await lockName(tx, `payouts ${row.user_id}`);
  const [facts] = await withOtherPayouts(tx, [row], at);
  return facts ?? { ...row, others: 0 };
}

/** Returns whether a payout needs two people: with the others of a day it is above the sum of the settings. */
const isLarge = ({ amount, others }: PayoutFacts, { above }: PayoutRules): boolean => amount + others > above;

/** Returns the instant before which nobody pays a request out; null if it can be paid at once. */
function waitsUntil(facts: PayoutFacts, rules: PayoutRules) {
  const { payable_from, confirmed_by, confirmed_at } = facts;
  const alone =
    isLarge(facts, rules) && rules.alone && confirmed_by === rules.by && confirmed_at
      ? confirmed_at.getTime() + aloneHours * hourMs
      : 0;
  const until = Math.max(payable_from?.getTime() ?? 0, alone);
  return until > rules.at.getTime() ? new Date(until) : null;
}

/** Returns what stands between a pending request and its payout, for the person who looks at it. */
export function nextStep(row: PayoutFacts, rules: PayoutRules): NonNullable<Withdrawal['next']> {
  const until = waitsUntil(row, rules)?.toISOString() ?? null;
  if (isLarge(row, rules)) {
    if (!row.confirmed_by) return { step: 'confirm', from: until };
    if (row.confirmed_by === rules.by && !rules.alone) return { step: 'second_person', from: until };
  }
  return { step: until ? 'wait' : 'approve', from: until };
}

/** Returns why a pending request must not be paid out by this person now; null if it may be. */
export function payoutRefusal(row: PayoutFacts, rules: PayoutRules): AppError | null {
  const { step, from } = nextStep(row, rules);
  if (step === 'confirm')
    return appError('withdrawal_unconfirmed', { amount: rupeeText(asPaise(rules.above)) });
  if (step === 'second_person') return appError('withdrawal_same_person');
  return from ? appError('withdrawal_waits', { when: when(new Date(from)) }) : null;
}

/**
 * Confirms a large payout as the first of two people. Confirming it oneself again changes nothing. The request keeps the account that
 * it has now, so that the second person pays to the one that the first has seen. Owners hear of it by e-mail, so
 * that a stolen session of the only one who may pay out is noticed within the day of waiting.
 */
export async function confirmPayout(
  parts: PayoutRuleParts,
  { id, by }: { id: string; by: string },
): Promise<AppError | null> {
  const rules = await readPayoutRules(parts, by);
  const owners = await parts.accounts.staffWith('staff.manage');
  return transact(parts.db, async (tx: Tx) => {
    const row = await lockWithdrawal(tx, id);
    if (!row) return appError('withdrawal_not_found');
    if (row.status !== 'pending') return appError('withdrawal_done');
    if (row.confirmed_by) return row.confirmed_by === by ? null : appError('withdrawal_confirmed');
    if (!isLarge(await lockPayouts(tx, row, rules.at), rules)) return appError('withdrawal_needs_one');
    const account = await payeeOn(parts, row, tx);
    if (!account) return appError('withdrawal_account_missing');
    const columns = row.account ? {} : await payeeColumns(parts, account);
    await updateWithdrawal(tx, id, { confirmed_by: by, confirmed_at: rules.at, ...columns });
    await parts.audit.record(tx, {
      at: rules.at,
      actorId: by,
      action: 'withdrawal.confirmed',
      entity: 'withdrawal',
      entityId: id,
      after: { amount: toRupees(asPaise(row.amount)) },
    });
    for (const { name, email, language } of owners)
      await parts.mail.send(tx, {
        to: email,
        language,
        mail: payoutConfirmed({ name, amount: toRupees(asPaise(row.amount)), alone: rules.alone }),
      });
    return null;
  });
}
