import { signId, signs } from '#contract/astrology/horoscope/zodiac.ts';
import { indiaDay } from '#contract/core/india-time.ts';
import { mailConsents, type OptionalMail } from '#contract/people/email-preferences/consents.ts';
import type { MailChoice, MailPreferences } from '#contract/people/email-preferences/endpoints.ts';
import type { HoroscopeService } from '../../astrology/horoscope/service.ts';
import type { MailService } from '../../base/email/service.ts';
import type { SettingsService } from '../../base/settings/service.ts';
import { type AppError, appError } from '../../platform/core/app-error.ts';
import { type Tx, transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountsService } from '../accounts/service.ts';
import { createSending } from './sending.ts';
import { lockPreferences, readAnswerReader, readPreferences, writePreferences } from './store.ts';
import { createUnsubscribeLinks, type Leaving } from './unsubscribe.ts';

type Row =
  | {
      daily_sign: number | null;
      review_reminders: boolean;
      review_answers: boolean;
      payment_reminders: boolean;
    }
  | undefined;

const present = (row: Row): MailPreferences => ({
  dailySign: row?.daily_sign == null ? null : (signs[row.daily_sign] ?? null),
  reviewReminders: row?.review_reminders ?? false,
  reviewAnswers: row?.review_answers ?? false,
  paymentReminders: row?.payment_reminders ?? false,
});

/** The service for optional e-mails. */
export type PreferencesService = ReturnType<typeof createPreferences>;

/** Creates the e-mail preferences and the e-mails that depend on them. */
export function createPreferences(
  { db, keyrings, now }: Pick<Platform, 'db' | 'keyrings' | 'now'>,
  {
    accounts,
    mail,
    horoscope,
    settings,
  }: {
    accounts: AccountsService;
    mail: MailService;
    horoscope?: HoroscopeService;
    settings: SettingsService;
  },
) {
  const links = createUnsubscribeLinks(keyrings.session);
  const sending = createSending({ db, now }, { mail, horoscope, settings, links });

  /** Writes preferences. Every e-mail that starts or ends is a consent given or withdrawn. */
  async function change(tx: Tx, userId: string, choice: MailChoice): Promise<MailPreferences> {
    const at = now();
    const was = present(await lockPreferences(tx, { userId, now: at }));
    const chosen = {
      ...choice,
      reviewAnswers: choice.reviewAnswers ?? was.reviewAnswers,
      paymentReminders: choice.paymentReminders ?? was.paymentReminders,
    };
    const dailySign = chosen.dailySign && signId(chosen.dailySign);
    await writePreferences(tx, {
      userId,
      dailySign,
      reviewReminders: chosen.reviewReminders,
      reviewAnswers: chosen.reviewAnswers,
      paymentReminders: chosen.paymentReminders,
      sentOn: chosen.dailySign && !was.dailySign ? indiaDay(at) : null,
      now: at,
    });
    const turned: [OptionalMail, boolean, boolean][] = [
      ['daily', was.dailySign !== null, chosen.dailySign !== null],
      ['reviews', was.reviewReminders, chosen.reviewReminders],
      ['answers', was.reviewAnswers, chosen.reviewAnswers],
      ['payments', was.paymentReminders, chosen.paymentReminders],
    ];
    for (const [kind, before, after] of turned) {
      const consent = { userId, ...mailConsents[kind], now: at };
      if (after && !before) await accounts.recordConsent(tx, consent);
      if (before && !after) await accounts.withdrawConsent(tx, consent);
    }
    return chosen;
  }

  return {
    /** Returns a person's preferences. */
    of: async (userId: string): Promise<MailPreferences> => present(await readPreferences(db, userId)),

    /** Changes them. Nothing starts for an unproved address. */
    async set(userId: string, chosen: MailChoice): Promise<MailPreferences | AppError> {
      return transact(db, async (tx) => {
        const person = await accounts.person(userId, tx);
        if (!person) return appError('session_ended');
        const anyMail = [
          chosen.dailySign !== null,
          chosen.reviewReminders,
          chosen.reviewAnswers,
          chosen.paymentReminders,
        ].some(Boolean);
        if (anyMail && !person.isVerified) return appError('mail_unverified');
        return change(tx, userId, chosen);
      });
    },

    /** Ends one e-mail, from the data page or a link. */
    async leave({ userId, mail: kind }: Leaving): Promise<void> {
      await transact(db, async (tx) => {
        const row = await readPreferences(tx, userId);
        if (!row) return null;
        const chosen = present(row);
        await change(tx, userId, {
          dailySign: kind === 'daily' ? null : chosen.dailySign,
          reviewReminders: kind === 'reviews' ? false : chosen.reviewReminders,
          reviewAnswers: kind === 'answers' ? false : chosen.reviewAnswers,
          paymentReminders: kind === 'payments' ? false : chosen.paymentReminders,
        });
        return null;
      });
    },

    /** Returns the recipient of an e-mail about an answer to their review; null for who does not want it. */
    async answerReader(tx: Tx, userId: string) {
      const reader = await readAnswerReader(tx, userId);
      return reader ? { ...reader, unsubscribe: await links.make({ userId, mail: 'answers' }) } : null;
    },

    /** Returns what the link of an e-mail ends; null if it is not ours. */
    readLink: links.read,

    /** Sends the e-mails that are due: predictions and reminders. */
    sweep: sending.sweep,
  };
}
