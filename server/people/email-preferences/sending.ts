import { signs } from '#contract/astrology/horoscope/zodiac.ts';
import { indiaDay } from '#contract/core/india-time.ts';
import { formatOrderNumber } from '#contract/selling/orders/number.ts';
import { remindedForDays } from '#contract/selling/orders/rules.ts';
import type { HoroscopeService } from '../../astrology/horoscope/service.ts';
import type { MailService } from '../../base/email/service.ts';
import type { SettingsService } from '../../base/settings/service.ts';
import { AppError } from '../../platform/core/app-error.ts';
import { type Tx, transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { dailyPrediction } from './emails/daily-prediction.ts';
import { paymentReminder } from './emails/payment-reminder.ts';
import { reviewReminder } from './emails/review-reminder.ts';
import { type DuePayment, takeDuePayments, takeDueReaders, takeDueReviews } from './store.ts';
import type { createUnsubscribeLinks } from './unsubscribe.ts';

const batch = 100;
/** The daily e-mail is sent from six in the morning in India, the hour of the day's sky. */
const morningHour = 6;
const dayMs = 86_400_000;
/** A review is requested three days after delivery, and no longer after thirty days. */
const reminded = { afterDays: 3, untilDays: 30 };
const remindersEveryMs = 10 * 60_000;
const indianOffsetMs = 5.5 * 3_600_000;

/** The services that the optional e-mails need. */
export type SendingParts = {
  mail: MailService;
  horoscope: HoroscopeService | undefined;
  settings: SettingsService;
  links: ReturnType<typeof createUnsubscribeLinks>;
};

type Window = { from: Date; until: Date; now: Date; limit: number };

/** A kind of reminder of an order: its e-mail, the consent to it, when it is due, and the taking of a due batch. */
type Reminder = {
  reminder: typeof reviewReminder | typeof paymentReminder;
  consent: 'reviews' | 'payments';
  window: (at: number) => Promise<Pick<Window, 'from' | 'until'>>;
  take: (tx: Tx, window: Window) => Promise<DuePayment[]>;
};

/** Creates the sending of a kind of reminder, a batch at a time and once an order. It looks for them only now and then. */
function createReminders(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { mail, links }: Pick<SendingParts, 'mail' | 'links'>,
  { reminder, consent, window, take }: Reminder,
) {
  let askedAt = 0;
  return async function remind(): Promise<number> {
    const at = now();
    if (at.getTime() - askedAt < remindersEveryMs) return 0;
    const open = await window(at.getTime());
    const sent = await transact(db, async (tx) => {
      const due = await take(tx, { ...open, now: at, limit: batch });
      const emails = await Promise.all(
        due.map(async ({ orderId, number, userId, email, name, language, items }) => ({
          to: email,
          language,
          mail: reminder({
            name,
            orderId,
            orderNumber: formatOrderNumber(number),
            goods: items.map((one) => (language === 'hi' ? (one.nameHi ?? one.name) : one.name)),
            unsubscribe: await links.make({ userId, mail: consent }),
          }),
        })),
      );
      await mail.sendAll(tx, emails);
      return due.length;
    });
    const done = typeof sent === 'number' ? sent : 0;
    // A full batch means that there may be more.
    if (done < batch) askedAt = at.getTime();
    return done;
  };
}

/** Creates the sending of the optional e-mails: the prediction of the day, and the reminders to review and to pay. */
export function createSending(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { mail, horoscope, settings, links }: SendingParts,
) {
  // The hours of the setting after the time to pay ran out. They reserve nothing.
  const remindOfPayments = createReminders(
    { db, now },
    { mail, links },
    {
      reminder: paymentReminder,
      consent: 'payments',
      take: takeDuePayments,
      window: async (at) => ({
        from: new Date(at - remindedForDays * dayMs),
        until: new Date(at - (await settings.all()).unpaidOrders.remindHours * 3_600_000),
      }),
    },
  );
  const remindOfReviews = createReminders(
    { db, now },
    { mail, links },
    {
      reminder: reviewReminder,
      consent: 'reviews',
      take: takeDueReviews,
      window: async (at) => ({
        from: new Date(at - reminded.untilDays * dayMs),
        until: new Date(at - reminded.afterDays * dayMs),
      }),
    },
  );

  /** Sends the day's prediction to a batch of subscribers. */
  async function sendDaily(): Promise<number> {
    const at = now();
    const day = indiaDay(at);
    if (new Date(at.getTime() + indianOffsetMs).getUTCHours() < morningHour) return 0;
    const rows = await horoscope?.read(day);
    if (!rows || rows instanceof AppError) return 0;
    const sent = await transact(db, async (tx) => {
      const due = await takeDueReaders(tx, { day, limit: batch });
      const emails = await Promise.all(
        due.map(async ({ userId, sign, email, name, language }) => ({
          to: email,
          language,
          mail: dailyPrediction({
            name,
            day,
            sign,
            text: rows[sign]?.[language] ??
              rows[sign]?.en ?? { prediction: '', seek: '', challenge: '', insight: '' },
            path: `/daily-prediction/${signs[sign]}`,
            unsubscribe: await links.make({ userId, mail: 'daily' }),
          }),
        })),
      );
      await mail.sendAll(tx, emails);
      return due.length;
    });
    return typeof sent === 'number' ? sent : 0;
  }

  return {
    /** Sends the e-mails that are due: predictions and reminders. */
    sweep: async (): Promise<number> =>
      (await sendDaily()) + (await remindOfReviews()) + (await remindOfPayments()),
  };
}
