import { indiaDay } from '#contract/core/india-time.ts';
import { signs } from '#contract/horoscope/zodiac.ts';
import { formatOrderNumber } from '#contract/orders/number.ts';
import { remindedForDays } from '#contract/orders/rules.ts';
import type { MailService } from '../email/service.ts';
import type { HoroscopeService } from '../horoscope/service.ts';
import { AppError } from '../platform/core/app-error.ts';
import { transact } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { SettingsService } from '../settings/service.ts';
import { takeDuePayments, takeDueReaders, takeDueReviews } from './store.ts';
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
  horoscope: HoroscopeService;
  settings: SettingsService;
  links: ReturnType<typeof createUnsubscribeLinks>;
};

/**
 * Creates the reminders of unpaid orders: the hours of the setting after their time ran out, once an order. They reserve
 * nothing.
 */
function createPaymentReminders(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { mail, settings, links }: Pick<SendingParts, 'mail' | 'settings' | 'links'>,
) {
  let askedAt = 0;

  /** Reminds a batch of buyers. Looks for them only now and then. */
  return async function remind(): Promise<number> {
    const at = now();
    if (at.getTime() - askedAt < remindersEveryMs) return 0;
    const { unpaidOrders } = await settings.all();
    const sent = await transact(db, async (tx) => {
      const due = await takeDuePayments(tx, {
        from: new Date(at.getTime() - remindedForDays * dayMs),
        until: new Date(at.getTime() - unpaidOrders.remindHours * 3_600_000),
        now: at,
        limit: batch,
      });
      const emails = await Promise.all(
        due.map(async ({ orderId, number, userId, email, name, language, goods }) => ({
          to: email,
          language,
          mail: {
            kind: 'payment-reminder' as const,
            name,
            orderId,
            orderNumber: formatOrderNumber(number),
            goods: goods.map((one) => (language === 'hi' ? (one.nameHi ?? one.name) : one.name)),
            unsubscribe: await links.make({ userId, mail: 'payments' }),
          },
        })),
      );
      await mail.sendAll(tx, emails);
      return due.length;
    });
    const done = typeof sent === 'number' ? sent : 0;
    if (done < batch) askedAt = at.getTime();
    return done;
  };
}

/** Creates the sending of the optional e-mails: the prediction of the day, and the reminders to review and to pay. */
export function createSending(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { mail, horoscope, settings, links }: SendingParts,
) {
  const remindOfPayments = createPaymentReminders({ db, now }, { mail, settings, links });
  let reviewsAskedAt = 0;

  /** Sends the day's prediction to a batch of subscribers. */
  async function sendDaily(): Promise<number> {
    const at = now();
    const day = indiaDay(at);
    if (new Date(at.getTime() + indianOffsetMs).getUTCHours() < morningHour) return 0;
    const rows = await horoscope.read(day);
    if (rows instanceof AppError) return 0;
    const sent = await transact(db, async (tx) => {
      const due = await takeDueReaders(tx, { day, limit: batch });
      const emails = await Promise.all(
        due.map(async ({ userId, sign, email, name, language }) => ({
          to: email,
          language,
          mail: {
            kind: 'daily-prediction' as const,
            name,
            day,
            sign,
            text: rows[sign]?.[language] ??
              rows[sign]?.en ?? { prediction: '', seek: '', challenge: '', insight: '' },
            path: `/daily-prediction/${signs[sign]}`,
            unsubscribe: await links.make({ userId, mail: 'daily' }),
          },
        })),
      );
      await mail.sendAll(tx, emails);
      return due.length;
    });
    return typeof sent === 'number' ? sent : 0;
  }

  /** Sends review reminders to a batch of buyers. Looks for them only now and then. */
  async function sendReminders(): Promise<number> {
    const at = now();
    if (at.getTime() - reviewsAskedAt < remindersEveryMs) return 0;
    const sent = await transact(db, async (tx) => {
      const due = await takeDueReviews(tx, {
        from: new Date(at.getTime() - reminded.untilDays * dayMs),
        until: new Date(at.getTime() - reminded.afterDays * dayMs),
        now: at,
        limit: batch,
      });
      const emails = await Promise.all(
        due.map(async ({ orderId, number, userId, email, name, language, goods }) => ({
          to: email,
          language,
          mail: {
            kind: 'review-reminder' as const,
            name,
            orderId,
            orderNumber: formatOrderNumber(number),
            goods: goods.map((one) => (language === 'hi' ? (one.nameHi ?? one.name) : one.name)),
            unsubscribe: await links.make({ userId, mail: 'reviews' }),
          },
        })),
      );
      await mail.sendAll(tx, emails);
      return due.length;
    });
    const done = typeof sent === 'number' ? sent : 0;
    // A full batch means that there may be more.
    if (done < batch) reviewsAskedAt = at.getTime();
    return done;
  }

  return {
    /** Sends the e-mails that are due: predictions and reminders. */
    sweep: async (): Promise<number> =>
      (await sendDaily()) + (await sendReminders()) + (await remindOfPayments()),
  };
}
