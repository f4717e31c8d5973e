import { indiaZone, noonOf } from '#contract/core/india-time.ts';
import type { Template } from '../../email/template.ts';

const texts = {
  en: {
    subject: (day: string) => `Yesterday in the shop: ${day}`,
    entries: 'Entries in the log of changes',
    refused: 'Calls that were refused to staff',
    failedLogins: 'Staff log-ins that were refused',
    backup: 'Last good back-up',
    noBackup: 'none yet',
    title: 'The seal of the log',
    seal: 'This number and this seal stand for everything in the log until now. Keep this e-mail: with it anybody can prove that nothing was changed or taken out since.',
    number: (seq: string) => `Entry ${seq}`,
    button: 'Open the log',
  },
  hi: {
    subject: (day: string) => `कल दुकान में: ${day}`,
    entries: 'बदलावों के लेखे में प्रविष्टियाँ',
    refused: 'स्टाफ़ को नामंज़ूर हुई कॉल',
    failedLogins: 'स्टाफ़ के रोके गए लॉग इन',
    backup: 'पिछला सफल बैक-अप',
    noBackup: 'अभी तक नहीं',
    title: 'लेखे की मुहर',
    seal: 'यह संख्या और यह मुहर अब तक के पूरे लेखे की पहचान हैं। यह ई-मेल सँभालकर रखें: इससे कोई भी जाँच सकता है कि तब से लेखे में न कुछ बदला गया, न हटाया गया।',
    number: (seq: string) => `प्रविष्टि ${seq}`,
    button: 'लेखा खोलें',
  },
};

/** Writes the daily e-mail to owners: the figures of yesterday, and the head of the audit chain. */
export const shopDay: Template<'shop-day'> = (mail, { language, site }) => {
  const say = texts[language];
  const locale = language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN';
  const date = noonOf(mail.day).toLocaleDateString(locale, {
    day: 'numeric',
    month: 'long',
    timeZone: indiaZone,
  });
  const instant = (at: string) =>
    new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: indiaZone });
  const count = (n: number) => n.toLocaleString('en-IN');
  return {
    subject: say.subject(date),
    parts: [
      {
        kind: 'block',
        lines: [
          `${say.entries}: ${count(mail.entries)}`,
          `${say.failedLogins}: ${count(mail.failedLogins)}`,
          `${say.refused}: ${count(mail.refused)}`,
          `${say.backup}: ${mail.backup ? instant(mail.backup) : say.noBackup}`,
        ],
      },
      { kind: 'title', text: say.title },
      { kind: 'block', lines: [say.number(String(mail.seq)), mail.hash] },
      { kind: 'text', text: say.seal },
      { kind: 'button', label: say.button, url: `${site.publicUrl}/admin/audit` },
    ],
  };
};
