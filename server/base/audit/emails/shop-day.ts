import { noonOf } from '#contract/core/india-time.ts';
import { defineEmail } from '../../email/template.ts';
import { dayAndMonth, moment } from '../../email/words.ts';

const texts = {
  en: {
    subject: (day: string) => `Yesterday in the shop: ${day}`,
    entries: 'Entries in the activity log',
    refused: 'Staff requests that were refused',
    failedLogins: 'Staff log-ins that were refused',
    backup: 'Last good back-up',
    noBackup: 'none yet',
    trial: 'Last copy that was restored on trial',
    title: 'The seal of the activity log',
    number: 'Entry',
    hash: 'Seal',
    seal: 'This number and this seal stand for everything in the activity log so far. Please keep this e-mail: it lets anybody prove that nothing was changed or removed since.',
    button: 'Open the activity log',
  },
  hi: {
    subject: (day: string) => `कल दुकान में: ${day}`,
    entries: 'गतिविधि लॉग में प्रविष्टियाँ',
    refused: 'स्टाफ़ के रोके गए अनुरोध',
    failedLogins: 'स्टाफ़ के रोके गए लॉग इन',
    backup: 'पिछला सफल बैक-अप',
    noBackup: 'अभी तक नहीं',
    trial: 'जाँच में पिछली बार कॉपी से दुकान वापस लाई गई',
    title: 'गतिविधि लॉग की मुहर',
    number: 'प्रविष्टि',
    hash: 'मुहर',
    seal: 'यह संख्या और यह मुहर अब तक के पूरे गतिविधि लॉग की पहचान हैं। कृपया यह ई-मेल सँभालकर रखें: इससे कोई भी जाँच सकता है कि तब से लॉग में न कुछ बदला गया, न हटाया गया।',
    button: 'गतिविधि लॉग खोलें',
  },
};

/** To each owner. `day` (YYYY-MM-DD, IST) with its figures; `seq` and `hash` are the newest of the audit chain. */
type Facts = {
  day: string;
  entries: number;
  refused: number;
  failedLogins: number;
  /** The end of the last good back-up; null if there was none. */
  backup: string | null;
  /** When a copy was last restored on trial; absent in e-mails that an older version queued. */
  trial?: string | null;
  seq: number;
  hash: string;
};

/** Writes the daily e-mail to owners: the figures of yesterday, and the head of the audit chain. */
export const shopDay = defineEmail<Facts>({
  kind: 'shop-day',
  write: (mail, { language, site }) => {
    const say = texts[language];
    const count = (n: number) => n.toLocaleString('en-IN');
    const backup = mail.backup ? moment(mail.backup, language) : say.noBackup;
    return {
      subject: say.subject(dayAndMonth(noonOf(mail.day), language)),
      preview: `${say.entries}: ${count(mail.entries)}. ${say.backup}: ${backup}.`,
      toStaff: true,
      parts: [
        {
          kind: 'facts',
          rows: [
            [say.entries, count(mail.entries)],
            [say.failedLogins, count(mail.failedLogins)],
            [say.refused, count(mail.refused)],
            [say.backup, backup],
            ...(mail.trial ? [[say.trial, moment(mail.trial, language)] as [string, string]] : []),
          ],
        },
        { kind: 'title', text: say.title },
        {
          kind: 'facts',
          rows: [
            [say.number, String(mail.seq)],
            [say.hash, mail.hash],
          ],
        },
        { kind: 'small', text: say.seal },
        { kind: 'button', label: say.button, url: `${site.publicUrl}/admin/audit` },
      ],
    };
  },
  samples: () => [
    {
      day: '2026-11-20',
      entries: 1204,
      refused: 0,
      failedLogins: 2,
      backup: '2026-11-21T20:30:00.000Z',
      trial: '2026-11-01T22:45:00.000Z',
      seq: 48_112,
      hash: '9f2c64b1d07a35e8',
    },
  ],
});
