import type { Template } from '../../email/template.ts';

const texts = {
  en: {
    subject: 'Your bank details were changed',
    greeting: (name: string) => `Namaste ${name},`,
    text: (bank: string, end: string) =>
      `From now on your earnings are paid to the account ending in ${end} at ${bank}.`,
    waits: (hours: number) =>
      `For your safety the first payout to this account is made ${hours} hours from now at the earliest.`,
    warning: (phone: string) =>
      `Was this not you? Change your password at once and call us: ${phone}. Nothing is paid out without a look by us.`,
    button: 'Look at my profile',
  },
  hi: {
    subject: 'आपका बैंक विवरण बदला गया है',
    greeting: (name: string) => `नमस्ते ${name},`,
    text: (bank: string, end: string) => `अब से आपकी कमाई ${bank} के उस खाते में भेजी जाएगी जिसके अंत में ${end} है।`,
    waits: (hours: number) => `आपकी सुरक्षा के लिए इस खाते में पहला भुगतान कम से कम ${hours} घंटे बाद होगा।`,
    warning: (phone: string) =>
      `क्या यह आपने नहीं किया? तुरंत अपना पासवर्ड बदलें और हमें फ़ोन करें: ${phone}। हमारी जाँच के बिना कोई भुगतान नहीं होता।`,
    button: 'मेरी प्रोफ़ाइल देखें',
  },
};

/** Writes the notice to an astrologer that the account for earnings has changed. */
export const bankChanged: Template<'bank-changed'> = (
  { name, bankName, lastFour, waitHours = 0 },
  { language, site },
) => {
  const say = texts[language];
  return {
    subject: say.subject,
    parts: [
      { kind: 'text', text: say.greeting(name) },
      { kind: 'text', text: say.text(bankName, lastFour) },
      ...(waitHours > 0 ? [{ kind: 'text' as const, text: say.waits(waitHours) }] : []),
      { kind: 'text', text: say.warning(site.phone) },
      { kind: 'button', label: say.button, url: `${site.publicUrl}/astrologer-profile` },
    ],
  };
};
